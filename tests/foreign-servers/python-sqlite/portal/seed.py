"""The data that a new database begins with."""
import hashlib

from .sessions import hash_password

PASSWORD = "Welcome-1"
FIRST = ["Jonas", "Éloïse", "Noor", "Zoë", "Anaïs", "Bram", "Chloé", "Dries", "Emma", "François", "Güler", "Hélène"]
LAST = ["Peeters", "Van den Broecke", "Maes", "Çelik", "Dubois", "Ångström", "De Smet", "Étienne", "Wouters",
        "Claes", "Ömer", "Jacobs", "Lambert"]


def fill(db):
    db.insert("partner", id="p-1", name="Noordzee Mobility")
    db.insert("partner", id="p-2", name="Ardennen Mobilité")
    for number, name, ext_id in ((1, "Kortrijk Kaas", "KAAS"), (2, "Leuven Labs", "LABS")):
        db.insert("company", id=f"ca-{number}", name=name, ext_id=ext_id, partner_id=f"p-{number}")
    staff(db)
    employees(db)
    groups(db)
    resources(db)
    fees(db)


def user(db, number, first, last, roles, company=None, **more):
    user_id = f"u-{number}"
    db.insert("user", id=user_id, first_name=first, last_name=last, company_id=company,
              created_on="2025-02-20T09:15:00+01:00", **more)
    for role in roles:
        db.insert("user_role", user_id=user_id, role=role)
    return user_id


def staff(db):
    password = hash_password(hashlib.sha256(PASSWORD.encode()).hexdigest())
    people = [(1001, "Una", "Claeys", ["user_manager"], "ca-1"), (1002, "Ivo", "Mertens", ["invoice_manager"], "ca-1"),
              (1003, "Ria", "Rombouts", ["user_manager", "reporting_manager"], "ca-1"),
              (1101, "Vera", "Vos", ["user_manager"], "ca-2"), (1901, "Olga", "Ost", ["ospadmin"], None)]
    for number, first, last, roles, company in people:
        domain = {"ca-1": "kortrijk-kaas", "ca-2": "leuven-labs"}.get(company, "platform")
        user(db, number, first, last, roles, company, login=first.lower(), password=password,
             email=f"{first.lower()}@{domain}.example", active_since="2025-03-01T00:00:00+01:00",
             language="fr" if first == "Ivo" else "nl")
    user(db, 1902, "Pim", "Partner", [], login="pim", password=password, email="pim@noordzee.example", is_msp=1,
         partner_id="p-1", active_since="2025-03-01T00:00:00+01:00")
    for number, company, domain in ((1004, "ca-1", "kortrijk-kaas"), (1104, "ca-2", "leuven-labs")):
        user(db, number, "Coen", "Contact", ["contact_user"], company, login=f"coen@{domain}.example",
             email=f"coen@{domain}.example", contact_types='["INVOICING"]')


def employees(db):
    for index in range(84):
        company, domain, code = ("ca-1", "kortrijk-kaas", "KK") if index < 72 else ("ca-2", "leuven-labs", "LL")
        login = f"user{index + 1:02}@{domain}.example"
        active = index % 9 != 4
        more = {"msisdn": f"+324735{index:05}"} if index % 2 else {}
        if index % 3:
            more["employee_number"] = f"{index * 7 % 100:04}"
        if active:
            more["active_since"] = f"2025-{index % 12 + 1:02}-01T00:00:00+01:00"
        if index % 5 == 0:
            more.update(budget_left=(index * 3701) % 300000 - 20000, budget_total=300000)
        if index % 4:
            more["ext_id"] = f"{code}-{index:04}"
        if index == 10:
            more.update(work_address='{"streetName":"Steenstraat","streetNumber":"12","zipCode":"8500",'
                                     '"city":"Kortrijk"}')
        user(db, 2001 + index, FIRST[index % 12], LAST[index * 5 % 13], ["ospuser"], company, email=login, login=login,
             language=("nl", "fr", "en")[index % 3], active=active, blocked=index % 17 == 6,
             externally_managed=index in (20, 75), **more)
    db.run("INSERT INTO user_role VALUES ('u-2006', 'reporting_manager')")
    for number in (2031, 2080):
        db.run("UPDATE user SET anonymized = 1, active = 0, first_name = 'Anonymous', last_name = 'User', email = NULL,"
               " login = NULL, msisdn = NULL, ext_id = NULL, employee_number = NULL WHERE id = ?", f"u-{number}")
    db.run("UPDATE user SET parent_id = 'u-2002' WHERE id = 'u-2004'")


