/** R161: an amount is never below zero unless its field allows that. */
import { expect, test } from 'vitest'
import { readDocument } from '~mocks/document.ts'

interface Found {
  readonly place: string
  readonly schema: Readonly<Record<string, unknown>>
}

/** Every schema of a number in euros, with its place in the contract. */
function* moneyIn(value: unknown, place = ''): Generator<Found> {
  if (typeof value !== 'object' || value === null) return
  const schema = value as Readonly<Record<string, unknown>>
  const isNumber = [schema['type']].flat().includes('number')
  if (isNumber && (schema['format'] === 'euro' || schema['x-unit'] === 'EUR')) yield { place, schema }
  for (const [name, part] of Object.entries(schema)) yield* moneyIn(part, `${place}/${name}`)
}

const all = [...moneyIn(readDocument())]
/** A lower limit of a schema. An absent one allows every number. */
const limitOf = (one: unknown): number => (typeof one === 'number' ? one : Number.NEGATIVE_INFINITY)
const isUnsigned = ({ schema }: Found): boolean =>
  Math.max(limitOf(schema['minimum']), limitOf(schema['exclusiveMinimum'])) >= 0
const isSigned = ({ schema }: Found): boolean => schema['x-signed'] === true

test('R161 each amount of the contract is either at least zero or marked as signed', () => {
  expect(all.length).toBeGreaterThan(20)
  expect(all.filter((one) => isUnsigned(one) === isSigned(one)).map(({ place }) => place)).toEqual([])
})

test('R161 an amount is a number in euros with two decimals', () => {
  const odd = all.filter(({ schema }) => schema['format'] !== 'euro' || schema['x-unit'] !== 'EUR')
  expect(odd.map(({ place }) => place)).toEqual([])
})
