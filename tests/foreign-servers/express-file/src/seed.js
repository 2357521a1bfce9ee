// The initial data of a new database.
import { createHash } from 'node:crypto'
import { hashPassword } from './auth.js'

const PASSWORD = 'Welcome-1'

const partners = [
  ['p-1', 'NOORDZEE', 'Noordzee Mobility', 'MSP', true], ['p-2', 'ARDENNEN', 'Ardennen Mobilité', 'MSP', true],
  ['p-3', 'SCHELDT', 'Scheldt Mobility', 'MRP_MSP', true], ['p-4', 'OLD-RAIL', 'Old Rail', 'MRP', false],
  ['p-5', 'ETOILE', 'Étoile Partagée', 'MRP', true], ['p-6', 'BIKES', 'Blue Bikes', 'MRP', true],
].map(([ospId, extId, name, partnerType, active]) => ({ ospId, extId, name, partnerType, active }))

const companies = [
  { ospId: 'ca-1', name: 'Kortrijk Kaas', partnerOspId: 'p-1' }, { ospId: 'ca-2', name: 'Leuven Labs', partnerOspId: 'p-2' },
]

const people = () => {
  const password = hashPassword(createHash('sha256').update(PASSWORD).digest('hex'))
  return [
    ['u-1001', 'Una', 'Claeys', ['user_manager'], { companyOspId: 'ca-1' }], ['u-1002', 'Ivo', 'Mertens', ['invoice_manager'], { companyOspId: 'ca-1' }],
    ['u-1101', 'Vera', 'Vos', ['user_manager'], { companyOspId: 'ca-2' }], ['u-1102', 'Nia', 'Noël', ['invoice_manager'], { companyOspId: 'ca-2', language: 'fr' }],
    ['u-1901', 'Olga', 'Ost', ['ospadmin'], {}], ['u-1902', 'Pim', 'Partner', [], { isMsp: true, partnerOspId: 'p-1' }],
    ['u-1003', 'Ann', 'App', ['ospuser'], { companyOspId: 'ca-1' }], ['u-1004', 'Ugo', 'Uit', ['user_manager'], { companyOspId: 'ca-1', active: false }],
  ].map(([ospId, firstName, lastName, roles, more]) => ({
    ospId, firstName, lastName, login: firstName.toLowerCase(), email: `${firstName.toLowerCase()}@portal.example`, password, roles,
    language: 'nl', active: true, failures: 0, ...more,
  }))
}

const two = (number) => String(number).padStart(2, '0')

// 40 months of each company from January 2023 on, and some self-billing invoices.
const invoices = () => companies.flatMap((company, index) => Array.from({ length: 46 }, (_, n) => {
  const selfBilling = n >= 40
  const month = selfBilling ? (n - 40) * 3 : n
  const [year, number] = [2023 + Math.floor(month / 12), (month % 12) + 1]
  const period = `${year}${two(number)}`
  const vatExcl = 10000 + ((n * 7919 + index * 104729) % 250000)
  const vatIncl = Math.round(vatExcl * 1.21)
  const [nextYear, next] = number === 12 ? [year + 1, 1] : [year, number + 1]
  const kind = n % 5
  const amount = [vatIncl, vatIncl, vatIncl - 5000, vatIncl + 1000, 0][kind]
  return {
    id: `inv-${selfBilling ? 'sb-' : ''}${company.ospId}-${period}`, version: 1, number: `${year}-${two(number)}-${index + 1}${selfBilling ? '-SB' : ''}`,
    company: { ospId: company.ospId, name: company.name }, selfBilling, period,
    ...(selfBilling && { supplier: { ospId: 'p-6', name: 'Blue Bikes', companyNumber: 'BE0123456749' } }),
    invoiceDate: `${nextYear}-${two(next)}-03`, dueDate: `${nextYear}-${two(next)}-28`, vatExcl, vatIncl,
    status: ['paid', 'paid', 'insufficient_payment', 'excessive_payment', 'sent'][kind],
    payments: amount > 0 ? [{ paymentDate: `${nextYear}-${two(next)}-20`, amount }] : [],
  }
}))

const translations = () => {
  const words = { booking: ['Boeking', 'Booking', 'Réservation', 'Buchung'], parking: ['Parkeren', 'Parking', 'Stationnement', 'Parken'], ticket: ['Kaartje', 'Ticket', 'Billet', 'Fahrkarte'] }
  const parts = ['title', 'Body', 'button', 'hint', 'error', 'empty', 'confirm', 'Cancel', 'note', 'help', 'menu', 'footer', 'header', 'Push', 'mail', 'sms', 'label', 'unit', 'end', 'start', 'late', 'early', 'price', 'place']
  return Object.entries(words).flatMap(([area, inLanguages]) => parts.map((part, index) => ({
    key: `${area}.${part}`, version: 1, defaultValue: `${inLanguages[1]} ${part.toLowerCase()}`,
    texts: ['BE', 'GB', 'FR', 'DE'].map((language, n) => ({ language, text: `${inLanguages[n]} ${part.toLowerCase()}` })).slice(0, index % 5),
  })))
}

export const seed = () => ({
  users: people(), companies, partners,
  partnerLinks: [{ above: 'p-3', below: 'p-1' }, { above: 'p-1', below: 'p-5' }, { above: 'p-3', below: 'p-4' }],
  sessions: [], tokens: [], answers: [], counters: {},
  invoices: invoices(), translations: translations(),
  channels: [
    { ospId: 'mc-1', version: 1, name: 'Platform', allowReply: false, alwaysShowInApp: true, partnerIds: [], companyIds: [], messages: ['2026-09-01T10:00:00+02:00'] },
    { ospId: 'mc-2', version: 1, name: 'Kortrijk Kaas HR', receiver: 'u-1001', allowReply: true, alwaysShowInApp: true, partnerIds: [], companyIds: ['ca-1'], messages: ['2026-08-12T08:00:00+02:00', '2026-10-12T08:00:00+02:00'] },
    { ospId: 'mc-3', version: 1, name: 'Noordzee', allowReply: false, alwaysShowInApp: false, partnerIds: ['p-1'], companyIds: [], messages: [] },
  ],
})
