// @level all: it sends whole requests to every operation.
/**
 * Each handler of the sandbox reads each property of its request. This finds a property that is added to the contract
 * but ignored by its handler. The conformance suite checks whether the value is stored as sent.
 */
import { expect, test } from 'vitest'
import { createSuite } from '../../scripts/conformance/command.ts'
import { survey } from '../../scripts/conformance/run.ts'
import { sandboxTarget } from '../../scripts/conformance/target.ts'
import { trackedHandlers } from './tracked-handlers.ts'
import { type Further, propertyPaths, sendWholeRequests } from './whole-requests.ts'

/**
 * Requests with properties that no request generated from the examples and the schema contains, because their values
 * depend on each other.
 */
const TOPPED_UP = { frequency: 'YEAR', frequencyAmount: 50, transferStrategy: 'RESET' }
const FURTHER: Readonly<Record<string, readonly Further[]>> = {
  createMobileUser: [{ with: { userBudgets: [{ type: 'MOBILITY_BUDGET', data: { startAmount: 50 } }] } }],
  updateProductComposition: [{ with: { 'data.feeCron': '0 0 1 * *' } }],
  createResource: [
    {
      path: { type: 'gasStation' },
      body: {
        name: 'Pump One Gent',
        mrpOspId: 'p-3005',
        mobilityMode: 'FUEL',
        numberOfPumps: 4,
        brand: 'Pump One',
        loyalty: 'Pump Card',
        latitude: 51.2,
        longitude: 3.2,
      },
    },
  ],
  updateResource: [
    { with: { 'data.feeCron': '0 0 1 * *' } },
    {
      path: { type: 'gasStation' },
      body: {
        ospId: 'gs-9801',
        data: { numberOfPumps: 4, brand: 'Pump One', loyalty: 'Pump Card', latitude: 51.2, longitude: 3.2 },
      },
    },
  ],
  updateFuelStationOwners: [
    { with: { owners: [{ ownerOspId: 'p-3005', validFrom: '2026-01-01', validTo: '2026-06-30' }] } },
  ],
  createCorporateAccount: [
    { with: { 'data.selectedProducts': ['pr-9001'], 'data.selectedServiceResources': ['sr-9101'] } },
  ],
  updateCorporateAccount: [
    { with: { 'data.selectedProducts': ['pr-9001'], 'data.selectedServiceResources': ['sr-9101'] } },
  ],
  updatePartner: [{ with: { 'data.selectedServiceResources': ['sr-9101'] } }],
  updateCommuteUserCompensation: [{ with: { data: { compensationPerKm: null, compensationPerTrip: 2 } } }],
  downloadInvoicesPdfByFilter: [{ with: { search: '2026' } }],
  downloadInvoicesXmlByFilter: [{ with: { search: '2026' } }],
  downloadInvoicesCsvByFilter: [{ with: { search: '2026' } }],
  downloadInvoicesXlsx: [{ with: { search: '2026' } }],
  createBudget: [{ with: { data: TOPPED_UP } }],
  activatePayrollUser: [
    { with: { 'userData.contractId': 'HH-2026-900' } },
    { with: { 'userData.parentUserOspId': 'u-1601' } },
    {
      with: {
        userBudgets: [
          {
            type: 'MOBILITY_BUDGET',
            data: TOPPED_UP,
          },
        ],
      },
    },
  ],
  updatePayrollConfig: [{ with: { employerId: '0054322' } }],
  updateRailTicketSalesConfiguration: [{ with: { 'data.organismNumber': 'BRBK' } }],
  updateTemplate: [
    { with: { 'data.languages': ['nl', 'en', 'fr'] } },
    { with: { 'data.ownerOspId': 'p-3001' } },
    {
      with: {
        data: {
          external: true,
          languages: ['nl'],
          versions: [{ language: 'nl', validFrom: '2026-01-01', externalTemplateId: 'mail-204' }],
        },
      },
    },
  ],
}

/** Properties that a handler does not read, with the reason. A property that is read must not be in the list. */
const NOT_READ: Readonly<Record<string, string>> = {
  'stepUp code2fa': 'only of accounts with a second factor, which those who call it here do not have',
}

const { handlers, tracks } = trackedHandlers()
const suite = await createSuite(sandboxTarget({ handlers }))
const operations = suite.api.operations.filter(({ body }) => body?.type === 'application/json')
const trackOf = (id: string) => {
  const track = tracks.get(id)
  if (!track) throw new Error(`no handler of ${id}`)
  return track
}

test('each handler reads every property of its request', { timeout: 300_000 }, async () => {
  await survey(suite)
  for (const operation of operations) {
    const { sent } = trackOf(operation.id)
    await sendWholeRequests(suite, operation, FURTHER[operation.id] ?? [], (path) => sent.has(path))
  }
  const places = operations.flatMap((operation) =>
    propertyPaths(suite, operation).map((path) => ({
      path,
      place: `${operation.id} ${path}`,
      ...trackOf(operation.id),
    })),
  )
  const untried = places.filter(({ sent, path }) => !sent.has(path)).map(({ place }) => place)
  expect(untried, 'in no accepted request; FURTHER needs one').toEqual([])
  const dropped = places.filter(({ read, path }) => !read.has(path)).map(({ place }) => place)
  expect(dropped, 'read by no handler').toEqual(Object.keys(NOT_READ))
})
