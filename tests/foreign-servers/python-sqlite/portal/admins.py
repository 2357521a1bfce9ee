"""The roles of users."""
from .errors import ApiError, invalid_field
from .faults import fault
from .operations import operation
from .users import classify, find_user, refuse_anonymized, roles_of, show_user, without_empty

# role: label and description, in Dutch, English and French
ROLES = {
    "ospadmin": (("Platformbeheerder", "Platform admin", "Administrateur de la plateforme"),
                 ("Beheert het hele platform.", "Manages the whole platform.", "Gère toute la plateforme.")),
    "user_manager": (("Gebruikersbeheerder", "User manager", "Gestionnaire des utilisateurs"),
                     ("Beheert gebruikers en groepen.", "Manages users and groups.",
                      "Gère les utilisateurs et les groupes.")),
    "reporting_manager": (("Rapportbeheerder", "Reporting manager", "Gestionnaire des rapports"),
                          ("Bekijkt rapporten.", "Reads reports.", "Consulte les rapports.")),
    "invoice_manager": (("Factuurbeheerder", "Invoice manager", "Gestionnaire des factures"),
                        ("Bekijkt facturen.", "Reads invoices.", "Consulte les factures.")),
    "communication_manager": (("Communicatiebeheerder", "Communication manager", "Gestionnaire de la communication"),
                              ("Stuurt berichten.", "Sends messages.", "Envoie des messages.")),
    "company_budget_manager": (("Beheerder bedrijfsbudget", "Company budget manager",
                                "Gestionnaire du budget d'entreprise"),
                               ("Gebruikt het bedrijfsbudget.", "Uses the company budget.",
                                "Utilise le budget d'entreprise.")),
    "ospuser": (("App-gebruiker", "App user", "Utilisateur de l'app"),
                ("Reist met de app.", "Travels with the app.", "Voyage avec l'app.")),
    "contact_user": (("Contact", "Contact", "Contact"),
                     ("Ontvangt e-mails.", "Receives mail.", "Reçoit des e-mails.")),
}
LANGUAGES = ("nl", "en", "fr")


def may_grant(call, role, user_roles):
    if call.is_admin:
        return True
    if "user_manager" not in call.roles:
        return False
    if role == "company_budget_manager" and classify(user_roles) == "mobile":
        return True
    return role in call.roles


@operation("/user/role/list", "self user_manager msp", body="UserRolesRequest", self_field="userOspId")
def list_user_roles(call):
    roles = roles_of(call.db, find_user(call, call.body["userOspId"])["id"])
    language = LANGUAGES.index("en" if fault("labels-english") else call.user["language"])

    def show(role):
        labels, descriptions = ROLES.get(role, ((role,) * 3, (None,) * 3))
        return without_empty({"role": role, "label": labels[language], "description": descriptions[language],
                              "assignable": may_grant(call, role, roles)})

    return [show(role) for role in roles]


@operation("/user/role/add", "user_manager", body="UserRoleRequest")
def add_user_role(call):
    role = call.body["role"]
    if role not in ROLES:
        raise invalid_field("role", "role", "There is no such role")
    user = find_user(call, call.body["userOspId"])
    roles = roles_of(call.db, user["id"])
    if not may_grant(call, role, roles) and not fault("any-role-granted"):
        raise ApiError(403, "ROLE_NOT_HELD", "A caller may grant only a role that it has.")
    refuse_anonymized(user)
    if role in roles:
        return show_user(call.db, user)
    if "contact_user" in roles or role == "contact_user":
        raise ApiError(409, "CONTACT_ONLY", "A contact has no other role.")
    call.db.insert("user_role", user_id=user["id"], role=role)
    return show_user(call.db, call.db.update("user", user, {}))
