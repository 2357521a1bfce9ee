/** Defects of input validation: invalid requests are accepted, or crash the server. */
import { PARTNER } from '../../../../mocks/seed/names.ts'
import { type Around, changedRequest, type Defect } from '../defect.ts'
import { withoutUndefined } from '../../../../openapi/without-undefined.ts'

const acceptsInvalid = (rule: string, operation: string, field?: string): Defect => ({
  id: `accepts-${rule}`,
  kind: `the constraint ${rule} is not checked`,
  operation,
  ignores: { rule, ...withoutUndefined({ field }) },
})

const serverError = (): Response =>
  Response.json({ message: 'Unexpected error.', code: 'INTERNAL_ERROR' }, { status: 500 })

const failsFor =
  (matches: (text: string, status: number) => boolean): Around =>
  async ({ request, next }) => {
    const text = `${new URL(request.url).search} ${await request.clone().text()}`
    const response = await next()
    return matches(text, response.status) ? serverError() : response
  }

const withOtherStatus =
  (status: number, other: number): Around =>
  async ({ next }) => {
    const response = await next()
    return response.status === status
      ? new Response(await response.text(), { status: other, headers: response.headers })
      : response
  }

/**
 * Accepts a request that was refused because its partner has the wrong type, by sending it again with a partner of the
 * right type.
 */
const forPartnersOfAnyType =
  (change: Parameters<typeof changedRequest>[1]): Around =>
  async ({ request, next, world }) => {
    const sent = `${request.url} ${await request.clone().text()}`
    const response = await next()
    const isKnown = world.tables.partners.find(({ ospId }) => sent.includes(ospId)) !== undefined
    const isOfType = response.status === 422 && (await response.clone().text()).includes('"partner"')
    return isKnown && isOfType ? next(await changedRequest(request, change)) : response
  }

export const INPUT: readonly Defect[] = [
  acceptsInvalid('required', 'createManager'),
  acceptsInvalid('type', 'updateMessageChannel', 'data.allowReply'),
  acceptsInvalid('maxLength', 'createUserGroup'),
  acceptsInvalid('email', 'createContact'),
  acceptsInvalid('phone', 'updateUser', 'data.msisdn'),
  acceptsInvalid('date', 'createRecurringExternalPurchase'),
  acceptsInvalid('enum', 'getOpenSeasonTicketOrders'),
  acceptsInvalid('minimum', 'getEventsByFilter', 'page'),
  acceptsInvalid('maximum', 'findProductsByFilter', 'size'),
  acceptsInvalid('unknown', 'getTranslation'),
  acceptsInvalid('euro', 'createExternalPurchaseCostEvent'),
  acceptsInvalid('pattern', 'updateCorporateAccount'),
  acceptsInvalid('minItems', 'addUsersToUserGroup'),
  acceptsInvalid('uniqueItems', 'removeUsersFromUserGroup'),
  acceptsInvalid('maxItems', 'addToResourceGroup'),
  {
    id: 'accepts-other-provider',
    kind: 'a partner of another type is taken as a provider',
    operation: 'createResource',
    around: forPartnersOfAnyType({ body: (body) => ({ ...body, mrpOspId: PARTNER.other }) }),
  },
  {
    id: 'accepts-other-reseller',
    kind: 'a partner of another type is taken as a reseller',
    operation: 'uploadVoucherFile',
    around: forPartnersOfAnyType({ query: (query) => query.set('resellerOspId', PARTNER.reseller) }),
  },
  {
    id: 'accepts-anything-as-json',
    kind: 'a body that is not JSON is accepted',
    operation: 'getPluginPurchasesByFilter',
    ignores: { status: 400 },
  },
  {
    id: 'accepts-any-media-type',
    kind: 'a body of another media type is accepted',
    operation: 'getHandledOrders',
    ignores: { status: 415 },
  },
  {
    id: 'falls-over-emoji',
    kind: '500 on characters outside the basic multilingual plane',
    operation: 'updateProduct',
    around: failsFor((text) => /\p{Extended_Pictographic}/u.test(text)),
  },
  {
    id: 'falls-over-null',
    kind: '500 on null',
    operation: 'createProduct',
    around: failsFor((text) => text.includes(':null')),
  },
  {
    id: 'falls-over-proto',
    kind: '500 on the identifier __proto__',
    operation: 'getResource',
    around: failsFor((text) => text.includes('__proto__')),
  },
  {
    id: 'falls-over-unknown',
    kind: '500 for a record that does not exist',
    operation: 'getUserGroupsByUser',
    around: withOtherStatus(404, 500),
  },
  {
    id: 'conflict-for-404',
    kind: '409 for a record that does not exist',
    operation: 'deactivateProduct',
    around: withOtherStatus(404, 409),
  },
]
