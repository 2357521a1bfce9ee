import { beforeEach, describe, expect, test } from 'vitest'
import { createTester, type Tester } from '../../testing.ts'

/** Oostende Optics has a maximum of three users, and has three. */
const FULL = { ospId: 'ca-2009' }
let olivia: Tester
beforeEach(async () => {
  olivia = await createTester().as('olivia.osp')
})

const create = (more: { desiredActivationDate?: string | null } = {}) =>
  olivia.call('createMobileUser', {
    body: {
      corporateAccount: FULL,
      userData: {
        corporateAccount: FULL,
        failedLoginCount: 0,
        roles: ['ospuser'],
        firstName: 'Vera',
        lastName: 'Vierde',
        email: 'vera@oostende-optics.example',
        ...more,
      },
      userBudgets: [],
      userGroups: [],
      mobibValidFrom: null,
      sendCredentials: true,
    },
  })
const users = async (active: boolean) =>
  (
    await olivia.call('getUsersByFilter', {
      body: { corporateAccountOspId: FULL.ospId, classification: 'mobile', active },
    })
  ).good.content
const allow = (maxUsers: number | null) =>
  olivia.call('updateCorporateAccount', { body: { ...FULL, data: { maxUsers } } })
const activate = (ospId: string, desiredActivationDate: string | null = '2020-01-01T00:00:00+01:00') =>
  olivia.call('activateUser', { body: { ospId, desiredActivationDate } })

describe('a company has at most `maxUsers` active app users', () => {
  test('an additional user is refused until another leaves or the limit is removed', async () => {
    expect(await users(true)).toHaveLength(3)
    const { status, error } = await create()
    expect([status, error.code]).toEqual([409, 'MAX_USERS'])
    expect(await users(true)).toHaveLength(3)
    await allow(4)
    expect((await create()).good.active).toBe(true)
    await allow(null)
    expect((await activate((await users(false))[0]?.ospId ?? '')).good.active).toBe(true)
  })

  test('activating counts too; deactivate another user first', async () => {
    const [idle] = await users(false)
    expect((await activate(idle?.ospId ?? '')).error.code).toBe('MAX_USERS')
    const [busy] = await users(true)
    await olivia.call('deactivateUser', { body: { ospId: busy?.ospId ?? '' } })
    expect((await activate(idle?.ospId ?? '')).good.active).toBe(true)
  })

  test('a user who is not activated yet does not count, and a planned activation counts from its day on', async () => {
    expect((await create({ desiredActivationDate: null })).good.active).toBe(false)
    const [idle, busy] = [(await users(false))[0]?.ospId ?? '', (await users(true))[0]?.ospId ?? '']
    expect((await activate(idle, null)).status).toBe(200)
    const [leaves, starts] = ['2099-06-01T00:00:00+02:00', '2099-07-01T00:00:00+02:00']
    expect((await activate(idle, starts)).error.code).toBe('MAX_USERS')
    expect((await create({ desiredActivationDate: starts })).error.code).toBe('MAX_USERS')
    await olivia.call('deactivateUser', { body: { ospId: busy, desiredDeactivationDate: leaves } })
    expect((await activate(idle, starts)).good.desiredActivationDate).toBe(starts)
    expect((await activate(busy)).error.code, 'its place is taken').toBe('MAX_USERS')
    expect((await create({ desiredActivationDate: leaves })).error.code, 'until then only').toBe('MAX_USERS')
  })

  test('an import adds as many rows as fit; admins do not count', async () => {
    await allow(4)
    const userData = { firstName: 'Ada', lastName: 'Admin', email: 'ada@oostende-optics.example' }
    const made = await olivia.call('createManager', {
      body: { corporateAccount: FULL, userData, roles: ['user_manager'], sendCredentials: true },
    })
    expect(made.good.active).toBe(true)
    const body = new FormData()
    const csv = 'firstName,lastName,email\nA,B,a@x.example\nC,D,c@x.example'
    body.set('file', new File([csv], 'users.csv'))
    const uploaded = await olivia.raw('/user/upload/upload?corporateAccountOspId=ca-2009', {
      method: 'POST',
      body,
    })
    const uploadId = await uploaded.text()
    const { good } = await olivia.call('validateUsersUpload', { body: { uploadId } })
    expect(good).toMatchObject({ validCount: 1, errors: [{ line: 3, rule: 'max_users' }] })
  })
})
