/** Servers with one defect each, which the laws about lists and records must report. */
import { describe, expect, test } from 'vitest'
import type { Json } from '../json.ts'
import { isAll } from '../../../tests/level.ts'
import { observationsOf } from './testing.ts'

const without =
  (...names: string[]) =>
  (body: Json): Json =>
    Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))

describe('filters', () => {
  test.runIf(isAll)('a filter whose name ends in -uses is tried', async () => {
    expect(
      await observationsOf('filters', 'findInvoicesByFilter', { request: without('statuses') }),
    ).toContain('filter statuses')
  })
  test.runIf(isAll)('of several values, all are used', async () => {
    const first = (body: Json): Json =>
      Array.isArray(body['types']) ? { ...body, types: body['types'].slice(0, 1) } : body
    expect(await observationsOf('filters', 'getResourcesByFilter', { request: first })).toContain(
      'filter types',
    )
  })
  test('two filters are combined with and', async () => {
    const either = (body: Json): Json =>
      'active' in body && 'types' in body ? without('active')(body) : body
    expect(await observationsOf('filters', 'getResourcesByFilter', { request: either })).toContain(
      'filter types and active',
    )
  })
  test.runIf(isAll)('a day at the limit is included', async () => {
    const later = (body: Json): Json =>
      typeof body['dateFrom'] === 'string'
        ? {
            ...body,
            dateFrom: new Date(Date.parse(body['dateFrom']) + 86_400_000).toISOString().slice(0, 10),
          }
        : body
    expect(await observationsOf('filters', 'getTravelsByFilter', { request: later })).toContain(
      'filter dateFrom',
    )
  })
  test.runIf(isAll)('a filter by presence is tried with both values', async () => {
    const always = (body: Json): Json => ('hasLabel' in body ? { ...body, hasLabel: true } : body)
    expect(await observationsOf('filters', 'getResourcesByFilter', { request: always })).toContain(
      'filter hasLabel',
    )
  })
  test('a record that was just created is found by its values', async () => {
    const later = (body: Json): Json =>
      'dateFrom' in body ? { ...body, dateFrom: `${new Date().getFullYear() + 1}-01-01` } : body
    expect(
      await observationsOf(
        'filters-of-new',
        'createExternalPurchaseCostEvent',
        { request: later },
        'getEventsByFilter',
      ),
    ).toContain('filter dateFrom')
  })
})

test('texts follow the language of the caller', async () => {
  let first: unknown
  const found = await observationsOf('language-of-caller', 'listContactTypes', {
    answer: (json) => (first ??= json),
  })
  expect(found).toEqual(['language of the caller'])
})

test('a reserved field is refused also when it is removed', async () => {
  const kept = (body: Json): Json => {
    const { data = {} } = body as { data?: Json }
    return data['maxUsers'] === null ? { ...body, data: without('maxUsers')(data) } : body
  }
  expect(await observationsOf('reserved', 'updateCorporateAccount', { request: kept })).toContain(
    'data.maxUsers removed',
  )
})

test('a new password ends the sessions of the user who gets it', async () => {
  const other = (body: Json): Json => ({ ...body, ospId: 'u-1150' })
  expect(await observationsOf('sessions', 'sendPincode', { request: other })).toContain(
    'getUser in a session that ended',
  )
})

test('a list with limit and offset must state its total', async () => {
  const found = await observationsOf('pages', 'findPayrollReports', {
    answer: (json) => ({ ...json, total: 1 }),
  })
  expect(found).toContain('total')
})

test('a list without paging contains no duplicates', async () => {
  const twice = (json: Json): unknown => (Array.isArray(json) ? [...(json as unknown[]), json[0]] : json)
  expect(await observationsOf('whole', 'findAllUserGroups', { answer: twice })).toEqual(['rows'])
})

test('a list of one record contains nothing of another', async () => {
  const stranger = (json: Json): unknown =>
    Array.isArray(json)
      ? (json as Json[]).map((row) => ({ ...row, user: { ospId: 'u-1', name: 'A' } }))
      : json
  expect(await observationsOf('scope', 'findRecurringExternalPurchasesByUser', { answer: stranger })).toEqual(
    ['userOspId'],
  )
})

test('what a page says about all rows is the same on each page', async () => {
  const totals = (json: unknown): Json => {
    const page = json as Json & { content: Json[]; totals: Json }
    return { ...page, totals: { ...page.totals, openCount: page.content.length } }
  }
  expect(await observationsOf('pages', 'findInvoicesByFilter', { answer: totals })).toContain(
    'totals of a page',
  )
})

test.runIf(isAll)('what a list offers to filter by does not depend on that filter', async () => {
  const ofRows = (json: unknown): Json => {
    const page = json as Json & { content: Json[]; labels: { label: string }[] }
    const shown = JSON.stringify(page.content)
    return { ...page, labels: page.labels.filter(({ label }) => shown.includes(label)) }
  }
  expect(await observationsOf('offers', 'getResourcesByFilter', { answer: ofRows })).toEqual([
    'labels with label',
    'labels with hasLabel',
  ])
})

describe('uniqueness', () => {
  test('is expected of every creation whose 409 names a field', async () => {
    let count = 0
    const renamed = (body: Json): Json => ({ ...body, extId: `G${(count += 1)}` })
    expect(await observationsOf('unique', 'createUserGroup', { request: renamed })).toEqual(['extId'])
  })
  test('is expected of an update too', async () => {
    let count = 0
    const renamed = (body: Json): Json => ({
      ...body,
      data: { ...(body['data'] as Json), extId: `G${(count += 1)}` },
    })
    expect(await observationsOf('unique', 'updateUserGroup', { request: renamed })).toEqual(['data.extId'])
  })
  test('is expected of a record that no operation creates, among those of its company', async () => {
    let count = 9000
    const renamed = (body: Json): Json => ({ ...body, code: String((count += 1)) })
    expect(await observationsOf('unique', 'updateSalaryCode', { request: renamed })).toEqual(['code'])
  })
})

describe('an update', () => {
  const withData =
    (change: (data: Json) => Json) =>
    (body: Json): Json =>
      'data' in body ? { ...body, data: change(body['data'] as Json) } : body
  test('removes a value sent as null', async () => {
    const kept = withData((data) => (data['description'] === null ? { active: true } : data))
    expect(await observationsOf('other-fields', 'updateUserGroup', { request: kept })).toContain(
      'data.description null',
    )
  })
  test.runIf(isAll)('leaves unsent values unchanged, also the first time', async () => {
    const renamed = withData(({ description = 'Something else', ...data }) => ({ ...data, description }))
    expect(await observationsOf('other-fields', 'updateUserGroup', { request: renamed })).toContain(
      'not sent: data.description',
    )
  })
})

test.runIf(isAll)('a required amount is tried at its limits', async () => {
  const amounts = new Set<unknown>()
  await observationsOf('options', 'addTransactionForUser', {
    request: (body) => {
      amounts.add(body['amount'])
      return body
    },
  })
  expect([...amounts]).toEqual(expect.arrayContaining([999_999_999.99, -999_999_999.99]))
})
