/** Access control that is too weak or too strict. */
import type { Around, Defect, DefectCall } from '../defect.ts'
import { changedRequest } from '../defect.ts'

const authorization = ({ request }: DefectCall): string => request.headers.get('authorization') ?? ''

/**
 * Accepts some tokens that should be refused: if `fits` selects the sent token, the call is repeated with a valid one.
 */
const acceptTokenIf =
  (fits: (sent: string, call: DefectCall) => boolean): Around =>
  async (call) => {
    const response = await call.next()
    if (response.status !== 401 || !fits(authorization(call), call)) return response
    return call.next(await changedRequest(call.request, { token: call.staffToken() }))
  }

/** Repeats a call that got 404 as staff, who may read the records of every company. */
const acrossTenants: Around = async (call) => {
  const response = await call.next()
  if (response.status !== 404) return response
  return call.next(await changedRequest(call.request, { token: call.staffToken() }))
}

const tokenOf = (sent: string, { world }: DefectCall) => world.tables.tokens.get(sent.replace(/^Bearer /, ''))

const isExpired = (sent: string, call: DefectCall): boolean => tokenOf(sent, call) !== undefined

export const ACCESS: readonly Defect[] = [
  {
    id: 'no-token',
    kind: 'accepts a request without a token',
    operation: 'getMobilityModes',
    around: acceptTokenIf((sent) => sent === ''),
  },
  {
    id: 'any-token',
    kind: 'accepts a token of any kind',
    operation: 'getAllUserFees',
    around: acceptTokenIf((sent) => sent.startsWith('Bearer ')),
  },
  {
    id: 'any-scheme',
    kind: 'accepts a token with another scheme',
    operation: 'getSalaryCodes',
    around: acceptTokenIf((sent) => sent.startsWith('Basic ')),
  },
  {
    id: 'expired-token',
    kind: 'accepts an expired token',
    operation: 'listContactTypes',
    around: acceptTokenIf(isExpired),
  },
  {
    id: 'longer-token',
    kind: 'checks only the beginning of a token',
    operation: 'findAllServiceResources',
    around: acceptTokenIf((sent) => sent.startsWith('Bearer ') && sent.endsWith('x')),
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
    id: 'refresh-token-reads',
    kind: 'a refresh token in place of an access token',
    operation: 'listAllRoles',
    around: acceptTokenIf((sent, call) => tokenOf(sent, call)?.kind === 'refresh'),
  },
  {
    id: 'no-role',
    kind: 'checks no role',
    operation: 'findTranslationsByKeyLike',
    roles: ['signed-in'],
  },
  {
    id: 'one-role-too-many',
    kind: 'accepts one role too many',
    operation: 'getRailTicketSalesConfiguration',
    roles: ['user_manager', 'msp', 'reporting_manager'],
  },
  {
    id: 'one-role-too-few',
    kind: 'refuses a role that x-roles names',
    operation: 'getFuelPartners',
    roles: ['ospadmin'],
  },
  {
    id: 'write-without-role',
    kind: 'a write that checks no role',
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
    kind: "403 reveals that another company's record exists",
    operation: 'getIdentificationTokens',
    around: async ({ next }) => {
      const response = await next()
      if (response.status !== 404) return response
      return Response.json({ message: 'No.', code: 'FORBIDDEN' }, { status: 403 })
    },
  },
]