def groups(db):
    for number, name in ((1, "Trein"), (2, "Parkeren"), (3, "Deelmobiliteit")):
        db.insert("product", id=f"pr-{number}", name=name)
    rows = [("g-1", "ca-1", "ALL_KAAS_USERS", "Iedereen", 1), ("g-2", "ca-1", "NIGHT_SHIFT", "Wie 's nachts werkt", 1),
            ("g-3", "ca-1", "SUMMER_JOBS", None, 0), ("g-4", "ca-1", "Équipe_de_jour", "De dag", 1),
            ("g-5", "ca-2", "ALL_LABS_USERS", "Iedereen", 1), ("g-6", "ca-2", "NIGHT_SHIFT", None, 1)]
    for group_id, company, name, description, active in rows:
        db.insert("user_group", id=group_id, company_id=company, name=name, description=description, active=active)
    db.run("INSERT INTO member SELECT 'g-1', user_id FROM user_role JOIN user ON id = user_id"
           " WHERE role = 'ospuser' AND company_id = 'ca-1' AND anonymized = 0")
    db.run("INSERT INTO member SELECT 'g-5', user_id FROM user_role JOIN user ON id = user_id"
           " WHERE role = 'ospuser' AND company_id = 'ca-2' AND anonymized = 0")
    for number in (2001, 2003, 2005, 2007, 2014):
        db.insert("member", group_id="g-2", user_id=f"u-{number}")
    for number in (2074, 2075):
        db.insert("member", group_id="g-6", user_id=f"u-{number}")
    for group_id, product_id in (("g-1", "pr-1"), ("g-2", "pr-2"), ("g-5", "pr-1"), ("g-5", "pr-3")):
        db.insert("group_product", group_id=group_id, product_id=product_id)


def resources(db):
    modes = ["TRAIN", "BIKE", "CAR", "PARKING", "STEP"]
    for index in range(10):
        db.insert("resource", id=f"sr-{index + 1}", name=f"{modes[index % 5].title()} {index // 5 + 1}",
                  mobility_mode=modes[index % 5], active=index != 6)
    names = ["Kust", "Deelmobiliteit", "Vélos", "Winterdienst", "Ardennen", "Brussel", "Été", "Openbaar vervoer"]
    for index in range(24):
        group_id = f"rg-{index + 1:02}"
        name = names[index % 8] + (f" {index // 8 + 1}" if index >= 8 else "")
        db.insert("resource_group", id=group_id, name=name, active=index % 6 != 3,
                  **({"description": f"Alles voor {name.lower()}"} if index % 3 else {}))
        for step in range(index % 4):
            db.insert("grouped_resource", group_id=group_id, resource_id=f"sr-{(index + step * 3) % 10 + 1}")
    for product_id, group_id in (("pr-3", "rg-02"), ("pr-3", "rg-03"), ("pr-1", "rg-08"), ("pr-2", "rg-02")):
        db.insert("product_part", product_id=product_id, group_id=group_id)


def fees(db):
    rows = [("uf-1", "p-1", 0, 10, 0, 21), ("uf-2", "p-1", 11, 50, 175, 21), ("uf-3", "p-1", 51, None, 125, 21),
            ("uf-4", "ca-1", 0, None, 250, 21), ("uf-5", "p-2", 0, 20, 199, 12.5)]
    for fee_id, assignee_id, first, last, cents, vat in rows:
        db.insert("user_fee", id=fee_id, assignee_id=assignee_id, count_from=first, count_to=last, cents=cents, vat=vat)
