// Refusals, in the error shape of the API.
const labels = {
  FORBIDDEN: { nl: 'U hebt hiervoor geen rechten.', en: 'You are not allowed to do this.', fr: "Vous n'y êtes pas autorisé." },
  NOT_FOUND: { nl: 'Niet gevonden.', en: 'Not found.', fr: 'Introuvable.' },
  STALE: { nl: 'Intussen gewijzigd door iemand anders.', en: 'Changed by someone else meanwhile.', fr: "Modifié entre-temps par quelqu'un d'autre." },
  INTERNAL_ERROR: { nl: 'Er ging iets mis op de server.', en: 'Something went wrong on the server.', fr: 'Une erreur est survenue sur le serveur.' },
  ACCOUNT_INACTIVE: { nl: 'Uw account is niet actief.', en: 'Your account is not active.', fr: "Votre compte n'est pas actif." },
  ACCOUNT_BLOCKED: { nl: 'Uw account is geblokkeerd.', en: 'Your account is blocked.', fr: 'Votre compte est bloqué.' },
  ALREADY_LINKED: { nl: 'Deze partners zijn al gekoppeld.', en: 'These partners are linked already.', fr: 'Ces partenaires sont déjà liés.' },
  LINK_CYCLE: { nl: 'Zo zou een partner onder zichzelf staan.', en: 'A partner would be under itself.', fr: 'Un partenaire se retrouverait sous lui-même.' },
}

export class ApiError extends Error {
  constructor(status, code, message, { errors, headers } = {}) {
    super(message)
    this.status = status
    this.headers = headers ?? {}
    this.body = { message, code, ...(labels[code] && { errorLabel: labels[code] }), ...(errors && { errors }) }
  }
}

export const fieldError = (field, rule, message, params) => ({ field, messages: [message], rule, ...(params && { params }) })

export const invalid = (errors) =>
  new ApiError(422, 'INVALID_VALUE', errors.length === 1 ? 'One value is invalid.' : `${errors.length} values are invalid.`, { errors: errors.slice(0, 200) })

export const invalidField = (...field) => invalid([fieldError(...field)])

export const taken = (field, message) => new ApiError(409, 'TAKEN', 'The value is taken.', { errors: [fieldError(field, 'unique', message)] })

export const unauthorized = (code = 'TOKEN_INVALID', message = 'The token is not valid.') =>
  new ApiError(401, code, message, { headers: { 'WWW-Authenticate': 'Bearer' } })

export const notFound = () => new ApiError(404, 'NOT_FOUND', 'No such record.')

export const forbidden = () => new ApiError(403, 'FORBIDDEN', 'This needs another role.')

// Refuses a change that is based on another version than the current one.
export const checkVersion = (record, version) => {
  if (version !== undefined && version !== record.version) throw new ApiError(409, 'STALE', 'The record was changed meanwhile.')
}
