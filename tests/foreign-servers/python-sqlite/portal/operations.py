"""What an operation is, who may call it, and the call that it works on."""
import re
from dataclasses import dataclass, field

from .errors import field_error, forbidden, invalid, invalid_field, not_found
from .validation import check

OPERATIONS = {}


@dataclass
class Operation:
    run: object
    roles: tuple
    body: str = None
    sorts: tuple = ()
    default_sort: str = None
    self_field: str = None
    once: bool = False


@dataclass
class Call:
    db: object
    operation: Operation
    user: object = None
    roles: set = field(default_factory=set)
    session_id: str = None
    body: dict = None
    page: int = 0
    size: int = 10
    sort: str = None

    @property
    def is_admin(self):
        return "ospadmin" in self.roles

    def may(self, *roles):
        return self.is_admin or bool(self.roles & set(roles))

    def sees_company(self, company_id):
        if self.is_admin:
            return True
        if self.user["is_msp"]:
            partner = self.db.value("SELECT partner_id FROM company WHERE id = ?", company_id)
            return partner == self.user["partner_id"]
        return company_id is not None and company_id == self.user["company_id"]

    def company(self, company_id):
        """A company that the caller may see."""
        row = self.db.one("SELECT * FROM company WHERE id = ?", company_id)
        if row is None or not self.sees_company(company_id):
            raise not_found()
        return row


def operation(path, roles, **options):
    def register(run):
        OPERATIONS[path] = Operation(run, tuple(roles.split()), **options)
        return run
    return register


def read_query(call, query):
    """Page, size and sort; anything else is refused."""
    errors = []
    for name, text in query:
        if name == "sort" and call.operation.sorts:
            if text.lstrip("-") in call.operation.sorts and not text.startswith("--"):
                call.sort = text
            else:
                errors.append(field_error(name, "enum", "The value is not one of those allowed"))
        elif name in ("page", "size") and call.operation.sorts:
            least, most = (0, 1000000) if name == "page" else (1, 1000)
            if not re.fullmatch(r"-?[0-9]{1,18}", text):
                errors.append(field_error(name, "type", "The value must be a whole number"))
            elif int(text) < least:
                errors.append(field_error(name, "minimum", f"The value must be at least {least}", min=least))
            elif int(text) > most:
                errors.append(field_error(name, "maximum", f"The value must be at most {most}", max=most))
            else:
                setattr(call, name, int(text))
        else:
            errors.append(field_error(name[:200], "unknown", "The parameter is not known"))
    if errors:
        raise invalid(errors)


def check_roles(call):
    """Whether the caller has a role; the own account is looked at once the body is read."""
    roles = call.operation.roles
    if {"public", "refresh", "signed-in", "self"} & set(roles) or call.may(*roles):
        return
    raise forbidden()


def check_body(call):
    errors = check(call.body, {"$ref": f"/{call.operation.body}"})
    if errors:
        raise invalid(errors)


def check_self(call):
    if "self" not in call.operation.roles or call.may(*call.operation.roles):
        return
    if call.body.get(call.operation.self_field, call.user["id"]) != call.user["id"]:
        raise forbidden()


def required(name):
    return invalid_field(name, "required", "The field is required")
