import type { Operation } from '@/api/operation.ts'
import type { Guard, BasicViewer } from '@/routes/route.ts'

type User = BasicViewer['user']

/** The signed-in user together with the selected company. */
export interface Viewer extends BasicViewer {
  /** `undefined` while the company loads. */
  readonly account?:
    | { readonly paymentType: string | undefined; readonly partnerType: string | undefined }
    | undefined
}
export type Verdict = 'pass' | 'not-found' | 'dashboard' | 'pending'

export const isOspadmin = (user: Pick<User, 'roles'>): boolean => user.roles.includes('ospadmin')

/** Whether the user is partner staff: flagged by the server, or an ospadmin (R027, R076, G037). */
export const isMsp = (user: Pick<User, 'roles' | 'isMsp'>): boolean => user.isMsp === true || isOspadmin(user)

/** R069: `ospadmin` passes every role check. */
const hasRole = (user: Pick<User, 'roles'>, anyOf: readonly string[]): boolean =>
  isOspadmin(user) || anyOf.some((role) => user.roles.includes(role))

/** Whether the user's roles allow the operation (`x-roles` of the contract). The server may still refuse a call. */
export const mayCall = (user: User, operation: Operation): boolean =>
  operation.roles.some((role) => role === 'signed-in' || role === 'public') ||
  (operation.roles.includes('msp') && isMsp(user)) ||
  hasRole(user, operation.roles)

/** Checks the guards of a screen for the viewer. The first guard that fails decides. `ospadmin` passes all. */
export function decide(
  guards: readonly Guard[],
  viewer: Viewer,
  params: Readonly<Record<string, string>>,
): Verdict {
  if (isOspadmin(viewer.user)) return 'pass'
  for (const guard of guards) {
    const verdict = check(guard, viewer, params)
    if (verdict !== 'pass') return verdict
  }
  return 'pass'
}

function check(guard: Guard, viewer: Viewer, params: Readonly<Record<string, string>>): Verdict {
  switch (guard.kind) {
    case 'role':
      return hasRole(viewer.user, guard.anyOf) ? 'pass' : 'not-found'
    case 'msp':
      return isMsp(viewer.user) ? 'pass' : 'not-found'
    case 'account':
      return viewer.accountOspId === undefined && !hasRole(viewer.user, guard.notFor ?? [])
        ? 'dashboard'
        : 'pass'
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
