"""A backend of twelve operations, as a team's first version may be: one state, no worlds, standard library only.

    python3 server.py CONTRACT [MISTAKE ...]

It prints the port that it listens on. Without a mistake it keeps to the contract; with one it does what MISTAKES says.
"""
import hashlib
import itertools
import json
import sys
import threading
import unicodedata
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

from contract import Contract, from_text

MISTAKES = {
    "filter-ignored": "the filter `active` leaves all rows",
    "filters-or": "rows that fit either the search or the filter are shown",
    "not-unique": "a resource group may have a name that is taken",
    "state-stays": "a deactivation is answered, and not stored",
    "value-lost": "the description of a new resource group is not stored",
    "null-stays": "null leaves the description as it is",
    "wrong-total": "the total counts the rows that the filter leaves out",
    "forbidden-tells": "another company's user group is a 403",
    "role-missing": "everyone may create user groups",
    "still-listed": "a deleted resource group stays in the list of all",
    "any-text": "a body that is no JSON counts as an object without properties",
    "any-type": "every operation reads any body as JSON, whatever type it says to have",
    "any-charset": "every operation reads a body in whatever charset it says to have",
}
PASSWORD = hashlib.sha256(b"Welcome-1").hexdigest()
USERS = {
    "una": {"company": "ca-1", "roles": ["user_manager"]},
    "ivo": {"company": "ca-1", "roles": ["invoice_manager"]},
    "vera": {"company": "ca-2", "roles": ["user_manager"]},
    "olga": {"roles": ["ospadmin"]},
}
COMPANIES = {"ca-1": "Brugge Bakery", "ca-2": "Gent Garage"}
RESOURCES = {"sr-1": "Blue bikes", "sr-2": "City trams"}


class Refused(Exception):
    def __init__(self, status, code, errors=(), headers=None):
        super().__init__(code)
        self.status, self.code, self.errors, self.headers = status, code, errors, headers or {}


def invalid(*problems):
    return Refused(422, "INVALID_VALUE", problems)


def fold(text):
    parts = unicodedata.normalize("NFD", text)
    return "".join(part for part in parts if not unicodedata.combining(part)).lower()


