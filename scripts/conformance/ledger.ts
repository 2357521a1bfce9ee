/**
 * Records what the run sent and observed. A documented status, optional field or enum value that a run never met proves
 * nothing, so each is an entry that is either reached or not.
 */
import type { JsonSchema } from '../../openapi/contract-types.ts'
import { type Api, type Operation, propertiesOf } from './api.ts'
import type { Exchange } from './exchange.ts'
import { isObject } from './json.ts'

export interface Entry {
  /**
   * `status`, `field`, `value` and `rows` are observed in responses. `sent` are fields and values of accepted
   * requests.
   */
  kind: 'status' | 'field' | 'value' | 'rows' | 'sent'
  operation: string
  /** For example `404`, `AppUser.birthDate` or `AppUser.language=nl`. */
  place: string
  reached: boolean
}

/** How many rows of one response are read. */
const ROWS = 60
const DEPTH = 12

export class Ledger {
  private readonly entries = new Map<string, Entry>()

  constructor(private readonly api: Api) {
    for (const operation of api.operations) {
      for (const [status, { schema }] of operation.responses) {
        this.expect('status', operation.id, String(status))
        if (schema && status < 300) this.expectAnswer(operation, schema)
      }
      if (operation.body) this.expectSent(operation, operation.body.schema, '')
      for (const { name, in: place } of operation.parameters)
        if (place === 'query') this.expect('sent', operation.id, name)
    }
  }

  /** Marks the entries that an exchange reaches. */
  note({ call, status, json }: Exchange): void {
    const { operation } = call
    this.reach('status', operation.id, String(status))
    const schema = operation.responses.get(status)?.schema
    if (status >= 300 || call.method !== undefined) return
    if (schema && json !== undefined) this.walk(operation.id, schema, json, operation.id, 0)
    for (const name of Object.keys(call.query ?? {})) this.reach('sent', operation.id, name)
    if (operation.body && isObject(call.body)) this.noteSent(operation, operation.body.schema, call.body, '')
  }

  list(): Entry[] {
    return [...this.entries.values()]
  }

  private expect(kind: Entry['kind'], operation: string, place: string): boolean {
    const key = `${kind} ${kind === 'status' || kind === 'sent' ? `${operation} ` : ''}${place}`
    if (this.entries.has(key)) return false
    this.entries.set(key, { kind, operation, place, reached: false })
    return true
  }

  private reach(kind: Entry['kind'], operation: string, place: string): void {
    const entry = this.entries.get(
      `${kind} ${kind === 'status' || kind === 'sent' ? `${operation} ` : ''}${place}`,
    )
    if (entry) entry.reached = true
  }

  private expectAnswer(operation: Operation, raw: JsonSchema, name = operation.id, depth = 0): void {
    const place = nameOf(raw) ?? name
    const schema = this.api.schema(raw)
    if (depth > DEPTH) return
    for (const value of enumOf(schema)) this.expect('value', operation.id, `${place}=${String(value)}`)
    const items = schema['items'] as JsonSchema | undefined
    if (items && this.expect('rows', operation.id, `${place}[]`))
      this.expectAnswer(operation, items, `${place}[]`, depth + 1)
    const required = new Set(schema.required)
    for (const [key, part] of Object.entries(propertiesOf(schema))) {
      const field = `${place}.${key}`
      const isNew = required.has(key) || this.expect('field', operation.id, field)
      if (isNew) this.expectAnswer(operation, part, field, depth + 1)
    }
  }

  private walk(operation: string, raw: JsonSchema, value: unknown, name: string, depth: number): void {
    const place = nameOf(raw) ?? name
    const schema = this.api.schema(raw)
    if (depth > DEPTH) return
    if (schema['enum'] !== undefined) this.reach('value', operation, `${place}=${String(value)}`)
    const items = schema['items'] as JsonSchema | undefined
    if (items && Array.isArray(value)) {
      if (value.length > 0) this.reach('rows', operation, `${place}[]`)
      const step = Math.max(1, Math.floor(value.length / ROWS))
      for (let index = 0; index < value.length; index += step)
        this.walk(operation, items, value[index], `${place}[]`, depth + 1)
    }
    if (!isObject(value)) return
    const properties = propertiesOf(schema)
    for (const [key, part] of Object.entries(value)) {
      const known = properties[key]
      if (known === undefined) continue
      this.reach('field', operation, `${place}.${key}`)
      this.walk(operation, known, part, `${place}.${key}`, depth + 1)
    }
  }

  private expectSent(operation: Operation, raw: JsonSchema, path: string, depth = 0): void {
    const schema = this.api.schema(raw)
    const items = schema['items'] as JsonSchema | undefined
    if (depth > DEPTH) return
    if (items) this.expectSent(operation, items, `${path}[]`, depth + 1)
    for (const [key, part] of Object.entries(propertiesOf(schema))) {
      const field = path === '' ? key : `${path}.${key}`
      if (this.expect('sent', operation.id, field)) this.expectSent(operation, part, field, depth + 1)
    }
  }

  private noteSent(operation: Operation, raw: JsonSchema, value: unknown, path: string): void {
    const schema = this.api.schema(raw)
    const items = schema['items'] as JsonSchema | undefined
    if (items && Array.isArray(value))
      for (const item of value) this.noteSent(operation, items, item, `${path}[]`)
    if (!isObject(value)) return
    for (const [key, part] of Object.entries(propertiesOf(schema)))
      if (Object.hasOwn(value, key)) {
        const field = path === '' ? key : `${path}.${key}`
        this.reach('sent', operation.id, field)
        this.noteSent(operation, part, value[key], field)
      }
  }
}

const nameOf = (raw: JsonSchema): string | undefined => raw.$ref?.split('/').at(-1)
const enumOf = (schema: JsonSchema): unknown[] =>
  Array.isArray(schema['enum']) ? schema['enum'].filter((value) => value !== null) : []
