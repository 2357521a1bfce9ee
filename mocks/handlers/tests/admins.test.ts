import { beforeEach, describe, expect, test } from 'vitest'
import { PASSDIGEST } from '../../seed/personas.ts'
import { createTester, type Tester } from '../../testing.ts'

const BAKERY = { ospId: 'ca-2001' }
const AN = { firstName: 'An', lastName: 'Admin', email: 'an.admin@x.example' }

let guest: Tester
let admin: Tester
beforeEach(async () => {
  guest = createTester()
  admin = await guest.as('ulla.users')
})
const manager = (roles: string[], tester = admin) =>
  tester.call('createManager', {
    body: { corporateAccount: BAKERY, userData: AN, roles, sendCredentials: true },
  })

describe('admins and contacts', () => {
  test('R082 R085 a new admin receives credentials and is classified by role', async () => {
    const { good } = await manager(['user_manager'])
    expect(good).toMatchObject({ classification: 'admin', active: true, roles: ['user_manager'] })
    const mails = (await guest.control('GET', 'outbox')) as { kind: string; to: string }[]
    expect(mails).toMatchObject([{ kind: 'credentials', to: AN.email }])
  })

  test('R077 only roles that the caller has can be granted; an ospadmin may grant all', async () => {
    expect((await manager(['invoice_manager'])).error.code).toBe('ROLE_NOT_HELD')
    expect((await manager(['user_manager', 'company_budget_manager'])).error.code).toBe('ROLE_NOT_HELD')
    const olivia = await guest.as('olivia.osp')
    expect((await manager(['invoice_manager'], olivia)).status).toBe(200)
    expect((await manager(['ospuser'], olivia)).error.errors).toMatchObject([
      { field: 'roles.0', rule: 'role' },
    ])
  })

  test('R079 a contact has its contact types and no roles', async () => {
    const { good } = await admin.call('createContact', {
      body: { corporateAccount: BAKERY, userData: AN, contactTypes: ['HR'], sendCredentials: true },
    })
    expect(good).toMatchObject({ classification: 'contact', contactTypes: ['HR'], roles: ['contact_user'] })
    const { good: types } = await admin.call('listContactTypes')
    expect(types.map(({ contactType }) => contactType)).toEqual(['INVOICING', 'HR', 'BUDGET'])
  })

  test("R077 R078 roles are granted and removed, but not the caller's own and not the last one", async () => {
    const grant = (userOspId: string, role: string) =>
      admin.call('addUserRole', { body: { userOspId, role } })
    const take = (userOspId: string, role: string) =>
      admin.call('removeUserRole', { body: { userOspId, role } })
    expect((await grant('u-1101', 'company_budget_manager')).good.roles).toEqual([
      'ospuser',
      'company_budget_manager',
    ])
    expect((await grant('u-1101', 'reporting_manager')).error.code).toBe('ROLE_NOT_HELD')
    expect((await grant('u-1101', 'no_such_role')).error.errors).toMatchObject([
      { field: 'role', rule: 'role' },
    ])
    expect((await take('u-1101', 'company_budget_manager')).good.roles).toEqual(['ospuser'])
    expect((await take('u-1001', 'user_manager')).error.code).toBe('OWN_ROLE')
    expect((await take('u-1010', 'user_manager')).error.code).toBe('LAST_ROLE')
    expect((await grant('u-1301', 'user_manager')).status).toBe(404)
  })

  test('G201 the last active user manager of a company keeps that role', async () => {
    const olivia = await guest.as('olivia.osp')
    const steff = { userOspId: 'u-1019', role: 'user_manager' }
    await olivia.call('addUserRole', { body: { ...steff, role: 'invoice_manager' } })
    expect((await olivia.call('removeUserRole', { body: steff })).error.code).toBe('LAST_USER_MANAGER')
    const { corporateAccount } = (await olivia.call('getUser', { body: { ospId: 'u-1019' } })).good
    const body = {
      corporateAccount: { ospId: corporateAccount?.ospId ?? '' },
      userData: { firstName: 'Nora', lastName: 'Next', email: 'nora.next@strict.example' },
      roles: ['user_manager'],
      sendCredentials: true as const,
    }
    expect((await olivia.call('createManager', { body })).status).toBe(200)
    expect((await olivia.call('removeUserRole', { body: steff })).good.roles).toEqual(['invoice_manager'])
  })

  test('R077 R078 the company budget is granted to app users only, and taken from them only', async () => {
    const role = 'company_budget_manager'
    const ivo = { body: { userOspId: 'u-1004', role } }
    expect((await admin.call('addUserRole', ivo)).error.code).toBe('ROLE_NOT_HELD')
    const olivia = await guest.as('olivia.osp')
    expect((await olivia.call('addUserRole', ivo)).good.roles).toEqual(['invoice_manager', role])
    expect((await admin.call('removeUserRole', ivo)).error.code).toBe('ROLE_NOT_HELD')
    const assignable = async (userOspId: string) =>
      (await admin.call('listUserRoles', { body: { userOspId } })).good
        .filter((one) => one.assignable)
        .map((one) => one.role)
    expect(await assignable('u-1004')).toEqual([])
    expect(await assignable('u-1102')).toEqual([role])
  })

  test('R074 a contact gets no other role, and nobody else becomes a contact', async () => {
    const olivia = await guest.as('olivia.osp')
    const grant = async (userOspId: string, role: string) =>
      (await olivia.call('addUserRole', { body: { userOspId, role } })).error.code
    expect(await grant('u-1012', 'company_budget_manager')).toBe('CONTACT_ONLY')
    expect(await grant('u-1012', 'ospuser')).toBe('CONTACT_ONLY')
    expect(await grant('u-1004', 'contact_user')).toBe('CONTACT_ONLY')
    expect(await grant('u-1101', 'contact_user')).toBe('CONTACT_ONLY')
    expect((await olivia.call('getUser', { body: { ospId: 'u-1012' } })).good.roles).toEqual(['contact_user'])
  })

  test('R005 the role to top up by card in the app does not give access to the portal', async () => {
    await admin.call('addUserRole', { body: { userOspId: 'u-1101', role: 'company_budget_manager' } })
    const signIn = guest.call('login', { body: { username: 'jonas.peeters', passdigest: PASSDIGEST } })
    expect((await signIn).error.code).toBe('TOKEN_NOT_FOUND')
  })

  test('R077 every role shows whether the caller may grant it', async () => {
    const { good } = await admin.call('listAllRoles')
    const assignable = good.filter((role) => role.assignable).map(({ role }) => role)
    expect(assignable).toEqual(['user_manager'])
  })

  test('R075 the role of communication manager grants no permissions', async () => {
    const olivia = await guest.as('olivia.osp')
    const { good } = await olivia.call('listAllRoles')
    expect(good.find(({ role }) => role === 'communication_manager')?.description).toBe(
      'Ziet wat elke beheerder ziet, zonder eigen rechten.',
    )
  })
})

