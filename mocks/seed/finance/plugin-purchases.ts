/** Plugin-service orders of the personas' companies: every status, recent and old. Amounts are euros. */
import type { PluginPurchaseRow, UserRow } from '../../tables.ts'
import { momentAgo } from '../ago.ts'
import { COMPANY } from '../names.ts'
import { appUsersOf } from './orders.ts'
import { createRandom } from '../random.ts'

const STATUSES = ['OPEN', 'REQUESTED', 'REJECTED', 'ACCEPTED', 'APPROVED', 'DECLINED'] as const
const PLUGINS = [
  { plugin: { ospId: 'pl-9301', name: 'Leasefiets' }, description: 'Stadsfiets', price: 89.5 },
  { plugin: { ospId: 'pl-9302', name: 'Autopartage' }, description: 'Week-end', price: 45 },
  { plugin: { ospId: 'pl-9304', name: 'Flexdesk' }, description: 'Tien dagen werkplek', price: 220 },
] as const
const LONG_PLUGIN = {
  ospId: 'pl-9303',
  name: 'Deelwagens voor medewerkers en hun gezin – voitures partagées pour le personnel et sa famille',
}
const HANDLER = 'u-1000'

/** Numbers from 8300 are the orders in the contract's examples, numbers from 10001 the orders of companies. */
const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export function* pluginPurchases(users: readonly UserRow[]): Generator<PluginPurchaseRow> {
  yield* examplePurchases()
  let number = 10_000
  for (const [company, members] of appUsersOf(users, Object.values(COMPANY)))
    for (const status of STATUSES)
      for (const isOld of [false, true]) yield purchase(company, members, status, isOld, (number += 1))
}

function purchase(
  company: string,
  members: readonly UserRow[],
  status: PluginPurchaseRow['status'],
  isOld: boolean,
  number: number,
): PluginPurchaseRow {
  const random = createRandom(`plugin ${number}`)
  const days = isOld ? random.whole(300, 800) : random.whole(3, 25)
  return {
    purchaseUUID: uuid(number),
    userOspId: random.pick(members).ospId,
    corporateAccountOspId: company,
    ...random.pick(PLUGINS),
    currency: 'EUR',
    createdOn: momentAgo(days, '09:15'),
    ...statusFields(status, days - 1),
  }
}

/** The properties that a status adds, when it was set `days` ago. */
function statusFields(status: PluginPurchaseRow['status'], days: number) {
  if (status === 'OPEN') return { status, version: 1 }
  const handled = { status, handledOn: momentAgo(days, '14:30'), handledByOspId: HANDLER }
  if (status === 'REQUESTED') return { ...handled, version: 2, lastUpdatedOn: handled.handledOn }
  if (status === 'REJECTED')
    return {
      ...handled,
      version: 2,
      lastUpdatedOn: handled.handledOn,
      rejectionNote: 'Uw fietsbudget is al opgebruikt.',
    }
  const answeredOn = momentAgo(days - 1, '20:05')
  return { ...handled, version: 3, answeredOn, lastUpdatedOn: answeredOn }
}

function examplePurchases(): PluginPurchaseRow[] {
  const jonas = {
    userOspId: 'u-1101',
    corporateAccountOspId: COMPANY.bakery,
    plugin: PLUGINS[0].plugin,
    description: 'Stadsfiets 28 inch met 7 versnellingen',
    price: 89.5,
    currency: 'EUR',
    remark: 'Leveren op kantoor',
    createdOn: momentAgo(9, '07:42'),
  }
  return [
    ...STATUSES.map((status, at) => ({
      purchaseUUID: uuid(8301 + at),
      ...jonas,
      ...statusFields(status, 8),
    })),
    {
      ...jonas,
      ...statusFields('OPEN', 0),
      purchaseUUID: uuid(8390),
      userOspId: 'u-1190',
      plugin: LONG_PLUGIN,
      description:
        'Elektrische gezinswagen met trekhaak, dakkoffer, winterbanden en laadpas · Електричний сімейний автомобіль · سيارة عائلية كهربائية',
      price: 123_456.78,
      createdOn: momentAgo(631, '23:59'),
    },
    {
      ...jonas,
      ...statusFields('OPEN', 0),
      purchaseUUID: uuid(8391),
      userOspId: 'u-1104',
      ...PLUGINS[1],
      createdOn: momentAgo(95, '08:00'),
    },
  ]
}
