"""Refusals, in the one error shape of the API."""

LABELS = {
    "FORBIDDEN": ("U hebt hiervoor geen rechten.", "You are not allowed to do this.", "Vous n'y êtes pas autorisé."),
    "NOT_FOUND": ("Niet gevonden.", "Not found.", "Introuvable."),
    "STALE": ("Intussen gewijzigd door iemand anders.", "Changed by someone else meanwhile.",
              "Modifié entre-temps par quelqu'un d'autre."),
    "INTERNAL_ERROR": ("Er ging iets mis op de server.", "Something went wrong on the server.",
                       "Une erreur est survenue sur le serveur."),
    "ACCOUNT_INACTIVE": ("Uw account is niet actief.", "Your account is not active.", "Votre compte n'est pas actif."),
    "ACCOUNT_BLOCKED": ("Uw account is geblokkeerd.", "Your account is blocked.", "Votre compte est bloqué."),
    "COMPANY_INACTIVE": ("Uw bedrijf is niet meer actief.", "Your company is no longer active.",
                         "Votre entreprise n'est plus active."),
    "DEFAULT_GROUP": ("De standaardgroep behoudt haar naam en blijft actief.",
                      "The default group keeps its name and stays active.",
                      "Le groupe par défaut garde son nom et reste actif."),
    "ANONYMIZED": ("Deze gebruiker is geanonimiseerd.", "This user has been anonymised.",
                   "Cet utilisateur a été anonymisé."),
    "EXTERNALLY_MANAGED": ("Deze gebruiker wordt beheerd door de loonadministratie.", "This user is managed by payroll.",
                           "Cet utilisateur est géré par le secrétariat social."),
    "ALREADY_INACTIVE": ("Deze gebruiker is al inactief.", "This user is inactive already.",
                         "Cet utilisateur est déjà inactif."),
    "OWN_ACCOUNT": ("U kunt uw eigen account niet deactiveren. Vraag het aan een andere beheerder.",
                    "You cannot deactivate your own account. Ask another admin.",
                    "Vous ne pouvez pas désactiver votre propre compte. Demandez-le à un autre administrateur."),
    "LAST_USER_MANAGER": ("Dit is de laatste gebruikersbeheerder van het bedrijf.",
                          "This is the last user manager of the company.",
                          "C'est le dernier gestionnaire des utilisateurs de l'entreprise."),
    "CONTACT_ONLY": ("Een contact ontvangt alleen e-mails en kan geen andere rol hebben.",
                     "A contact only receives mail and cannot have another role.",
                     "Un contact reçoit uniquement des e-mails et ne peut pas avoir d'autre rôle."),
    "ROLE_NOT_HELD": ("U kunt alleen rollen geven die u zelf hebt.", "You can only grant roles that you have.",
                      "Vous ne pouvez donner que des rôles que vous avez."),
    "TIER_OVERLAP": ("Deze drempels overlappen met een andere gebruikersbijdrage.",
                     "These thresholds overlap another user fee.",
                     "Ces seuils se chevauchent avec ceux d'une autre redevance."),
    "IN_USE": ("Deze resourcegroep zit nog in een product.", "This resource group is still part of a product.",
               "Ce groupe de ressources fait encore partie d'un produit."),
}


class ApiError(Exception):
    def __init__(self, status, code, message, errors=None, headers=None):
        super().__init__(message)
        self.status = status
        self.headers = headers or {}
        self.body = {"message": message, "code": code}
        if code in LABELS:
            self.body["errorLabel"] = dict(zip(("nl", "en", "fr"), LABELS[code]))
        if errors:
            self.body["errors"] = errors


def field_error(field, rule, message, **params):
    error = {"field": field, "messages": [message], "rule": rule}
    if params:
        error["params"] = params
    return error


def invalid(errors):
    message = "One value is invalid." if len(errors) == 1 else f"{len(errors)} values are invalid."
    return ApiError(422, "INVALID_VALUE", message, errors[:200])


def invalid_field(field, rule, message, **params):
    return invalid([field_error(field, rule, message, **params)])


def taken(field, message, rule="unique"):
    return ApiError(409, "TAKEN", "The value is taken.", [field_error(field, rule, message)])


def unauthorized(code="TOKEN_INVALID", message="The token is not valid."):
    return ApiError(401, code, message, headers={"WWW-Authenticate": "Bearer"})


def not_found():
    return ApiError(404, "NOT_FOUND", "No such record.")


def forbidden():
    return ApiError(403, "FORBIDDEN", "This needs another role.")


def stale():
    return ApiError(409, "STALE", "The record was changed meanwhile.")