describe('identification fields', () => {
  test('R189 each type accepts its own values', async () => {
    const add = (body: object) =>
      admin.call('addIdentificationToken', { body: { userOspId: 'u-1105', type: 'MOBIB', ...body } })
    expect((await add({})).error.errors).toMatchObject([{ field: 'cardNumber', rule: 'required' }])
    expect((await add({ cardNumber: '6050000000000001', plate: 'X' })).error.errors).toMatchObject([
      { field: 'plate', rule: 'unknown' },
    ])
    expect((await add({ cardNumber: '12' })).error.errors).toMatchObject([{ rule: 'pattern' }])
    expect((await add({ cardNumber: '6050123412341234' })).error.code).toBe('TAKEN')
    const { good } = await add({ cardNumber: '6050000000000001' })
    expect(good).toMatchObject({ activationStatus: 'ACTIVE', label: 'Mobib-kaart' })
    const user = () => admin.call('getUser', { body: { ospId: 'u-1105' } })
    expect((await user()).good.mobibCardNumber).toBe('6050000000000001')
    expect((await admin.call('deleteIdentificationToken', { body: { ospId: good.ospId } })).status).toBe(204)
    expect((await user()).good.mobibCardNumber).toBeUndefined()
  })

  test('the values of a type are listed; those of another company are a 404', async () => {
    const { good } = await admin.call('listIdentificationFieldTypes')
    expect(good.find(({ type }) => type === 'LICENCE_PLATE')?.fields.map(({ field }) => field)).toEqual([
      'plate',
      'region',
    ])
    expect((await admin.call('getIdentificationTokens', { body: { userOspId: 'u-1301' } })).status).toBe(404)
  })
})
