/** The same figures have the same sum for every grouping, and no group occurs twice. */
import { type Operation, propertiesOf } from '../api.ts'
import { type Exchange, isGood } from '../exchange.ts'
import { canonical, type Json } from '../json.ts'
import { goodExchange } from '../requests/recipes.ts'
import { rowSchema, rowsOf, totalOf } from '../rows.ts'
import { observers, type Suite } from '../suite.ts'
import type { Trial } from '../trial.ts'
import type { Law } from './law.ts'
import { perOperation } from './per-operation.ts'

const GROUP = 'groupBy'
const TOLERANCE = 0.005
const MONTH = ['monthFrom', 'monthTo']

export const groupings: Law = {
  id: 'groupings',
  title: 'Figures of one month add up to the same, however they are grouped',
  family: 'list',
  level: 'laws',
  writes: false,
  cases: (suite) =>
    perOperation(
      suite,
      (operation) => operation.reads && groupsOf(suite, operation).length > 1,
      async (trial, operation) => {
        for (const actor of observers(suite, operation)) {
          const accepted = await goodExchange(trial, operation, actor)
          if (!accepted) continue
          const query = ofOneMonth(operation, accepted.call.query ?? {})
          const read: (readonly [string, Exchange])[] = []
          for (const group of groupsOf(suite, operation)) {
            const call = { ...accepted.call, query: { ...query, [GROUP]: group } }
            const exchange = await trial.send(call, actor)
            if (isGood(exchange) && totalOf(exchange) === rowsOf(exchange).length)
              read.push([String(group), exchange])
          }
          expectDistinct(trial, read)
          expectLabels(trial, read)
          expectSameTotals(trial, read)
        }
        return undefined
      },
    ),
}

function groupsOf({ api }: Suite, operation: Operation): readonly unknown[] {
  const schema = operation.parameters.find(({ name }) => name === GROUP)?.schema
  return rowSchema(api, operation) === undefined ? [] : ((api.schema(schema)['enum'] as unknown[]) ?? [])
}

/** A person may count in several months, so only one month is requested: the one before the current month. */
function ofOneMonth({ parameters }: Operation, query: Readonly<Json>): Json {
  const last = new Date()
  last.setUTCDate(0)
  const month = last.toISOString().slice(0, 7).replace('-', '')
  const monthParameters = MONTH.filter((name) => parameters.some((one) => one.name === name))
  return { ...query, ...Object.fromEntries(monthParameters.map((name) => [name, month])) }
}

/** The figures of a row, and its group. */
const figuresOf = (row: Json): Map<string, number> =>
  new Map(
    Object.entries(row).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, value] as const] : [],
    ),
  )
const labelOf = (row: Json): string =>
  canonical(Object.fromEntries(Object.entries(row).filter(([, value]) => typeof value !== 'number')))

function expectDistinct(trial: Trial, read: readonly (readonly [string, Exchange])[]): void {
  for (const [group, exchange] of read) {
    const labels = rowsOf(exchange).map(labelOf)
    const twice = labels.find((label, index) => labels.indexOf(label) !== index)
    if (twice !== undefined)
      report(trial, `groups by ${group}`, 'each group once', `twice ${twice}`, [exchange])
  }
}

/** A row identifies its group in every property that is named after the group. */
function expectLabels(trial: Trial, read: readonly (readonly [string, Exchange])[]): void {
  for (const [group, exchange] of read) {
    const names = Object.keys(propertiesOf(rowSchema(trial.suite.api, exchange.call.operation) ?? {}))
    const own = names.filter((name) => name.toLowerCase().includes(group.toLowerCase()))
    const lost = own.find((name) => rowsOf(exchange).some((row) => row[name] === undefined))
    if (lost !== undefined)
      report(trial, `groups by ${group}`, `${lost} in each row`, 'not in all', [exchange])
  }
}

function expectSameTotals(trial: Trial, read: readonly (readonly [string, Exchange])[]): void {
  const [first, ...others] = read.map(([group, exchange]) => {
    const rows = rowsOf(exchange).map(figuresOf)
    const names = [...new Set(rows.flatMap((row) => [...row.keys()]))].filter((name) =>
      rows.every((row) => row.has(name)),
    )
    const sum = (name: string): number => rows.reduce((total, row) => total + (row.get(name) ?? 0), 0)
    return { group, exchange, totals: new Map(names.map((name) => [name, sum(name)])) }
  })
  for (const { group, exchange, totals } of others)
    for (const [name, total] of totals) {
      const expected = first?.totals.get(name)
      if (!first || expected === undefined || Math.abs(expected - total) < TOLERANCE) continue
      report(trial, `${name} by ${group}`, `${expected}, as by ${first.group}`, String(total), [
        first.exchange,
        exchange,
      ])
    }
}

function report(trial: Trial, place: string, expected: string, actual: string, steps: Exchange[]): void {
  const operation = steps.at(-1)?.call.operation.id ?? ''
  trial.report({ operation, place, expected, actual, steps })
}
