"""Makes ``python -m tutor`` the same program as ``shengji-tutor``."""

from tutor.cli import main

if __name__ == "__main__":
    main()
