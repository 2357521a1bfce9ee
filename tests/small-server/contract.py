"""Reads the contract: finds the operation of a request, and the errors in its parts."""
import json
import re
import unicodedata


class Contract:
    def __init__(self, file, served):
        with open(file, encoding="utf-8") as text:
            self.document = json.load(text)
        self.operations = {}
        for path, item in self.document["paths"].items():
            for method, operation in item.items():
                if operation.get("operationId") in served:
                    self.operations.setdefault(path, {})[method.upper()] = operation

    def resolve(self, node):
        """Resolves the reference of a node. Its own keywords override the keywords of the target."""
        if "$ref" not in node:
            return node
        target = self.document
        for step in node["$ref"].split("/")[1:]:
            target = target[step]
        return {**self.resolve(target), **{key: value for key, value in node.items() if key != "$ref"}}

    def parameters(self, operation, place):
        every = [self.resolve(one) for one in operation.get("parameters", [])]
        return [one for one in every if one["in"] == place]

    def problems(self, raw, value, path=""):
        """The rules of a schema that a value breaks, as pairs of field and rule."""
        schema = self.resolve(raw)
        types = schema.get("type", [])
        types = [types] if isinstance(types, str) else types
        if types and not any(is_of(type_, value) for type_ in types):
            return [(path, "type")]
        if "enum" in schema and value not in schema["enum"]:
            return [(path, "enum")]
        found = []
        if isinstance(value, str):
            found = text_problems(schema, value)
        elif isinstance(value, (int, float)) and not isinstance(value, bool):
            found = [rule for rule, fails in (("minimum", int.__lt__), ("maximum", int.__gt__))
                     if rule in schema and fails(int(value), schema[rule])]
        elif isinstance(value, list):
            return self.list_problems(schema, value, path)
        elif isinstance(value, dict):
            return self.object_problems(schema, value, path)
        return [(path, rule) for rule in found]

    def list_problems(self, schema, value, path):
        found = []
        if len(value) > schema.get("maxItems", len(value)):
            found.append((path, "maxItems"))
        if schema.get("uniqueItems") and len({json.dumps(one) for one in value}) < len(value):
            found.append((path, "uniqueItems"))
        for index, item in enumerate(value):
            found += self.problems(schema.get("items", {}), item, below(path, index))
        return found

    def object_problems(self, schema, value, path):
        properties = schema.get("properties", {})
        found = [(below(path, name), "required") for name in schema.get("required", []) if name not in value]
        if len(value) < schema.get("minProperties", 0):
            found.append((path, "minProperties"))
        for name, part in value.items():
            if name in properties:
                found += self.problems(properties[name], part, below(path, name))
            elif schema.get("additionalProperties") is False:
                found.append((below(path, name), "unknown"))
        return found


def below(path, name):
    return f"{path}.{name}" if path else str(name)


def is_of(type_, value):
    if type_ == "null":
        return value is None
    if type_ == "boolean":
        return isinstance(value, bool)
    if type_ in ("integer", "number"):
        is_number = isinstance(value, (int, float)) and not isinstance(value, bool)
        return is_number and (type_ == "number" or float(value).is_integer())
    return isinstance(value, {"string": str, "array": list, "object": dict}[type_])


# Control, format and private-use characters, lone surrogates, and line separators.
INVISIBLE = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}


def text_problems(schema, value):
    rules = []
    if len(value) < schema.get("minLength", 0):
        rules.append("minLength")
    if len(value) > schema.get("maxLength", len(value)):
        rules.append("maxLength")
    # `$` would also match before a line break at the end.
    if "pattern" in schema and not re.search(re.sub(r"\$$", r"\\Z", schema["pattern"]), value):
        rules.append("pattern")
    if schema.get("format") == "visible" and any(unicodedata.category(one) in INVISIBLE for one in value):
        rules.append("visible")
    return rules


def from_text(schema, text):
    """The value of a parameter, or the text itself if it cannot be converted to the schema's type."""
    if schema.get("type") == "integer" and re.fullmatch(r"-?\d{1,15}", text):
        return int(text)
    return text
