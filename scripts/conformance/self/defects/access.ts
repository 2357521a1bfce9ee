/** Doors that stand open, or that stay shut. */
import type { Around, Defect, DefectCall } from '../defect.ts'
import { changedRequest } from '../defect.ts'

const authorization = ({ request }: DefectCall): string => request.headers.get('authorization') ?? ''

/** Refused for the token, a call passes with a good one where `fits` the token that came. */
const passing =
  (fits: (sent: string, call: DefectCall) => boolean): Around =>
  async (call) => {
    const response = await call.next()
    if (response.status !== 401 || !fits(authorization(call), call)) return response
    return call.next(await changedRequest(call.request, { token: call.staffToken() }))
  }

/** What is not there for the caller is asked for again by someone who sees all. */
const acrossTenants: Around = async (call) => {
  const response = await call.next()
  if (response.status !== 404) return response
  return call.next(await changedRequest(call.request, { token: call.staffToken() }))
}

const isExpired = (sent: string, { world }: DefectCall): boolean =>
  world.tables.tokens.get(sent.replace(/^Bearer /, '')) !== undefined

export const ACCESS: readonly Defect[] = [
  {
    id: 'no-token',
    kind: 'passes without a token',
    operation: 'getMobilityModes',
    around: passing((sent) => sent === ''),
  },
  {
    id: 'any-token',
    kind: 'takes a token of any kind',
    operation: 'getAllUserFees',
    around: passing((sent) => sent.startsWith('Bearer ')),
  },
  {
    id: 'any-scheme',
    kind: 'takes a token under another scheme',
    operation: 'getSalaryCodes',
    around: passing((sent) => sent.startsWith('Basic ')),
  },
  {
    id: 'expired-token',
    kind: 'takes a token that ran out',
    operation: 'listContactTypes',
    around: passing(isExpired),
  },
  {
    id: 'longer-token',
    kind: 'looks only at the beginning of a token',
    operation: 'findAllServiceResources',
    around: passing((sent) => sent.startsWith('Bearer ') && sent.endsWith('x')),
  },
  {
    id: 'any-password',
    kind: 'signs in with any password',
    operation: 'login',
    around: async ({ request, next, world, staffToken }) => {
      const response = await next(request)
      if (response.status !== 401 || world === undefined) return response
      return Response.json({ token: staffToken(), refreshToken: staffToken() })
    },
  },
  {
    id: 'access-token-refreshes',
    kind: 'an access token in place of a refresh token',
    operation: 'refreshSession',
    around: async (call) => {
      const response = await call.next()
      return response.status === 401 && isExpired(authorization(call), call)
        ? Response.json({ token: call.staffToken() })
        : response
    },
  },
  {
    id: 'no-role',
    kind: 'no role is asked for',
    operation: 'findTranslationsByKeyLike',
    roles: ['signed-in'],
  },
  {
    id: 'one-role-too-many',
    kind: 'one more role passes',
    operation: 'getRailTicketSalesConfiguration',
    roles: ['user_manager', 'msp', 'reporting_manager'],
  },
  {
    id: 'one-role-too-few',
    kind: 'a role that is named is refused',
    operation: 'getFuelPartners',
    roles: ['ospadmin'],
  },
  {
    id: 'write-without-role',
    kind: 'a write without a role',
    operation: 'deleteBrandingImage',
    roles: ['signed-in'],
  },
  {
    id: 'other-tenant-read',
    kind: "another company's record is read",
    operation: 'getUserGroupServiceResources',
    around: acrossTenants,
  },
  {
    id: 'other-tenant-written',
    kind: "another company's record is changed",
    operation: 'activateUserGroup',
    around: acrossTenants,
  },
  {
    id: 'other-tenant-referred',
    kind: "another company's record is named in a request",
    operation: 'addTransactionForUser',
    around: acrossTenants,
  },
  {
    id: 'refused-403-for-404',
    kind: "403 tells that another company's record is there",
    operation: 'getIdentificationTokens',
    around: async ({ next }) => {
      const response = await next()
      if (response.status !== 404) return response
      return Response.json({ message: 'No.', code: 'FORBIDDEN' }, { status: 403 })
    },
  },
]
