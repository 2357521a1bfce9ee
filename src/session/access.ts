import type { components } from '@/api/generated/schema.ts'
import type { Operation } from '@/api/operation.ts'
import type { Guard } from '@/routes/route.ts'

type User = Pick<components['schemas']['AppUser'], 'ospId' | 'roles' | 'isMsp'>

/** Who looks: the signed-in user and the company looked at. */
export interface Viewer {
  readonly user: User
  readonly accountOspId: string | undefined
  /** `undefined` while it is being read. */
  readonly account?:
    | { readonly paymentType: string | undefined; readonly partnerType: string | undefined }
    | undefined
}
export type Verdict = 'pass' | 'not-found' | 'dashboard' | 'pending'

export const isOspadmin = (user: Pick<User, 'roles'>): boolean => user.roles.includes('ospadmin')

/** Partner staff: flagged by the server, or whoever is ospadmin (R027, R076, G037). */
export const isMsp = (user: Pick<User, 'roles' | 'isMsp'>): boolean => user.isMsp === true || isOspadmin(user)

/** `ospadmin` passes every role check (R069). */
const hasRole = (user: Pick<User, 'roles'>, anyOf: readonly string[]): boolean =>
  isOspadmin(user) || anyOf.some((role) => user.roles.includes(role))

/** Whether the contract lets this user call the operation (`x-roles`), as far as roles tell. */
export const mayCall = (user: User, operation: Operation): boolean =>
  operation.roles.some((role) => role === 'signed-in' || role === 'public') ||
  (operation.roles.includes('msp') && isMsp(user)) ||
  hasRole(user, operation.roles)

/** Holds a screen's guards against the viewer; the first that fails decides. */
export function decide(
  guards: readonly Guard[],
  viewer: Viewer,
  params: Readonly<Record<string, string>>,
): Verdict {
  if (isOspadmin(viewer.user)) return 'pass'
  for (const guard of guards) {
    const verdict = hold(guard, viewer, params)
    if (verdict !== 'pass') return verdict
  }
  return 'pass'
}

function hold(guard: Guard, viewer: Viewer, params: Readonly<Record<string, string>>): Verdict {
  switch (guard.kind) {
    case 'role':
      return hasRole(viewer.user, guard.anyOf) ? 'pass' : 'not-found'
    case 'msp':
      return isMsp(viewer.user) ? 'pass' : 'not-found'
    case 'account':
      return viewer.accountOspId === undefined ? 'dashboard' : 'pass'
    case 'same-or-admin':
      return params[guard.param] === viewer.user.ospId || hasRole(viewer.user, ['user_manager'])
        ? 'pass'
        : 'not-found'
    case 'company-budget-view':
      return byAccount(viewer, maySeeCompanyBudget)
    case 'payment-type':
      return byAccount(
        viewer,
        ({ paymentType }) => paymentType !== undefined && guard.types.includes(paymentType),
      )
  }
}

type Account = NonNullable<Viewer['account']>

function byAccount(viewer: Viewer, test: (account: Account) => boolean): Verdict {
  if (viewer.accountOspId === undefined) return 'dashboard'
  if (viewer.account === undefined) return 'pending'
  return test(viewer.account) ? 'pass' : 'dashboard'
}

/** R080, G039: a prepaid company, or a partner of type ARTEMIS. */
const maySeeCompanyBudget = ({ paymentType, partnerType }: Account): boolean =>
  paymentType === 'PREPAID' || partnerType === 'ARTEMIS'
