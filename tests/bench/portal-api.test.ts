import { describe, expect, test } from 'vitest'
import { createContract } from '../../mocks/contract.ts'
import { readDocument } from '../../mocks/document.ts'
import { createCallHandler } from './portal-api.ts'
import type { BenchAccount, BenchUser } from './rows.ts'

const accounts: readonly BenchAccount[] = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  name: 'Nordwind Foods AG',
  number: `CA-${100000 + index}`,
  vat: 'BE123456789',
  city: 'Ghent',
  country: index % 2 === 0 ? 'BE' : 'DE',
  status: index % 3 === 0 ? 'blocked' : 'active',
  users: index,
}))
const users: readonly BenchUser[] = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  fullname: 'Anna Claes',
  email: `anna.claes.${index + 1}@example.com`,
  login: `aclaes${index + 1}`,
  active: index % 4 > 0,
  groups: ['hr', 'fleet'],
  phone: '+32470123456',
  department: 'Foods',
  costCenter: 'CC-0001',
  validFrom: '2024-02-03',
}))

const document = readDocument()
const contract = await createContract(document)
const answer = createCallHandler({ accounts, users })

interface Call {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
}

/** Sends a call, checks request and response against the contract, and returns the response. */
async function send({ method = 'POST', path, body }: Call) {
  const url = new URL(`http://bench.test${path}`)
  const found = contract.match(method, url.pathname)
  if (found.kind !== 'operation') throw new Error(`no operation ${method} ${path}`)
  const json = { 'content-type': 'application/json' }
  const request = new Request(url, {
    method,
    ...(body && { body: JSON.stringify(body), headers: json }),
  })
  expect(await contract.checkRequest(found, request)).toMatchObject({ ok: true })
  const result = answer(method, url.pathname, { query: url.searchParams, body: { ...body } })
  if (!result) throw new Error(`no answer ${method} ${path}`)
  const response = new Response(JSON.stringify(result.value), { status: result.status, headers: json })
  expect(await contract.checkResponse(found, response)).toEqual([])
  return result
}

const period = 'monthFrom=202512&monthTo=202611'
const good: readonly Call[] = [
  { path: '/auth/login', body: { username: 'bench', passdigest: 'a'.repeat(64) } },
  { path: '/user/get', body: {} },
  { path: '/user/get', body: { ospId: 'u-3' } },
  { path: '/user/update', body: { ospId: 'u-3', version: 1, data: { firstName: 'Anna of the north' } } },
  {
    path: '/user/getByFilter?page=1&size=10&sort=lastname',
    body: { classification: 'mobile', active: true },
  },
  { path: '/corporateAccount/getByFilter?page=0&size=1000', body: {} },
  { method: 'GET', path: '/corporateAccount/companyType/list' },
  { path: '/usergroup/findAll', body: { corporateAccountOspId: 'ca-1' } },
  { path: '/help/get', body: { language: 'en' } },
  { path: '/branding/portal/branding/get', body: {} },
  { path: '/partner/getAll' },
  { path: '/user/countWithNegativeBudget', body: {} },
  { path: '/user/getMemberUsers', body: { ospId: 'u-3' } },
  { method: 'GET', path: '/work/queues' },
  { path: `/reporting/countUsers?${period}&groupBy=month` },
  { path: `/reporting/countUsers?${period}&groupBy=corporateAccount` },
  { path: `/reporting/countBookings?${period}&groupBy=month` },
  { path: `/reporting/countBookings?${period}&groupBy=corporateAccount` },
  { path: `/reporting/sumEvents?${period}&groupBy=month` },
  { path: `/reporting/sumEvents?${period}&groupBy=corporateAccount` },
  { path: `/reporting/sumEvents?${period}&groupBy=mobilityMode` },
]

describe('the calls of the benchmark conform to the contract', () => {
  test.each(good)('$path', async (call) => {
    expect((await send(call)).status).toBe(200)
  })

  const missing: readonly Call[] = [
    { method: 'GET', path: '/branding/portal/logo/get' },
    { method: 'GET', path: '/payroll/getActiveConfig?corporateAccount=ca-1' },
    { path: '/user/get', body: { ospId: 'u-99' } },
    { path: '/partner/get', body: { ospId: 'p-1' } },
  ]
  test.each(missing)('$path is not found', async (call) => {
    expect((await send(call)).status).toBe(404)
  })
})

test('each page is a slice of all rows', async () => {
  const { value } = await send({ path: '/user/getByFilter?page=1&size=10', body: {} })
  expect(value).toMatchObject({ totalElements: 12, totalPages: 2, number: 1, size: 10 })
  expect((value as { content: { ospId: string }[] }).content.map(({ ospId }) => ospId)).toEqual([
    'u-11',
    'u-12',
  ])
})

test('the history has every month of its period', async () => {
  const { value } = await send({ path: `/reporting/countUsers?${period}&groupBy=month` })
  expect((value as { billingMonth: string }[]).map(({ billingMonth }) => billingMonth)).toHaveLength(12)
})
