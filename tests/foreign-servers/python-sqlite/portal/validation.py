"""Checks request bodies against the JSON Schemas of the contract.

Supports only the keywords that the request schemas of the contract use.
"""
import json
import math
import re
import unicodedata
from datetime import date, datetime

from .errors import field_error

SCHEMAS = {}

DATE = re.compile(r"\d{4}-\d{2}-\d{2}\Z", re.ASCII)
DATE_TIME = re.compile(r"\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d+)?([Zz]|[+-]\d{2}:\d{2})\Z", re.ASCII)
EMAIL = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?(\.[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?)+\Z")
# Belgium, France, Germany, the Netherlands and Ukraine.
PHONE = re.compile(r"\+(32|33|49|31|380)[1-9]\d{6,11}\Z", re.ASCII)
INVISIBLE = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}


def read_contract(path):
    """Reads the schemas from the contract, which is one JSON file."""
    with open(path, encoding="utf-8") as file:
        SCHEMAS.update(json.load(file)["components"]["schemas"])


def is_date(text):
    try:
        return bool(DATE.match(text)) and bool(date.fromisoformat(text))
    except ValueError:
        return False


def is_date_time(text):
    try:
        return bool(DATE_TIME.match(text)) and bool(parse_time(text))
    except ValueError:
        return False


def parse_time(text):
    return datetime.fromisoformat(text.upper())


# format: (test, rule, message)
TEXT_FORMATS = {
    "visible": (lambda text: not any(unicodedata.category(c) in INVISIBLE for c in text), "visible",
                "The value has characters that cannot be seen"),
    "no-dots-or-space": (lambda text: not re.search(r"[.\s]", text), "no_dots_or_space",
                         "The value must not have dots or spaces"),
    "email": (EMAIL.match, "email", "The email format seems to be wrong"),
    "phone": (PHONE.match, "phone", "The phone number is not valid"),
    "date": (is_date, "date", "This is not a date"),
    "date-time": (is_date_time, "date_time", "This is not a moment with an offset"),
}

TYPES = {
    "string": lambda value: isinstance(value, str),
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "number": lambda value: isinstance(value, (int, float)) and not isinstance(value, bool),
    "integer": lambda value: (isinstance(value, int) and not isinstance(value, bool)
                              or isinstance(value, float) and value.is_integer()),
}


def check(value, schema, path=""):
    """Returns the field errors of a value."""
    if "$ref" in schema:
        schema = SCHEMAS[schema["$ref"].rsplit("/", 1)[1]]
    types = schema.get("type", [])
    types = [types] if isinstance(types, str) else types
    if types and not any(TYPES[name](value) for name in types):
        return [field_error(path, "type", f"The value must be {' or '.join(types)}")]
    if value is None:
        return []
    if "enum" in schema and value not in schema["enum"]:
        return [field_error(path, "enum", "The value is not one of those allowed")]
    if isinstance(value, str):
        return check_text(value, schema, path)
    if isinstance(value, list):
        return check_list(value, schema, path)
    if isinstance(value, dict):
        return check_object(value, schema, path)
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return check_number(value, schema, path)
    return []


def check_text(value, schema, path):
    shortest, longest = schema.get("minLength", 0), schema.get("maxLength", math.inf)
    if len(value) < shortest:
        return [field_error(path, "minLength", f"The value must NOT have fewer than {shortest} characters", min=shortest)]
    if len(value) > longest:
        return [field_error(path, "maxLength", f"The value must NOT have more than {longest} characters", max=longest)]
    if any("\ud800" <= c <= "\udfff" for c in value):
        return [field_error(path, "visible", "The value has characters that cannot be seen")]
    if "format" in schema:
        fits, rule, message = TEXT_FORMATS[schema["format"]]
        if not fits(value):
            return [field_error(path, rule, message)]
    if "pattern" in schema and not matches(schema["pattern"], value):
        return [field_error(path, "pattern", "This is not written as it should be")]
    return []


def matches(pattern, value):
    # In ECMAScript "$" matches only at the very end of the text.
    return re.search(re.sub(r"\$$", r"\\Z", pattern), value) is not None


def check_number(value, schema, path):
    minimum, maximum = schema.get("minimum", -math.inf), schema.get("maximum", math.inf)
    if schema.get("format") == "int32":
        minimum, maximum = max(minimum, -2**31), min(maximum, 2**31 - 1)
    if value < minimum:
        return [field_error(path, "minimum", f"The value must be at least {minimum}", min=minimum)]
    if value > maximum:
        return [field_error(path, "maximum", f"The value must be at most {maximum}", max=maximum)]
    if schema.get("format") == "euro" and round(value, 2) != value:
        return [field_error(path, "euro", "An amount has at most two decimals")]
    return []


def check_list(value, schema, path):
    if len(value) < schema.get("minItems", 0):
        return [field_error(path, "minItems", "The list is too short", min=schema["minItems"])]
    if len(value) > schema.get("maxItems", math.inf):
        return [field_error(path, "maxItems", "The list is too long", max=schema["maxItems"])]
    errors = []
    for index, item in enumerate(value):
        errors += check(item, schema.get("items", {}), f"{path}.{index}" if path else str(index))
    if not errors and schema.get("uniqueItems") and len(set(value)) < len(value):
        errors.append(field_error(path, "uniqueItems", "No entry may come twice"))
    return errors


def check_object(value, schema, path):
    prefix = f"{path}." if path else ""
    properties = schema.get("properties", {})
    errors = [field_error(prefix + name, "required", "The field is required")
              for name in schema.get("required", []) if name not in value]
    for name, part in value.items():
        if name in properties:
            errors += check(part, properties[name], prefix + name)
        elif schema.get("additionalProperties") is False:
            errors.append(field_error((prefix + name)[:200], "unknown", "The field is not known"))
    if not errors and len(value) < schema.get("minProperties", 0):
        errors.append(field_error(path, "minProperties", "There is nothing to change", min=schema["minProperties"]))
    return errors
