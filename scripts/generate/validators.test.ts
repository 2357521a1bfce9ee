import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { createAjv } from '../../openapi/ajv.ts'
import type { Finding, Validator } from '../../openapi/validator.ts'
import type { Contract, JsonSchema } from '../contract/types.ts'
import { requestSchemas } from './validators.ts'

const contract = JSON.parse(readFileSync('src/api/generated/openapi.json', 'utf8')) as Contract
const { schemas } = contract.components

/** A value that fills every property of a schema, mostly validly. */
function fullValue(schema: JsonSchema): unknown {
  const { $ref, examples, properties, items } = schema as {
    readonly $ref?: string
    readonly examples?: readonly unknown[]
    readonly properties?: Readonly<Record<string, JsonSchema>>
    readonly items?: JsonSchema
  }
  if ($ref !== undefined) return fullValue(schemas[$ref.split('/').at(-1) ?? ''] ?? {})
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, fullValue(one)]))
  if (items) return [fullValue(items)]
  const { enum: values, minimum, const: only } = schema
  if (Array.isArray(values)) return values[0]
  if (only !== undefined) return only
  if (examples) return examples[0]
  const type = [schema.type].flat()[0]
  if (type === 'boolean') return true
  if (type === 'object') return { some: 'text' }
  return type === 'string' ? 'some text' : Number(minimum ?? 1)
}

const WRONG: readonly unknown[] = [
  [undefined, null, true, '', ' ', '\u{1F6B2}', 'two words', '2026-02-30', 'x'.repeat(70), 'x'.repeat(1100)],
  ['ann@example.com', '+32470123456', 'BE71096123456769', '#12AB3F', '202611', 'https://x.be'],
  [0, -1, 1.5, 25.55, 0.001, 1e12, Number.NaN],
  [[], {}, ['a', 'a'], [{ a: 1 }, { a: 1 }], { 'a/b~c': 1 }, { nl: 'een', en: '' }],
].flat()
const MANY = Array.from({ length: 300 }, (_none, at) => `id${at}`)
const LARGE = [MANY, Object.fromEntries(MANY.map((key) => [key, 'v'])), 'x'.repeat(12_000)]

/** The value itself, and the value with each of its parts replaced by each wrong value, or with one more part. */
function* variantsOf(value: unknown, depth = 0): Generator {
  yield value
  yield* WRONG
  if (depth <= 1) yield* LARGE
  if (Array.isArray(value)) {
    const [first] = value as readonly unknown[]
    yield [first, first]
    for (const item of variantsOf(first, depth + 1)) yield [item]
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, stranger: 1 }
    for (const [name, part] of Object.entries(value))
      for (const variant of variantsOf(part, depth + 1)) yield { ...value, [name]: variant }
  }
}

/** What forms and files read of mistakes. */
const told = (errors: readonly Finding[] | null | undefined): string[] =>
  (errors ?? [])
    // Ajv does not compare items of a wrong type, and says once more that a name is wrong.
    .filter(({ keyword }) => keyword !== 'propertyNames')
    .filter(
      ({ keyword, instancePath }, _at, all) =>
        keyword !== 'uniqueItems' || all.every((other) => !other.instancePath.startsWith(`${instancePath}/`)),
    )
    .map(({ keyword, instancePath, params }) => {
      const {
        i: _i,
        j: _j,
        comparison: _comparison,
        allowedValues: _values,
        allowedValue: _value,
        ...read
      } = params
      return JSON.stringify([keyword, instancePath, read])
    })
    .sort()

test('the validators of requests find what ajv finds', async () => {
  const ajv = await createAjv()
  ajv.addSchema({ $id: 'contract', components: { schemas } })
  const names = requestSchemas(contract)
  expect(names.length).toBeGreaterThan(200)
  for (const name of names) {
    const path = pathToFileURL(join('src/api/generated/validators', `${name}.js`)).href
    const { default: validate } = (await import(path)) as { readonly default: Validator }
    const reference = ajv.getSchema(`contract#/components/schemas/${name}`) as Validator
    let tried = 0
    for (const value of variantsOf(fullValue(schemas[name] ?? {}))) {
      const results = [reference(value), validate(value)]
      const expected = told(reference.errors)
      const found = told(validate.errors)
      tried += 1
      if (results[0] === results[1] && found.join() === expected.join()) continue
      expect.soft(found, `${name} of ${JSON.stringify(value)?.slice(0, 200)}`).toEqual(expected)
      expect(results[1]).toBe(results[0])
    }
    expect(tried).toBeGreaterThan(20)
  }
})
