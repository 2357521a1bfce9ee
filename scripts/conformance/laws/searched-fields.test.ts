/** Servers whose searches leave out a field, or a part of a word. */
import { describe, expect, test } from 'vitest'
import { isAll } from '../../../tests/level.ts'
import { createSuite } from '../command.ts'
import { at, type Json } from '../json.ts'
import { sandboxTarget } from '../target.ts'
import { plain } from './search.ts'
import { searchedFields } from './searched-fields.ts'
import { observationsOf } from './testing.ts'

type Found = (text: string, search: string) => boolean
const contains: Found = (text, search) => text.includes(search)

/** A server that shows only the rows of a page in which one of these fields is found. */
const finding =
  (fields: readonly string[], isFound: Found = contains) =>
  async (page: Json, request: Request): Promise<Json> => {
    const search = await searchOf(request)
    const { content } = page
    if (search === undefined || !Array.isArray(content)) return page
    const kept = (content as Json[]).filter((row) =>
      fields.some((field) => isFound(plain(String(at(row, field.split('.')))), plain(search))),
    )
    return { ...page, content: kept, totalElements: kept.length }
  }

async function searchOf(request: Request): Promise<string | undefined> {
  const inQuery = new URL(request.url).searchParams.get('search')
  if (inQuery !== null) return inQuery
  const text = await request.text()
  return text === '' ? undefined : (JSON.parse(text) as { search?: string }).search
}

describe('a search', { timeout: 120_000 }, () => {
  test('in a parameter leaves out a field', async () => {
    const answer = finding(['firstName', 'lastName', 'login', 'email', 'employeeNumber'])
    expect(await observationsOf('searched-fields', 'getPayrollUsers', { answer })).toEqual([
      'search in payrollId',
    ])
  })
  test('in a body leaves out a field of another record', async () => {
    const answer = finding(['user.name', 'corporateAccount.name', 'description'])
    expect(await observationsOf('searched-fields', 'getOpenOrders', { answer })).toEqual([
      'search in resource.name',
    ])
  })
  test.runIf(isAll)('finds whole words only', async () => {
    const answer = finding(['name', 'description'], (text, search) => text.split(/\s+/).includes(search))
    expect(await observationsOf('searched-fields', 'getResourceGroupsByFilter', { answer })).toContain(
      'search in name',
    )
  })
  test.runIf(isAll)('finds the beginning of words only', async () => {
    const answer = finding(['name', 'description'], (text, search) =>
      text.split(/\s+/).some((word) => word.startsWith(search)),
    )
    expect(await observationsOf('searched-fields', 'getResourceGroupsByFilter', { answer })).toContain(
      'search in description',
    )
  })
  test('shows every row for a word that none has', async () => {
    const request = (body: Json): Json =>
      body['templateNameLike'] === 'qzxwvkjqzx' ? { ...body, templateNameLike: 'e' } : body
    expect(await observationsOf('searched-fields', 'getTemplates', { request })).toEqual(['templateNameLike'])
  })
  test.runIf(isAll)('looks only for its first word, or for any of its words', async () => {
    for (const cut of [
      (body: Json) => String(body['search']).split(' ')[0],
      (body: Json) => String(body['search']).replaceAll(/ ?qzxwvkjqzx ?/g, ''),
    ]) {
      const request = (body: Json): Json =>
        String(body['search']).includes(' ') ? { ...body, search: cut(body) } : body
      expect(await observationsOf('searched-fields', 'getEventsByFilter', { request })).toEqual(['search'])
    }
  })
  test('leaves out a field of a new record', async () => {
    const answer = finding(['data.name', 'data.extId', 'data.companyNumber'])
    expect(
      await observationsOf(
        'searched-fields-of-new',
        'createCorporateAccount',
        { answer },
        'getCorporateAccountsByFilter',
      ),
    ).toEqual(['search in data.legalName'])
  })
  test.runIf(isAll)('without which a list shows nothing leaves out a field of a new record', async () => {
    const answer = finding(['fullname', 'email'])
    expect(
      await observationsOf('searched-fields-of-new', 'createMobileUser', { answer }, 'findUsersByAny'),
    ).toEqual(['search in login'])
  })
  test.runIf(isAll)('finds no part of a phone number', async () => {
    const request = (body: Json): Json =>
      /^\d{6}$/.test(String(body['search'])) ? { ...body, search: '999999999' } : body
    expect(await observationsOf('searched-fields', 'getUsersByFilter', { request })).toEqual([
      'search in msisdn',
    ])
  })
  test('is not tried where the contract does not say in which fields', async () => {
    const suite = await createSuite(sandboxTarget())
    const tried = (): boolean =>
      [...searchedFields.cases(suite)].some(({ name }) => name === 'getPayrollUsers')
    expect(tried()).toBe(true)
    for (const one of suite.api.operation('getPayrollUsers').parameters) delete one['x-searches']
    expect(tried()).toBe(false)
  })
})
