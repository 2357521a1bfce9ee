/** Identifiers that an actor has seen in responses, by kind, so that requests can name existing records. */
import type { Api } from '../api.ts'
import type { Call } from '../exchange.ts'
import { idOf } from '../identity.ts'
import { at, isObject, type Json, objects, type Path, withValue } from '../json.ts'
import { type Model, nameOfId, toKind } from '../model.ts'
import { propertiesOf } from '../api.ts'
import type { JsonSchema } from '../../../openapi/contract-types.ts'

const MOST = 400

export class Pool {
  private readonly kinds = new Map<string, Set<string>>()
  /** The identifiers in one record, by kind, such as the user and the budget of an event. */
  private readonly records = new Map<string, Readonly<Record<string, string>>>()

  /** The records, as last seen. */
  private readonly lastSeen = new Map<string, Json>()

  /** Stores the identifiers of a response. The identifiers of the records themselves are of kind `subject`. */
  collect(json: unknown, subject: string | undefined): void {
    for (const { key, value } of objects(json)) {
      const kind = key === '' || key === 'content' || key === 'data' ? subject : toKind(key)
      const ids = idsOf(value, kind)
      for (const [name, id] of Object.entries(ids)) this.add(name, id)
      const id = kind === undefined ? undefined : ids[kind]
      if (kind === undefined || id === undefined) continue
      this.records.set(`${kind} ${id}`, ids)
      if (kind === subject) this.lastSeen.set(id, value)
    }
  }

  add(kind: string, id: string): void {
    const ids = this.kinds.get(kind) ?? new Set()
    if (ids.size < MOST) ids.add(id)
    this.kinds.set(kind, ids)
  }

  ids(kinds: readonly string[]): string[] {
    return kinds.flatMap((kind) => [...(this.kinds.get(kind) ?? [])])
  }

  /** The other identifiers in the record with this identifier. */
  relatedIds(kind: string, id: string): Readonly<Record<string, string>> {
    return this.records.get(`${kind} ${id}`) ?? {}
  }

  /** A record as last seen. */
  record(id: string): Json | undefined {
    return this.lastSeen.get(id)
  }
}

/** The identifiers that a record contains, by kind. Its own identifier is of the given kind. */
export function idsOf(value: Json, kind: string | undefined): Record<string, string> {
  const ids: Record<string, string> = {}
  for (const [name, part] of Object.entries(value)) {
    const namedKind = nameOfId(name)
    if (namedKind !== undefined && namedKind !== 'osp' && typeof part === 'string')
      ids[toKind(namedKind)] = part
    if (isObject(part) && typeof part['ospId'] === 'string') ids[toKind(name)] = part['ospId']
    if (name === 'data' && isObject(part)) Object.assign(ids, idsOf(part, undefined))
  }
  const own = idOf(value)
  if (kind !== undefined && own !== undefined) ids[kind] = own
  return ids
}

/** A place in a call that contains the identifier of a record. */
export interface Slot {
  place: 'path' | 'query' | 'body'
  path: Path
  kinds: readonly string[]
  schema: JsonSchema
}

/** Every place with an identifier in a call, and the optional ones that could be added at the top level of its body. */
export function slotsOf(api: Api, model: Model, { operation, body, query = {} }: Call): Slot[] {
  const slots: Slot[] = []
  const key = model.keyOf(operation)
  const isId = (schema: JsonSchema, name: string): boolean => isIdentifier(schema, name) || name === key
  const kindsOf = (name: string, above: string): readonly string[] => {
    if (!['ospId', 'id', 'uuid', key].includes(name)) return model.kinds(nameOfId(name) ?? name)
    if (above !== '' && above !== 'data') return model.kinds(above)
    const subject = model.subject(operation)
    return subject === undefined ? [] : [subject]
  }
  for (const parameter of operation.parameters)
    if (isId(parameter.schema, parameter.name) && (parameter.in === 'path' || parameter.name in query))
      slots.push({
        place: parameter.in === 'path' ? 'path' : 'query',
        path: [parameter.name],
        kinds: kindsOf(parameter.name, ''),
        schema: parameter.schema,
      })
  const visit = (
    raw: JsonSchema | undefined,
    value: unknown,
    path: Path,
    name: string,
    above: string,
  ): void => {
    const schema = api.schema(raw)
    if (isId(schema, name)) {
      if (typeof value === 'string') slots.push({ place: 'body', path, kinds: kindsOf(name, above), schema })
    } else if (Array.isArray(value))
      for (const [index, item] of value.entries())
        visit(schema['items'] as JsonSchema | undefined, item, [...path, index], name, above)
    else if (isObject(value))
      for (const [key, part] of Object.entries(propertiesOf(schema)))
        if (Object.hasOwn(value, key)) visit(part, value[key], [...path, key], key, name)
  }
  if (operation.body) visit(operation.body.schema, body, [], '', '')
  return slots
}

/** Identifiers that could be added to a call: optional parameters, and optional properties of its body. */
export function optionalSlots(api: Api, model: Model, call: Call): Slot[] {
  const { operation, query = {}, body } = call
  const more = Object.fromEntries(
    operation.parameters
      .filter(({ in: place, name }) => place === 'query' && !(name in query))
      .map(({ name }) => [name, 'x']),
  )
  const json = operation.body?.type === 'application/json' && isObject(body ?? {})
  const schema = json ? propertiesOf(api.schema(operation.body?.schema)) : {}
  const absent = Object.keys(schema).filter((name) => !isObject(body) || !(name in body))
  const filled = { ...call, query: more, body: Object.fromEntries(absent.map((name) => [name, 'x'])) }
  return slotsOf(api, model, filled).filter(({ place }) => place !== 'path')
}

/** The pattern of `OspId`. A schema with this pattern shows that a text is an identifier. */
const ID_PATTERN = '^[A-Za-z0-9._:-]+$'
const isIdentifier = (schema: JsonSchema, name: string): boolean =>
  (schema['pattern'] === ID_PATTERN && schema['maxLength'] === 64 && name !== 'code') ||
  (/uuid$/i.test(name) && schema['format'] === 'uuid')

export const readSlot = (call: Call, { place, path }: Slot): unknown => at(call[place], path)

/** The call with another identifier in a slot. */
export const fillSlot = (call: Call, { place, path }: Slot, id: string): Call => ({
  ...call,
  [place]: withValue(call[place] ?? {}, path, id),
})

/** Whether a call of the operation names any record. */
export const namesRecords = (api: Api, model: Model, call: Call): boolean =>
  slotsOf(api, model, call).length > 0
