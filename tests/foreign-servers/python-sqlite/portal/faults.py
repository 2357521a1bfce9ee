"""Known mistakes that can be switched on at the start, to see whether tests and alarms notice them.

The file MISTAKES has the names.
"""
from pathlib import Path

NAMES = [line.split(":")[0] for line in
         (Path(__file__).parent.parent / "MISTAKES").read_text(encoding="utf-8").splitlines() if line.strip()]
_active = None


def activate(name):
    global _active
    _active = name


def fault(name):
    return name == _active
