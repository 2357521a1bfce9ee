/** Requests that should be refused and are not, or that crash the server. */
import { PARTNER } from '../../../../mocks/seed/names.ts'
import { type Around, changedRequest, type Defect } from '../defect.ts'
import { withoutUndefined } from '../../../../openapi/without-undefined.ts'

const lets = (rule: string, operation: string, field?: string): Defect => ({
  id: `accepts-${rule}`,
  kind: `the constraint ${rule} is not checked`,
  operation,
  ignores: { rule, ...withoutUndefined({ field }) },
})

const failure = (): Response =>
  Response.json({ message: 'Unexpected error.', code: 'INTERNAL_ERROR' }, { status: 500 })

const fallsOver =
  (fits: (text: string, status: number) => boolean): Around =>
  async ({ request, next }) => {
    const text = `${new URL(request.url).search} ${await request.clone().text()}`
    const response = await next()
    return fits(text, response.status) ? failure() : response
  }

const forStatus =
  (status: number, other: number): Around =>
  async ({ next }) => {
    const response = await next()
    return response.status === status
      ? new Response(await response.text(), { status: other, headers: response.headers })
      : response
  }

/**
 * Executes a request that was refused because of the type of its partner, by sending it with a partner of the right
 * type.
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
  lets('required', 'createManager'),
  lets('type', 'updateMessageChannel', 'data.allowReply'),
  lets('maxLength', 'createUserGroup'),
  lets('email', 'createContact'),
  lets('phone', 'updateUser', 'data.msisdn'),
  lets('date', 'createRecurringExternalPurchase'),
  lets('enum', 'getOpenSeasonTicketOrders'),
  lets('minimum', 'getEventsByFilter', 'page'),
  lets('maximum', 'findProductsByFilter', 'size'),
  lets('unknown', 'getTranslation'),
  lets('euro', 'createExternalPurchaseCostEvent'),
  lets('pattern', 'updateCorporateAccount'),
  lets('minItems', 'addUsersToUserGroup'),
  lets('uniqueItems', 'removeUsersFromUserGroup'),
  lets('maxItems', 'addToResourceGroup'),
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
    around: fallsOver((text) => /\p{Extended_Pictographic}/u.test(text)),
  },
  {
    id: 'falls-over-null',
    kind: '500 on null',
    operation: 'createProduct',
    around: fallsOver((text) => text.includes(':null')),
  },
  {
    id: 'falls-over-proto',
    kind: '500 on the identifier __proto__',
    operation: 'getResource',
    around: fallsOver((text) => text.includes('__proto__')),
  },
  {
    id: 'falls-over-unknown',
    kind: '500 for a record that does not exist',
    operation: 'getUserGroupsByUser',
    around: forStatus(404, 500),
  },
  {
    id: 'conflict-for-404',
    kind: '409 for a record that does not exist',
    operation: 'deactivateProduct',
    around: forStatus(404, 409),
  },
]
