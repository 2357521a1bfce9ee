import type { CorporateAccountRow } from '../../tables.ts'
import { COMPANY, PARTNER, PARTNER_NAME, TOWNS, TRADES } from '../names.ts'
import { momentAgo, monthAgo } from '../ago.ts'
import { createRandom } from '../random.ts'

/**
 * How many companies the large partner has with `scale`: more than the 20 pages of 1000 that a client reads (R234).
 */
const LARGE = 20_000

/** Companies of the large partner that requested their deactivation: by number, how many days ago. */
const REQUESTED: ReadonlyMap<number, number> = new Map([
  [4021, 1],
  [12_750, 6],
  [18_306, 3],
])

/** The companies of the personas, and the companies of the large partner. */
export function* corporateAccounts(scale: boolean): Generator<CorporateAccountRow> {
  yield* namedCompanies()
  yield* bulkCompanies(scale ? LARGE * 2 : LARGE)
}

/** The identifiers of the large partner's companies, in order. */
export const bulkId = (number: number): string => `ca-${30_000 + number}`

function namedCompanies(): CorporateAccountRow[] {
  return [
    company(COMPANY.bakery, 'BRUGGE-BAKERY', 'Brugge Bakery', PARTNER.small, {
      legalName: 'Brugge Bakery NV',
      companyType: 'SME',
      budgetTypes: ['MOBILITY_BUDGET', 'BUSINESS_BUDGET', 'COMMUTING_BUDGET', 'COMPANY_BUDGET'],
      street: 'Steenstraat',
      streetNumber: '12',
      zipCode: '8000',
      city: 'Brugge',
      companyNumber: '0123.456.749',
      vatLiable: true,
      iban: 'BE71 0961 2345 6769',
      bic: 'GKCCBEBB',
      poNumber: 'PO-2026-17',
      maxUsers: 250,
      twoFactorForAdmins: false,
      contractType: 'business_mobility',
      invoiceSendingMethod: 'PEPPOL',
      paymentMethod: 'DIRECT_DEBIT',
      businessBudgetExternalReferenceMandatory: false,
      usageReasons: [
        { nl: 'Klantenbezoek', en: 'Client visit', fr: 'Visite chez un client' },
        { nl: 'Opleiding', en: 'Training', fr: 'Formation' },
      ],
      threshold: 500,
      paymentReference: '+++090/9337/55493+++',
      selectedProducts: ['pr-9001', 'pr-9002', 'pr-9003', 'pr-9004', 'pr-9007'],
      selectedServiceResources: ['sr-9101'],
      selectedVersions: [
        { ospId: 'pr-9001', version: 2 },
        { ospId: 'sr-9101', version: 1 },
      ],
      travelCompensation: {},
    }),
    company(COMPANY.prepaid, 'LEUVEN-LAB', 'Leuven Lab', PARTNER.other, {
      companyType: 'ENTERPRISE',
      budgetTypes: ['MOBILITY_BUDGET', 'COMPANY_BUDGET'],
      city: 'Leuven',
      threshold: 1000,
      paymentReference: '+++012/3456/78939+++',
    }),
    company(COMPANY.postpaid, 'GENT-GARAGE', 'Gent Garage', PARTNER.small, {
      paymentType: 'POSTPAID_WITH_SECURITY_DEPOSIT',
      companyType: 'SME',
      budgetTypes: ['BUSINESS_BUDGET'],
      city: 'Gent',
    }),
    company(COMPANY.artemis, 'ANTWERP-ARCHITECTS', 'Antwerp Architects', PARTNER.artemis, {
      paymentType: 'POSTPAID_WITH_SECURITY_DEPOSIT',
      companyType: 'SME',
      city: 'Antwerpen',
    }),
    company(COMPANY.payroll, 'HASSELT-HOSPITAL', 'Hasselt Hospital', PARTNER.other, {
      companyType: 'NON_PROFIT',
      city: 'Hasselt',
    }),
    company(COMPANY.empty, 'EMPTY-OFFICE', 'Empty Office', PARTNER.small, {}),
    company(COMPANY.unknown, 'ODD-ONES', 'Odd Ones', PARTNER.other, {
      paymentType: 'BARTER',
      companyType: 'CO_OPERATIVE',
      invoiceSendingMethod: 'PIGEON',
    }),
    closed(company(COMPANY.closed, 'MECHELEN-MILL', 'Mechelen Mill', PARTNER.other, {}), 0),
    company(COMPANY.strict, 'OOSTENDE-OPTICS', 'Oostende Optics', PARTNER.other, {
      companyType: 'SME',
      city: 'Oostende',
      maxUsers: 3,
      twoFactorForAdmins: true,
    }),
  ]
}

function* bulkCompanies(count: number): Generator<CorporateAccountRow> {
  const random = createRandom('companies')
  for (let number = 1; number <= count; number += 1) {
    const [zipCode, city] = random.pick(TOWNS)
    const name = `${city} ${random.pick(TRADES)} ${number}`
    const more = {
      companyType: random.pick(['SME', 'SME', 'SME', 'ENTERPRISE', 'GOVERNMENT', 'NON_PROFIT'] as const),
      paymentType: random.pick(['PREPAID', 'POSTPAID_WITH_SECURITY_DEPOSIT'] as const),
      zipCode,
      city,
    }
    const row = company(bulkId(number), `BNL-${String(number).padStart(5, '0')}`, name, PARTNER.large, more)
    const isInactive = random.chance(0.03)
    const requestedDaysAgo = REQUESTED.get(number)
    if (requestedDaysAgo !== undefined)
      yield { ...row, deactivationRequestedOn: momentAgo(requestedDaysAgo, '10:20') }
    else yield isInactive ? closed(row, 6) : row
  }
}

/**
 * Closed on the first of a month, `monthsAgo` months ago: late costs are still accepted, or everything is settled
 * (R104).
 */
const closed = (row: CorporateAccountRow, monthsAgo: number): CorporateAccountRow => ({
  ...row,
  active: false,
  inactiveFrom: `${monthAgo(monthsAgo)}-01`,
})

function company(
  ospId: string,
  extId: string,
  name: string,
  partner: string,
  data: Partial<CorporateAccountRow['data']>,
): CorporateAccountRow {
  return {
    ospId,
    version: 1,
    active: true,
    data: {
      extId,
      name,
      paymentType: 'PREPAID',
      partner: { ospId: partner, name: PARTNER_NAME[partner] ?? partner },
      ...data,
    },
  }
}
