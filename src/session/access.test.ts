import { describe, expect, test } from 'vitest'
import type { Operation } from '@/api/operation.ts'
import type { Guard } from '@/routes/route.ts'
import { decide, isMsp, mayCall, type Viewer } from './access.ts'

const viewer = (
  roles: readonly string[],
  more: Partial<Omit<Viewer, 'user'>> = {},
  isStaff = false,
): Viewer => ({
  user: { ospId: 'u-1', roles: [...roles], isMsp: isStaff },
  accountOspId: 'ca-1',
  account: { paymentType: 'PREPAID', partnerType: 'MSP' },
  ...more,
})
const noAccount = { accountOspId: undefined, account: undefined }

/** Each kind of guard, with viewers that it accepts and viewers that it refuses. */
describe('guards', () => {
  const role: Guard = { kind: 'role', anyOf: ['user_manager', 'invoice_manager'] }
  const budget: Guard = { kind: 'company-budget-view' }
  const payment: Guard = { kind: 'payment-type', types: ['PREPAID'] }
  const same: Guard = { kind: 'same-or-admin', param: 'userOspId' }
  const account = (paymentType: string | undefined, partnerType: string | undefined): Partial<Viewer> => ({
    account: { paymentType, partnerType },
  })

  test.each<[string, Guard, Viewer, Record<string, string>, string]>([
    ['R026 one of the roles', role, viewer(['invoice_manager']), {}, 'pass'],
    ['R026 another role', role, viewer(['reporting_manager']), {}, 'not-found'],
    ['R026 no role', role, viewer([]), {}, 'not-found'],
    ['G034 an unknown role', role, viewer(['night_owl']), {}, 'not-found'],
    ['R026 partner staff without the role', role, viewer([], {}, true), {}, 'not-found'],
    ['R027 partner staff', { kind: 'msp' }, viewer([], {}, true), {}, 'pass'],
    ['R027, G044 others', { kind: 'msp' }, viewer(['user_manager']), {}, 'not-found'],
    ['R028 a selected account', { kind: 'account' }, viewer([]), {}, 'pass'],
    ['R028 no selected account', { kind: 'account' }, viewer([], noAccount), {}, 'dashboard'],
    ['R029, G040 the own record', same, viewer([]), { userOspId: 'u-1' }, 'pass'],
    [
      'R029, G040 another user’s record',
      same,
      viewer(['invoice_manager']),
      { userOspId: 'u-2' },
      'not-found',
    ],
    [
      'R029, G040 another user’s record, for a user manager',
      same,
      viewer(['user_manager']),
      { userOspId: 'u-2' },
      'pass',
    ],
    ['R029, G040 no record', same, viewer([]), {}, 'not-found'],
    ['R031, R080 a prepaid company', budget, viewer([], account('PREPAID', 'MSP')), {}, 'pass'],
    [
      'R031, R080 an ARTEMIS partner',
      budget,
      viewer([], account('POSTPAID_WITH_SECURITY_DEPOSIT', 'ARTEMIS')),
      {},
      'pass',
    ],
    [
      'R031, G044 neither prepaid nor ARTEMIS',
      budget,
      viewer(['user_manager'], account('POSTPAID_WITH_SECURITY_DEPOSIT', 'MSP')),
      {},
      'dashboard',
    ],
    ['R031 unknown values', budget, viewer([], account('BARTER', 'SPACE')), {}, 'dashboard'],
    [
      'R031 a company that cannot be read',
      budget,
      viewer([], account(undefined, undefined)),
      {},
      'dashboard',
    ],
    ['R031 a company still being read', budget, viewer([], { account: undefined }), {}, 'pending'],
    ['R031 no company', budget, viewer([], noAccount), {}, 'dashboard'],
    ['R030, G041 the required payment type', payment, viewer([], account('PREPAID', 'MSP')), {}, 'pass'],
    [
      'R030, G041 another payment type',
      payment,
      viewer([], account('POSTPAID_WITH_SECURITY_DEPOSIT', 'ARTEMIS')),
      {},
      'dashboard',
    ],
    ['R030, G041 no known payment type', payment, viewer([], account(undefined, 'MSP')), {}, 'dashboard'],
    ['R030, G041 a company still being read', payment, viewer([], { account: undefined }), {}, 'pending'],
    ['R030, G041 no company', payment, viewer([], noAccount), {}, 'dashboard'],
  ])('%s', (_what, guard, who, params, verdict) => {
    expect(decide([guard], who, params)).toBe(verdict)
    expect(decide([guard], viewer(['ospadmin'], noAccount), params), 'R069').toBe('pass')
  })

  test('without guards every viewer passes; of several guards, the first that fails decides', () => {
    expect(decide([], viewer([], noAccount), {})).toBe('pass')
    expect(decide([role, { kind: 'account' }], viewer([], noAccount), {})).toBe('not-found')
    expect(decide([{ kind: 'account' }, role], viewer([], noAccount), {})).toBe('dashboard')
    expect(decide([role, { kind: 'account' }], viewer(['user_manager']), {})).toBe('pass')
  })
})

describe('permissions for operations', () => {
  const operation = (...roles: string[]): Operation => ({
    id: 'getUser',
    method: 'POST',
    path: '/user/get',
    responseType: 'json',
    roles,
  })

  test.each<[string, readonly string[], readonly string[], boolean, boolean]>([
    ['anyone signed in', ['signed-in'], [], false, true],
    ['a public call', ['public'], [], false, true],
    ['one of its roles', ['user_manager', 'invoice_manager'], ['invoice_manager'], false, true],
    ['another role', ['user_manager'], ['invoice_manager'], false, false],
    ['an unknown role', ['user_manager'], ['night_owl'], false, false],
    ['R076 partner staff', ['msp'], [], true, true],
    ['R076 not partner staff', ['msp'], ['user_manager'], false, false],
    ['R069 platform staff', ['user_manager'], ['ospadmin'], false, true],
    ['R069 platform staff as partner staff', ['msp'], ['ospadmin'], false, true],
  ])('%s', (_what, allowedRoles, roles, isStaff, may) => {
    expect(mayCall(viewer(roles, {}, isStaff).user, operation(...allowedRoles))).toBe(may)
  })

  test('R027, R076, G037 partner staff: flagged by the server, or ospadmin', () => {
    expect(isMsp(viewer([], {}, true).user)).toBe(true)
    expect(isMsp(viewer(['ospadmin']).user)).toBe(true)
    expect(isMsp(viewer(['user_manager']).user)).toBe(false)
    expect(isMsp({ roles: [] })).toBe(false)
  })
})
