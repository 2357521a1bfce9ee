import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTester, type Tester } from '../../testing.ts'

const NIGHT = 'g-4002'
const EVERYONE = 'g-4001'
const BAKERY = { ospId: 'ca-2001' }

let ulla: Tester
let olivia: Tester
beforeAll(async () => {
  const guest = createTester()
  ulla = await guest.as('ulla.users')
  olivia = await guest.as('olivia.osp')
})

describe('user groups', () => {
  let guest: Tester
  let admin: Tester
  beforeEach(async () => {
    guest = createTester()
    admin = await guest.as('ulla.users')
  })

  test('R181 spaces of a name are stored as underscores, and R139 the name is unique, ignoring case', async () => {
    const { good } = await admin.call('createUserGroup', {
      body: { extId: 'Early birds', corporateAccount: BAKERY },
    })
    expect(good.data).toMatchObject({ extId: 'Early_birds', active: true })
    const again = await admin.call('createUserGroup', {
      body: { extId: 'EARLY BIRDS', corporateAccount: BAKERY },
    })
    expect(again.status).toBe(409)
    expect(again.error.errors).toMatchObject([{ field: 'extId', rule: 'unique' }])
  })

  test('R102 a group is deactivated by an update, activated by its own operation, and deleted with its memberships', async () => {
    const off = await admin.call('updateUserGroup', { body: { ospId: NIGHT, data: { active: false } } })
    expect(off.good.data.active).toBe(false)
    const on = await admin.call('activateUserGroup', { body: { ospId: NIGHT } })
    expect(on.good.data.active).toBe(true)
    expect((await admin.call('deleteUserGroup', { body: { ospId: NIGHT } })).status).toBe(204)
    const jonas = await admin.call('getUser', { body: { ospId: 'u-1101' } })
    expect(jonas.good.userGroups.map(({ ospId }) => ospId)).toEqual([EVERYONE])
    expect((await admin.call('getUserGroup', { body: { ospId: NIGHT } })).status).toBe(404)
  })

  test('R182 the default group keeps its name, stays active and cannot be deleted', async () => {
    for (const data of [{ active: false }, { extId: 'OTHER' }]) {
      const { error } = await admin.call('updateUserGroup', { body: { ospId: EVERYONE, data } })
      expect(error.code).toBe('DEFAULT_GROUP')
    }
    expect((await admin.call('deleteUserGroup', { body: { ospId: EVERYONE } })).error.code).toBe(
      'DEFAULT_GROUP',
    )
  })

  test('an update with an old version is refused', async () => {
    const { good } = await admin.call('getUserGroup', { body: { ospId: NIGHT } })
    const body = { ospId: NIGHT, version: good.version, data: { description: 'first' } }
    expect((await admin.call('updateUserGroup', { body })).status).toBe(200)
    expect((await admin.call('updateUserGroup', { body })).error.code).toBe('STALE')
  })

  test('members are added and removed, all or none', async () => {
    const userGroupOspId = 'g-4003'
    const added = await admin.call('addUsersToUserGroup', {
      body: { userGroupOspId, userOspIds: ['u-1101', 'u-1201'] },
    })
    expect(added.good).toMatchObject({ changed: ['u-1101', 'u-1201'], group: { userCount: 2 } })
    const stranger = await admin.call('addUsersToUserGroup', {
      body: { userGroupOspId, userOspIds: ['u-1202', 'u-1301'] },
    })
    expect(stranger.status).toBe(404)
    const contact = await admin.call('addUsersToUserGroup', {
      body: { userGroupOspId, userOspIds: ['u-1202', 'u-1012'] },
    })
    expect(contact.status).toBe(404)
    const anonymous = await admin.call('addUsersToUserGroup', {
      body: { userGroupOspId, userOspIds: ['u-1202', 'u-1104'] },
    })
    expect(anonymous.error.code).toBe('ANONYMIZED')
    const removed = await admin.call('removeUsersFromUserGroup', {
      body: { userGroupOspId, userOspIds: ['u-1101', 'u-1202'] },
    })
    expect(removed.good).toMatchObject({
      changed: ['u-1101'],
      unchanged: ['u-1202'],
      group: { userCount: 1 },
    })
  })

  test('products: own ones are granted and revoked, inherited ones belong to the default group', async () => {
    const list = () => admin.call('readUsagePermissionsByUserGroup', { query: { userGroupOspId: NIGHT } })
    expect((await list()).good.map(({ product, inherited }) => [product.extId, inherited])).toEqual([
      ['PARKING', false],
      ['OLD-SCOOTER', false],
      ['TRAIN', true],
    ])
    const grant = (productOspId: string) =>
      admin.call('grantProductUsage', { body: { productOspId, userGroupOspId: NIGHT } })
    expect((await grant('pr-9002')).good).toMatchObject({ inherited: false, effective: true })
    expect((await grant('pr-9006')).error.code).toBe('PRODUCT_NOT_AVAILABLE')
    const revoke = (productOspId: string) =>
      admin.call('revokeProductUsage', { body: { productOspId, userGroupOspId: NIGHT } })
    expect((await revoke('pr-9001')).error.code).toBe('INHERITED')
    expect((await revoke('pr-9003')).status).toBe(204)
    expect((await list()).good.map(({ product }) => product.extId)).toEqual([
      'PUBLIC-TRANSPORT',
      'OLD-SCOOTER',
      'TRAIN',
    ])
  })

  test('users of another company, and users who are not user managers, have no access', async () => {
    const petra = await guest.as('petra.prepaid')
    expect((await petra.call('getUserGroup', { body: { ospId: NIGHT } })).status).toBe(404)
    const ivo = await guest.as('ivo.invoices')
    expect((await ivo.call('deleteUserGroup', { body: { ospId: NIGHT } })).status).toBe(403)
  })
})

describe('products', () => {
  test('G095 one product is found by its identifier, in the caller’s language', async () => {
    const { good } = await olivia.call('findProductsByFilter', { body: { ospId: 'pr-9002' } })
    expect(good.content).toMatchObject([
      { name: 'Openbaar vervoer', mobilityModes: ['TRAIN', 'BUS_TRAM_METRO'] },
    ])
  })

  test('of a company, a group and a user', async () => {
    const of = async (assigneeOspId: string) =>
      (await ulla.call('findAllProductsByAssignee', { body: { assigneeOspId } })).good.map(
        ({ extId }) => extId,
      )
    expect(await of('ca-2001')).toContain('SHARED')
    expect(await of(EVERYONE)).toEqual(['TRAIN'])
    expect(await of('u-1101')).toEqual(['PARKING', 'OLD-SCOOTER', 'TRAIN'])
  })

  test('services of a group are returned with the products that contain them', async () => {
    const { good } = await ulla.call('getUserGroupServiceResources', { body: { userGroupOspId: NIGHT } })
    expect(good.map(({ name, products }) => [name, products.map((product) => product.name)])).toEqual([
      ['Belgian Rail', ['Trein']],
      ['Park Easy', ['Parkeren']],
      ['Step By', ['Step']],
    ])
  })
})
