"""Searching, sorting and paging."""
import unicodedata

from .faults import fault


def fold(text):
    """Without case and accents."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    if fault("accents-count"):
        return text.casefold()
    return "".join(c for c in decomposed if not unicodedata.combining(c))


def has_words(search, texts):
    """Whether each word occurs in one of the texts."""
    folded = [fold(text) for text in texts if text]
    return all(any(word in text for text in folded) for word in fold(search).split())


def ordered(rows, sort, value_of):
    """Sorts rows; equal ones by id, those without a value last in both directions."""
    name = sort.lstrip("-")
    rows = sorted(rows, key=lambda row: row["id"])
    with_value = [row for row in rows if value_of(row, name) is not None]
    without = [row for row in rows if value_of(row, name) is None]

    def key(row):
        value = value_of(row, name)
        return fold(value) if isinstance(value, str) else value

    with_value.sort(key=key, reverse=sort.startswith("-"))
    if fault("missing-first"):
        return without + with_value if not sort.startswith("-") else with_value + without
    return with_value + without


def page_of(rows, call, show):
    first = call.page * call.size
    content = [show(row) for row in rows[first:first + call.size]]
    total = len(content) if fault("total-of-page") else len(rows)
    return {"content": content, "totalElements": total, "totalPages": -(-total // call.size),
            "number": call.page, "size": call.size}
