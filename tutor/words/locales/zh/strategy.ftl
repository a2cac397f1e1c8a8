# 打法指南页上的文字。

strategy-title = 打法指南
strategy-chapters = 章节
strategy-example = 例子
strategy-answer = 这里怎么打最好？
strategy-best = { $best }，比别的出法大约多 { $p } 分（±{ $se }）。
strategy-best-one-of = 比如{ $best }；差一点的出法，大约要亏 { $p } 分（±{ $se }）以上。
strategy-only = 只限 { $rules }
strategy-lesson = 小课：{ $lesson }