class Store:
    """The stored data, and the operations on it. One request at a time."""

    def __init__(self, mistakes):
        self.mistakes = mistakes
        self.numbers = itertools.count(100)
        self.groups, self.deleted, self.user_groups = {}, [], {}
        for name, text, active in (("Kust", "Aan zee", True), ("Stad", "Fietsen en trams", True),
                                   ("Winterdienst", None, False), ("Zomerkust", "Op het strand", False)):
            self.add_group({"name": name, "active": active, **({"description": text} if text else {})})
        for company, name in COMPANIES.items():
            self.add_user_group(company, f"ALL_{company.upper()}_USERS", is_default=True)
            self.add_user_group(company, f"NIGHT_SHIFT_{company.upper()}")

    def has(self, mistake):
        return mistake in self.mistakes

    # User groups

    def add_user_group(self, company, name, text=None, active=True, is_default=False):
        data = {"active": active, "extId": name, "corporateAccount": {"ospId": company, "name": COMPANIES[company]}}
        if text is not None:
            data["description"] = text
        group = {"ospId": f"g-{next(self.numbers)}", "version": 1, "data": data, "userCount": 0, "productCount": 0,
                 "isDefault": is_default}
        self.user_groups[group["ospId"]] = group
        return group

    def company(self, caller, wanted):
        own = caller.get("company")
        company = wanted or own
        if company is None:
            raise invalid(("corporateAccountOspId", "required"))
        if company not in COMPANIES or own not in (None, company):
            raise Refused(404, "NOT_FOUND")
        return company

    def user_group(self, caller, wanted, foreign=404):
        group = self.user_groups.get(wanted)
        if group is None:
            raise Refused(404, "NOT_FOUND")
        if caller.get("company") not in (None, group["data"]["corporateAccount"]["ospId"]):
            raise Refused(foreign, "FORBIDDEN" if foreign == 403 else "NOT_FOUND")
        return group

    def findAllUserGroups(self, caller, body, query):
        company = self.company(caller, (body or {}).get("corporateAccountOspId"))
        own = [one for one in self.user_groups.values() if one["data"]["corporateAccount"]["ospId"] == company]
        return sorted(own, key=lambda one: one["data"]["extId"])

    def getUserGroup(self, caller, body, query):
        return self.user_group(caller, body["ospId"], 403 if self.has("forbidden-tells") else 404)

    def createUserGroup(self, caller, body, query):
        company = self.company(caller, body["corporateAccount"]["ospId"])
        name = body["extId"].strip().replace(" ", "_")
        same = [one for one in self.user_groups.values() if one["data"]["corporateAccount"]["ospId"] == company
                and one["data"]["extId"].lower() == name.lower()]
        if same:
            raise Refused(409, "TAKEN", [("extId", "unique")])
        return self.add_user_group(company, name, body.get("description"), body.get("active", True))

    def deleteUserGroup(self, caller, body, query):
        group = self.user_group(caller, body["ospId"])
        if group["isDefault"]:
            raise Refused(409, "DEFAULT_GROUP")
        del self.user_groups[group["ospId"]]

    # Resource groups

    def add_group(self, data, resources=()):
        group = {"ospId": f"rg-{next(self.numbers)}", "version": 1, "active": True, **data,
                 "resources": list(resources)}
        self.groups[group["ospId"]] = group
        return group

    def group(self, wanted):
        if wanted not in self.groups:
            raise Refused(404, "NOT_FOUND")
        return self.groups[wanted]

    def free_name(self, name, field, own=None):
        same = name.strip().lower()
        taken = [one for one in self.groups.values() if one is not own and one["name"].strip().lower() == same]
        if taken and not (self.has("not-unique") and own is None):
            raise Refused(409, "TAKEN", [(field, "unique")])

    @staticmethod
    def shown(group):
        count = len(group["resources"])
        modes = ["BIKE"] if count else []
        return {**{name: value for name, value in group.items() if name != "resources"}, "resourceCount": count,
                "activeResourceCount": count, "productCount": 0, "mobilityModes": modes}

    def findAllResourceGroups(self, caller, body, query):
        every = [*self.groups.values(), *(self.deleted if self.has("still-listed") else [])]
        return [self.shown(one) for one in sorted(every, key=lambda one: fold(one["name"]))]

    def getResourceGroupsByFilter(self, caller, body, query):
        every = list(self.groups.values())
        asked = body or {}
        tests = []
        if "active" in asked and not self.has("filter-ignored"):
            tests.append(lambda one: one["active"] == asked["active"])
        if "search" in asked:
            words = fold(asked["search"]).split()
            tests.append(lambda one: all(word in fold(f"{one['name']} {one.get('description', '')}") for word in words))
        if "resourceOspId" in asked:
            tests.append(lambda one: asked["resourceOspId"] in one["resources"])
        if "productOspId" in asked:
            tests.append(lambda one: False)
        fits = any if self.has("filters-or") and tests else all
        rows = [one for one in every if fits(test(one) for test in tests)]
        sort, page, size = query["sort"], query["page"], query["size"]
        keys = {"name": lambda one: fold(one["name"]), "resourceCount": lambda one: len(one["resources"]),
                "productCount": lambda one: 0}
        rows.sort(key=lambda one: one["ospId"])
        rows.sort(key=keys[sort.lstrip("-")], reverse=sort.startswith("-"))
        total = len(every) if self.has("wrong-total") else len(rows)
        return {"content": [self.shown(one) for one in rows[page * size:(page + 1) * size]], "totalElements": total,
                "totalPages": -(-total // size), "number": page, "size": size}

    def getResourceGroup(self, caller, body, query):
        group = self.group(body["ospId"])
        resources = [{"ospId": one, "type": "serviceResource", "name": RESOURCES[one], "active": True,
                      "mrp": {"ospId": "p-1", "name": "Scheldt Mobility"}, "mobilityMode": "BIKE"}
                     for one in sorted(group["resources"])]
        return {**self.shown(group), "resources": resources, "products": []}

    def createResourceGroup(self, caller, body, query):
        self.free_name(body["name"], "name")
        resources = body.get("resourceOspIds", [])
        if any(one not in RESOURCES for one in resources):
            raise Refused(404, "NOT_FOUND")
        kept = {name: body[name] for name in ("name", "description", "active") if name in body}
        if self.has("value-lost"):
            kept.pop("description", None)
        return self.shown(self.add_group(kept, resources))

    def updateResourceGroup(self, caller, body, query):
        group, data = self.group(body["ospId"]), body["data"]
        if body.get("version", group["version"]) != group["version"]:
            raise Refused(409, "STALE")
        if "name" in data:
            self.free_name(data["name"], "data.name", group)
            group["name"] = data["name"]
        if data.get("description") is not None:
            group["description"] = data["description"]
        elif "description" in data and not self.has("null-stays"):
            group.pop("description", None)
        group["version"] += 1
        return self.shown(group)

    def deactivateResourceGroup(self, caller, body, query):
        group = self.group(body["ospId"])
        if not group["active"]:
            raise Refused(409, "ALREADY_INACTIVE")
        changed = {**group, "active": False, "version": group["version"] + 1}
        if not self.has("state-stays"):
            self.groups[group["ospId"]] = changed
        return self.shown(changed)

    def deleteResourceGroup(self, caller, body, query):
        self.deleted.append(self.groups.pop(self.group(body["ospId"])["ospId"]))

    # Signing in

    def login(self, caller, body, query):
        if body["username"] not in USERS or body["passdigest"] != PASSWORD:
            raise Refused(401, "TOKEN_NOT_FOUND", headers={"WWW-Authenticate": "Bearer"})
        return {"token": f"token-of-{body['username']}"}


SERVED = ["login", "findAllUserGroups", "getUserGroup", "createUserGroup", "deleteUserGroup", "findAllResourceGroups",
          "getResourceGroupsByFilter", "getResourceGroup", "createResourceGroup", "updateResourceGroup",
          "deactivateResourceGroup", "deleteResourceGroup"]


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Otherwise each response waits until the client has acknowledged its headers.
    wbufsize = -1
    disable_nagle_algorithm = True
    contract: Contract
    store: Store
    lock = threading.Lock()
    first_answers: dict = {}

    def answer(self):
        length = int(self.headers.get("content-length", 0))
        raw = self.rfile.read(length)
        try:
            status, body, *rest = self.done(raw)
            headers = rest[0] if rest else {}
        except Refused as refused:
            status, headers = refused.status, refused.headers
            body = {"message": f"{refused.code}.", "code": refused.code}
            if refused.errors:
                body["errors"] = [{"field": field, "messages": [rule], "rule": rule} for field, rule in refused.errors]
        text = b"" if body is None else json.dumps(body).encode()
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        if text:
            self.send_header("content-type", "application/json")
        if status != 204:
            self.send_header("content-length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = answer

    def done(self, raw):
        url = urlsplit(self.path)
        methods = self.contract.operations.get(url.path)
        if methods is None:
            raise Refused(404, "NOT_FOUND")
        operation = methods.get(self.command)
        if operation is None:
            raise Refused(405, "METHOD_NOT_ALLOWED", headers={"Allow": ", ".join(methods)})
        caller = self.caller(operation)
        body, query = self.read(operation, raw, parse_qs(url.query, keep_blank_values=True))
        key = self.headers.get("Idempotency-Key")
        with self.lock:
            known = self.first_answers.get((caller.get("login"), operation["operationId"], key))
            if key and known:
                if known[0] != (body, query):
                    raise invalid(("Idempotency-Key", "invalid"))
                return *known[1], {"Idempotency-Replayed": "true"}
            result = getattr(self.store, operation["operationId"])(caller, body, query)
            done = (204, None) if result is None else (200, json.loads(json.dumps(result)))
            if key:
                self.first_answers[caller.get("login"), operation["operationId"], key] = ((body, query), done)
            return done

    def caller(self, operation):
        roles = operation["x-roles"]
        if "public" in roles:
            return {}
        scheme, _, token = self.headers.get("authorization", "").partition(" ")
        login = token.removeprefix("token-of-")
        if scheme != "Bearer" or login == token or login not in USERS:
            raise Refused(401, "TOKEN_MISSING", headers={"WWW-Authenticate": "Bearer"})
        caller = {"login": login, **USERS[login]}
        is_open = self.store.has("role-missing") and operation["operationId"] == "createUserGroup"
        if not is_open and not {"signed-in", *caller["roles"]} & {"ospadmin", *roles}:
            raise Refused(403, "FORBIDDEN")
        return caller

    def read(self, operation, raw, texts):
        query, problems = {}, []
        declared = self.contract.parameters(operation, "query")
        for one in declared:
            schema = self.contract.resolve(one["schema"])
            values = texts.get(one["name"])
            if values:
                query[one["name"]] = from_text(schema, values[0])
                problems += self.contract.problems(schema, query[one["name"]], one["name"])
            else:
                query[one["name"]] = schema.get("default")
        problems += [(name, "unknown") for name in texts if name not in [one["name"] for one in declared]]
        for one in self.contract.parameters(operation, "header"):
            if one["name"] in self.headers:
                problems += self.contract.problems(one["schema"], self.headers[one["name"]], one["name"])
        body = self.read_body(operation, raw)
        if body is not None or (raw and "requestBody" in operation):
            schema = operation["requestBody"]["content"]["application/json"]["schema"]
            problems += self.contract.problems(schema, body)
        if problems:
            raise invalid(*problems)
        return body, query

    def read_body(self, operation, raw):
        if "requestBody" not in operation:
            if raw:
                raise invalid(("body", "unknown"))
            return None
        if not raw and "content-type" not in self.headers:
            if operation["requestBody"].get("required"):
                raise Refused(400, "MALFORMED")
            return None
        type_, *settings = [part.strip() for part in self.headers.get("content-type", "").lower().split(";")]
        charsets = [one for one in settings if one.startswith("charset=")]
        is_known = self.store.has("any-charset") or charsets in ([], ["charset=utf-8"])
        is_json = self.store.has("any-type") or type_ == "application/json"
        if not is_json or not is_known:
            raise Refused(415, "UNSUPPORTED_MEDIA_TYPE")
        try:
            return json.loads(raw.decode("utf-8"))
        except ValueError:
            if self.store.has("any-text"):
                return {}
            raise Refused(400, "MALFORMED") from None

    def log_message(self, *_):
        pass


if __name__ == "__main__":
    file, *mistakes = sys.argv[1:]
    unknown = [one for one in mistakes if one not in MISTAKES]
    if unknown:
        sys.exit(f"no mistake {unknown[0]}; there are {', '.join(MISTAKES)}")
    Handler.contract, Handler.store = Contract(file, SERVED), Store(mistakes)
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    print(server.server_port, flush=True)
    server.serve_forever()
