/** Field names are the specification's, and are in the same place (G149). */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Contract, JsonSchema } from '../../openapi/contract-types.ts'
import { resolve } from '~mocks/contract/refs.ts'
import { readDocument } from '~mocks/document.ts'
import { SPECIFIED, type SpecifiedEntity } from './field-names.ts'

const names = (list = ''): string[] => list.split(/\s+/).filter((name) => name !== '')
const leafOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1)
/** Normalises two spellings of a name: `ext_id` and `extId`, `firstname` and `firstName`. */
const sound = (name: string): string => name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase()

/** What is wrong with the names of the contract's fields, one line each. */
function findings(contract: Contract, specified: readonly SpecifiedEntity[]): string[] {
  const { schemas } = contract.components
  const propertiesOf = (schema: JsonSchema): Record<string, JsonSchema> =>
    (resolve<JsonSchema>(contract, schema, '').value['properties'] ?? {}) as Record<string, JsonSchema>
  const has = (schema: JsonSchema, [first, ...rest]: string[]): boolean => {
    const property = propertiesOf(schema)[first ?? '']
    return property !== undefined && (rest.length === 0 || has(property, rest))
  }
  /** The fields of a schema, and the fields of its `data`. */
  const pathsOf = (schema: JsonSchema): string[] =>
    Object.entries(propertiesOf(schema)).flatMap(([name, property]) =>
      name === 'data' ? Object.keys(propertiesOf(property)).map((inner) => `data.${inner}`) : [name],
    )

  const found: string[] = []
  for (const { entity, schemas: shown, spelled, worded, elsewhere = {} } of specified) {
    const places = names(spelled).map((path) => elsewhere[path] ?? path)
    for (const path of [...places, ...names(worded)])
      if (!shown.some((name) => has(schemas[name] ?? {}, path.split('.'))))
        found.push(`${entity}: ${path} is in none of ${shown.join(', ')}`)
    for (const name of shown)
      for (const path of pathsOf(schemas[name] ?? {})) {
        const expected = places.find((place) => sound(leafOf(place)) === sound(leafOf(path)))
        if (expected !== undefined && expected !== path)
          found.push(`${name}: ${path} is ${expected} of ${entity}`)
      }
  }
  const known = specified.flatMap(({ spelled, worded }) => names(`${spelled} ${worded ?? ''}`)).map(leafOf)
  const sounds = new Set(known.map(sound))
  for (const [name, schema] of Object.entries(schemas))
    for (const field of Object.keys(propertiesOf(schema)))
      if (sounds.has(sound(field)) && !known.includes(field))
        found.push(`${name}: ${field} is spelled otherwise in the specification`)
  return found
}

describe('G149 field names', () => {
  test('are spelled as in the specification of each entity', () => {
    expect(findings(readDocument(), SPECIFIED)).toEqual([])
  })

  test('are listed in decision 0030 if the contract has them in another place', () => {
    const decision = readFileSync('docs/decisions/0030-sentences-of-the-specification.md', 'utf8')
    const section = decision.split('## Names of fields')[1]?.split('\n## ')[0] ?? ''
    const moved = SPECIFIED.flatMap(({ elsewhere }) => Object.keys(elsewhere ?? {}))
    expect(moved.length).toBeGreaterThan(0)
    expect(moved.filter((name) => !section.includes(`\`${name}\``))).toEqual([])
  })

  const schema = (...fields: string[]): JsonSchema => ({
    properties: Object.fromEntries(fields.map((field) => [field, {}])),
  })
  const contract = (schemas: Record<string, JsonSchema>): Contract => ({
    paths: {},
    components: { responses: {}, schemas },
  })
  const PARTNER: SpecifiedEntity = {
    entity: 'Partner',
    schemas: ['Partner', 'Row'],
    spelled: 'extId data.partnerType',
  }
  const DATA = { properties: { extId: {}, data: schema('partnerType') } }
  test.each<[string, Record<string, JsonSchema>, string[]]>([
    ['all is as specified', { Partner: DATA, Row: DATA }, []],
    ['a row may have less', { Partner: DATA, Row: schema('extId') }, []],
    [
      'a field is missing',
      { Partner: schema('extId') },
      ['Partner: data.partnerType is in none of Partner, Row'],
    ],
    [
      'a field stands in another place',
      { Partner: DATA, Row: schema('partnerType') },
      ['Row: partnerType is data.partnerType of Partner'],
    ],
    [
      'another schema spells it otherwise',
      { Partner: DATA, Other: schema('ext_id') },
      ['Other: ext_id is spelled otherwise in the specification'],
    ],
  ])('what is found when %s', (_case, schemas, expected) => {
    expect(findings(contract(schemas), [PARTNER])).toEqual(expected)
  })
})
