/**
 * A search over several kinds of records: what it finds, how it counts, and that a caller who may see more finds at
 * least as much.
 */
import type { Actor } from '../actors.ts'
import { type Operation, propertiesOf } from '../api.ts'
import { type Exchange, isGood } from '../exchange.ts'
import { isObject, type Json } from '../json.ts'
import { goodExchange } from '../requests/recipes.ts'
import { observers, type Suite } from '../suite.ts'
import type { Trial } from '../trial.ts'
import type { Law } from './law.ts'
import { perOperation } from './per-operation.ts'

/** The maximum number of records of each kind that a search returns. */
const MAX_RECORDS = 20
const MIN_WORD_LENGTH = 3

interface Group {
  kind: string
  total: number
  records: Json[]
}

/** The response to a search. */
interface SearchResult {
  text: string
  total: number
  groups: ReadonlyMap<string, Group>
  exchange: Exchange
}

export const foundRecords: Law = {
  id: 'found-records',
  title:
    'A search over all kinds finds each record by its name, in whatever letters, and counts what it found',
  family: 'list',
  level: 'laws',
  writes: false,
  cases: (suite) =>
    perOperation(
      suite,
      (operation) => isOverKinds(suite, operation),
      async (trial, operation) => {
        const results = new Map<Actor, SearchResult>()
        for (const actor of observers(suite, operation)) {
          const accepted = await goodExchange(trial, operation, actor)
          const first = accepted && readFound(accepted, '')
          if (!first) continue
          const text = String((accepted.call.body as Json)['search'])
          const all = await find(trial, first, text, MAX_RECORDS)
          if (!all) continue
          results.set(actor, all)
          expectSums(trial, all)
          await expectSizeLimited(trial, all)
          await expectNothing(trial, all)
          for (const group of all.groups.values()) await expectByName(trial, all, group)
        }
        expectStaffFindsMost(trial, results)
        return undefined
      },
    ),
}

/** Whether the operation searches, and returns groups of records by kind. */
function isOverKinds({ api }: Suite, { body, responses }: Operation): boolean {
  const response = propertiesOf(api.schema(responses.get(200)?.schema))
  return (
    body !== undefined &&
    propertiesOf(api.schema(body.schema))['search'] !== undefined &&
    response['groups'] !== undefined &&
    response['total'] !== undefined
  )
}

function readFound(exchange: Exchange, text: string): SearchResult | undefined {
  const { json } = exchange
  if (!isGood(exchange) || !isObject(json) || !Array.isArray(json['groups'])) return undefined
  const groups = json['groups'].filter(isObject).map((group) => ({
    kind: String(group['kind']),
    total: Number(group['total']),
    records: Array.isArray(group['records']) ? group['records'].filter(isObject) : [],
  }))
  const byKind = new Map(groups.map((group) => [group.kind, group]))
  return { text, total: Number(json['total']), groups: byKind, exchange }
}

async function find(
  trial: Trial,
  { exchange }: SearchResult,
  text: string,
  size: number,
): Promise<SearchResult | undefined> {
  const { call, actor } = exchange
  return readFound(await trial.send({ ...call, body: { search: text, size } }, actor), text)
}

/** The total is the sum of the groups, and a group returns the stated number of records, up to the maximum. */
function expectSums(trial: Trial, found: SearchResult): void {
  const groups = [...found.groups.values()]
  const sum = groups.reduce((total, group) => total + group.total, 0)
  if (found.total !== sum)
    report(trial, 'total', `the sum of the groups, ${sum}`, String(found.total), [found])
  for (const { kind, total, records } of groups)
    if (records.length !== Math.min(total, MAX_RECORDS))
      report(trial, 'records', `${Math.min(total, MAX_RECORDS)} of kind ${kind}`, String(records.length), [
        found,
      ])
}

/** Requesting fewer records of each kind does not change the counts. */
async function expectSizeLimited(trial: Trial, all: SearchResult): Promise<void> {
  const limited = await find(trial, all, all.text, 1)
  if (!limited) return
  const tooLarge = [...limited.groups.values()].find(({ records }) => records.length > 1)
  if (tooLarge)
    report(trial, 'size', `1 of kind ${tooLarge.kind}`, String(tooLarge.records.length), [limited])
  if (limited.total !== all.total)
    report(trial, 'total', `${all.total}, as with size ${MAX_RECORDS}`, String(limited.total), [all, limited])
}

async function expectNothing(trial: Trial, all: SearchResult): Promise<void> {
  const nothing = await find(trial, all, 'qzxwvkjqzx', MAX_RECORDS)
  if (nothing && nothing.total > 0)
    report(trial, 'search', 'nothing for a word that no record contains', `${nothing.total} found`, [nothing])
}

/** A record is found by a word of its name. The same word in another letter case finds the same number. */
async function expectByName(
  trial: Trial,
  all: SearchResult,
  { kind, records: [record] }: Group,
): Promise<void> {
  const [name, id] = [textAt(record, 'name'), textAt(record, 'ospId')]
  const word = name.split(/\s+/).find((one) => one.length >= MIN_WORD_LENGTH && /^[\p{L}\d]+$/u.test(one))
  if (word === undefined) return
  const found = await find(trial, all, word, MAX_RECORDS)
  const group = found?.groups.get(kind)
  if (!found) return
  if (!group)
    return report(trial, 'search', `${id}, which contains the word ${word}`, `no ${kind}`, [all, found])
  if (group.total <= MAX_RECORDS && !group.records.some(({ ospId }) => ospId === id))
    report(trial, 'search', `${id}, which contains the word ${word}`, 'not found', [all, found])
  for (const same of [word.toUpperCase(), word.toLowerCase()]) {
    const other = same === word ? undefined : await find(trial, all, same, MAX_RECORDS)
    if (other && other.total !== found.total)
      report(trial, 'search', `${found.total} for ${same}, as for ${word}`, String(other.total), [
        found,
        other,
      ])
  }
  return undefined
}

function textAt(record: Json | undefined, property: string): string {
  const value = record?.[property]
  return typeof value === 'string' ? value : ''
}

/** Platform staff find at least as many records of each kind as anyone else with the same search. */
function expectStaffFindsMost(trial: Trial, results: ReadonlyMap<Actor, SearchResult>): void {
  const staff = [...results].find(([{ roles }]) => roles.includes('ospadmin'))?.[1]
  for (const [actor, found] of staff ? results : []) {
    if (!staff || found.text !== staff.text) continue
    for (const { kind, total } of found.groups.values()) {
      const staffTotal = staff.groups.get(kind)?.total ?? 0
      if (staffTotal < total)
        report(
          trial,
          'what staff finds',
          `at least ${total} of kind ${kind}, as ${actor.name}`,
          String(staffTotal),
          [found, staff],
        )
    }
  }
}

const report = (
  trial: Trial,
  place: string,
  expected: string,
  actual: string,
  found: readonly SearchResult[],
): void =>
  trial.report({
    operation: found.at(-1)?.exchange.call.operation.id ?? '',
    place,
    expected,
    actual,
    steps: found.map(({ exchange }) => exchange),
  })
