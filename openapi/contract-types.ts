/** The parts of an OpenAPI 3.1 document that our own programs read. */
export interface Contract {
  info?: { title: string; version: string; description?: string; 'x-examples-on'?: string }
  /** How large an uploaded table may be. */
  'x-file-limits'?: { bytes: number; unpackedBytes: number; rows: number; endings: string[] }
  /** Which partners a property with that `x-reference` may name: those of these types. */
  'x-references'?: Record<string, string[]>
  servers?: { url: string; description?: string }[]
  security?: Record<string, string[]>[]
  tags?: { name: string; description?: string }[]
  paths: Record<string, Record<string, ContractOperation>>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, ContractResponse>
    parameters?: Record<string, ContractParameter>
  }
}
export interface ContractOperation {
  operationId: string
  tags: string[]
  summary?: string
  description?: string
  deprecated?: boolean
  security?: Record<string, string[]>[]
  parameters?: (ContractParameter | Reference)[]
  requestBody?: { required?: boolean; description?: string; content: Record<string, MediaType> }
  responses: Record<string, ContractResponse | Reference>
  'x-roles': string[]
  'x-rule'?: string[]
  'x-assumption'?: string[]
  'x-source'?: string
  /** Needs a `Step-Up-Token`: always, or when the amount at this place of the body is above a limit (G410). */
  'x-step-up'?: string
  'x-unique'?: UniqueRule[]
  'x-states'?: StateRule[]
  'x-effects'?: Effect[]
  'x-refuses'?: RefusedRequest[]
  /** Values of the answer that depend on neither request nor data, by dotted path; see `isAsStated` in scripts/conformance/results.ts. */
  'x-result'?: Record<string, unknown>
  'x-ends'?: EndedSessions
  /**
   * Where the answer says whose it is: a dotted path in it, or in each of its rows, for an identity in the request. `null`:
   * it does not say so, or the identity is another one.
   */
  'x-about'?: Record<string, string | null>
  /** What a read shows after so many days without any call, because of the calendar. */
  'x-in-time'?: { days: number; what: 'creates' | 'changes'; fields?: string[] }
  /** The lines of the table that a download is (scripts/conformance/lines.ts). */
  'x-lines'?: Lines
  /** The general message of a response about invalid fields, by language. */
  'x-invalid-label'?: Record<string, string>
}
/** What the lines of a downloaded table are. */
export interface Lines {
  /** The pattern of the cells by the column, in the order of the columns. */
  columns: Record<string, string>
  /** Whether the header has these names; otherwise it is in the caller's language. */
  isNamed?: boolean
  /** How many lines there are at least, the header not counted. */
  least?: number
}
/** A value that only one record may have (409). */
export interface UniqueRule {
  /** The path of the value in the request. */
  field: string
  /** Where it is unique: paths in the request, or `company` for the record's own; everywhere when empty. */
  within: string[]
  ignoresCase: boolean
}
/** A count or an amount that another operation shows too. */
export interface AgreesWith {
  operation: string
  /** What it is asked with: a path in the record for each property of its request. */
  with: Record<string, string>
  /** `count` of the rows, `sum(field)`, or `first(field)`. */
  value: string
}
/** Which records of a schema, or which of their fields, only some roles see. An ospadmin sees everything. */
export interface VisibleTo {
  /** The records, by the values at dotted paths; all of them when left out. */
  where?: Record<string, unknown>
  /** The dotted paths of the fields; the whole record when left out. */
  fields?: string[]
  roles: string[]
}
/** What a record's state allows. */
export interface StateRule {
  /** The path of the state in the record. */
  field: string
  /** The states in which the operation is accepted; in others it is refused with 409. */
  from: (string | boolean)[]
  /** The state afterwards; unsaid when it may be any. */
  to?: string | boolean
  /** The code of the refusal. */
  refusal: string
}
/** What a write does to the records that reads show, by the name of their schema. */
export interface Effect {
  creates?: string
  removes?: string
  changes?: string
  /** Of a change: the dotted paths in the record. */
  fields?: string[]
  /** Of a creation or a change: values of the record afterwards, by dotted path; see `isAsStated` in scripts/conformance/results.ts. */
  with?: Record<string, unknown>
  /** Values of a request that leads to it, by dotted path; null leaves one out. */
  given?: Record<string, unknown>
  /** Dotted paths at which the record that the request names must have something: a text, a row, a count above zero. */
  whose?: string[]
  /** Whether it depends on the request or on the data. */
  sometimes?: boolean
  /** Whether it also concerns records of the kind that the request does not name, although it names some. */
  others?: boolean
}
/**
 * Which tokens are refused afterwards: the one that was sent, those of its session, those of the caller's other sessions, or
 * those of whoever is not active any more.
 */
export type EndedSessions = 'token' | 'session' | 'others' | 'inactive'
/**
 * What makes a good request break a rule beyond its schema (422), by dotted paths in its body, or in its query where it has
 * none.
 */
export interface RefusedRequest {
  /** `$tomorrow`, `$yesterday` and `$month` stand for the days around the present one, and for its month. */
  with?: Record<string, unknown>
  without?: string[]
  /** A field that gets the value of another one. */
  same?: Record<string, string>
  /** Fields that name a record which does not exist. */
  unknown?: string[]
  /** The field and the rule that the refusal names. */
  field: string
  rule: string
}
export interface ContractParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: JsonSchema
  example?: unknown
}
export interface ContractResponse {
  description: string
  headers?: Record<string, { required?: boolean; description?: string; schema: JsonSchema }>
  content?: Record<string, MediaType>
}
export interface MediaType {
  schema?: JsonSchema
  example?: unknown
  examples?: Record<string, { summary?: string; value: unknown }>
}
export interface Reference {
  $ref: string
}
export interface JsonSchema {
  $ref?: string
  type?: unknown
  required?: string[]
  allOf?: JsonSchema[]
  /** Amounts and counts that agree in each record (scripts/conformance/sums.ts). */
  'x-sums'?: string[]
  /** Of a property that names a record: the name stays what it was. */
  'x-kept'?: boolean
  /** Who sees its records, or some of their fields (scripts/conformance/laws/visible-to.ts). */
  'x-visible-to'?: VisibleTo[]
  /** Of a property: another operation that shows the same (scripts/conformance/laws/recounts.ts). */
  'x-agrees-with'?: AgreesWith
  /** Of a filter: another one that changes what it means, so that the two together are one condition. */
  'x-together-with'?: string
  /** Of a property that names a partner: which one, by the name in `x-references`. */
  'x-reference'?: string
  [keyword: string]: unknown
}
