/**
 * Properties that a schema takes from another one, because a request or a summary has the fields of the record:
 *
 *   PartnerUpdate:
 *     x-properties-of:
 *       - { schema: '#/PartnerCreation' }                                     all of them
 *       - { schema: '#/PartnerCreation', only: [legalName], nullable: true }  also `null`, to clear the field
 *     properties: …                                                           its own
 *
 * Bundling writes them into `properties`, before or after its own ones, in the order of the file. Each schema states
 * itself which properties are required.
 */
import { isObject, type ContractFile, type JsonObject, type Place } from './contract-file.ts'
import { moved, targetOf, type ContractFiles } from './references.ts'

const KEY = 'x-properties-of'

/** The content of a file with the properties that its schemas take. Adds its mistakes to `mistakes`. */
export function withTakenProperties(
  files: ContractFiles,
  file: ContractFile,
  mistakes: string[],
): JsonObject {
  const whole = (value: unknown, place: Place): unknown => {
    if (Array.isArray(value)) return value.map((part, index) => whole(part, [...place, String(index)]))
    if (!isObject(value)) return value
    const schema = KEY in value ? composed(files, file, value, place, mistakes, []) : value
    return mapped(schema, (part, key) => whole(part, [...place, key]))
  }
  return mapped(file.content, (part, key) => whole(part, [key]))
}

/** `trail`: the schemas that are being composed. None of them may take properties from itself. */
function composed(
  files: ContractFiles,
  file: ContractFile,
  schema: JsonObject,
  place: Place,
  mistakes: string[],
  trail: readonly JsonObject[],
): JsonObject {
  const properties: Record<string, unknown> = {}
  const add = (name: string, property: unknown, where: Place): void => {
    if (name in properties) mistakes.push(`${file.at(where)}: ${name} is taken and written, or taken twice`)
    properties[name] = property
  }
  const result: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(schema)) {
    if (key !== KEY && key !== 'properties') {
      result[key] = value
      continue
    }
    result['properties'] = properties
    if (key === 'properties') {
      for (const [name, property] of Object.entries(isObject(value) ? value : {}))
        add(name, property, [...place, key, name])
      continue
    }
    if (!Array.isArray(value)) {
      mistakes.push(
        `${file.at([...place, key])}: ${KEY} is no list, as in [{ schema: '#/Partner', only: [name] }]`,
      )
      continue
    }
    for (const [index, taking] of value.entries()) {
      const where = [...place, key, String(index)]
      for (const [name, property] of takenBy(files, file, taking, where, mistakes, [...trail, schema]))
        add(name, property, where)
    }
  }
  return result
}

function takenBy(
  files: ContractFiles,
  file: ContractFile,
  taking: unknown,
  place: Place,
  mistakes: string[],
  trail: readonly JsonObject[],
): [name: string, property: unknown][] {
  const report = (text: string): [] => {
    mistakes.push(`${file.at(place)}: ${text}`)
    return []
  }
  if (!isObject(taking)) return report(`${KEY} names no schema`)
  const { schema: reference, only, nullable } = taking
  if (typeof reference !== 'string') return report(`${KEY} names no schema`)
  const target = targetOf(files, file.path, reference)
  if (!isObject(target?.value)) return report(`there is no ${reference}`)
  if (trail.includes(target.value)) return report(`${reference} takes its properties from itself`)
  const { properties } =
    KEY in target.value
      ? composed(files, target.file, target.value, target.place, mistakes, trail)
      : target.value
  const all = isObject(properties) ? properties : {}
  const names = Array.isArray(only) ? only.map(String) : Object.keys(all)
  return names.flatMap((name) => {
    if (!(name in all)) return report(`${reference} has no property ${name}`)
    const property = moved(all[name], target.file.path, file.path)
    if (nullable !== true) return [[name, property]]
    const orNull = withNull(property)
    return orNull === undefined
      ? report(`${name} has no type of its own that could be null too`)
      : [[name, orNull]]
  })
}

/** A property that may also be null, or `undefined` for a reference. */
function withNull(property: unknown): JsonObject | undefined {
  if (!isObject(property) || typeof property['type'] !== 'string') return undefined
  const { type, enum: values } = property
  const orNull = { ...property, type: [type, 'null'] }
  return Array.isArray(values) ? { ...orNull, enum: values.concat(null) } : orNull
}

const mapped = (object: JsonObject, change: (value: unknown, key: string) => unknown): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]))
