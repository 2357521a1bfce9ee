/** The parts of an OpenAPI 3.1 document that our own programs read. */
export interface Contract {
  info?: { title: string; version: string; description?: string; 'x-examples-on'?: string }
  /** The maximum size of an uploaded table. */
  'x-file-limits'?: { bytes: number; unpackedBytes: number; rows: number; endings: string[] }
  /** The partner types that a property with this `x-reference` may name. */
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
  /** Requires a `Step-Up-Token`: always, or if the amount at this place of the body is above a limit (G410). */
  'x-step-up'?: string
  'x-unique'?: UniqueRule[]
  'x-states'?: StateRule[]
  'x-effects'?: Effect[]
  'x-refuses'?: RefusedRequest[]
  /**
   * Values of the response that depend on neither the request nor the data, by dotted path. See `isAsStated` in
   * scripts/conformance/results.ts.
   */
  'x-result'?: Record<string, unknown>
  /**
   * The order of the rows of a list that takes no `sort`: dotted paths in a row, with `-` for falling values. Ties are
   * ordered by the next path. `false` comes before `true`.
   */
  'x-order'?: readonly string[]
  'x-ends'?: EndedSessions
  /** Fields of the request, as dotted paths, that only some of the roles may send. Others get a 403. */
  'x-reserved'?: readonly { fields: readonly string[]; roles: readonly string[] }[]
  /** Whose language the texts of the response follow: the caller's, always or (`maybe`) where the data has translations. */
  'x-language'?: 'caller' | 'maybe'
  /**
   * Which record the response is about: for an id in the request, the dotted path of that id in the response or in each
   * of its rows. `null`: the response does not contain the id, or contains another one.
   */
  'x-about'?: Record<string, string | null>
  /** The change that a read shows after this many days without any call, because of the calendar. */
  'x-in-time'?: { days: number; what: 'creates' | 'changes'; fields?: string[] }
  /** The lines of a downloaded table (scripts/conformance/lines.ts). */
  'x-lines'?: Lines
  /** The general message of a response about invalid fields, by language. */
  'x-invalid-label'?: Record<string, string>
}
/** The lines of a downloaded table. */
export interface Lines {
  /** The pattern of the cells in each column. The columns are in order. */
  columns: Record<string, string>
  /** Whether the header has these names. Otherwise it is in the caller's language. */
  isNamed?: boolean
  /** The minimum number of lines, without the header. */
  least?: number
}
/** A value that only one record may have (409). */
export interface UniqueRule {
  /** The path of the value in the request. */
  field: string
  /**
   * The scope in which it is unique: paths in the request, or `company` for the record's own company. Empty means
   * everywhere.
   */
  within: string[]
  ignoresCase: boolean
  /** Whether `é` and `e` count as the same. Stated where the value may have an accent. */
  ignoresAccents?: boolean
  /**
   * What spaces mean, where the value may have some. `kept`: they count. `trimmed`: those around the value do not count.
   * `underscores`: those around it do not count, and each other space counts as an underscore.
   */
  spacesAs?: 'kept' | 'trimmed' | 'underscores'
}
/** A count or an amount that another operation also shows. */
export interface AgreesWith {
  operation: string
  /** The parameters of the call to that operation: for each property of its request, a path in the record. */
  with: Record<string, string>
  /** `count` of the rows, `sum(field)`, or `first(field)`. */
  value: string
}
/** A restriction on who sees the records of a schema, or some of their fields. An ospadmin sees everything. */
export interface VisibleTo {
  /** The restricted records, by the values at dotted paths. All records if omitted. */
  where?: Record<string, unknown>
  /** The dotted paths of the restricted fields. The whole record if omitted. */
  fields?: string[]
  roles: string[]
}
/** Which operations a record's state allows. */
export interface StateRule {
  /** The path of the state in the record. */
  field: string
  /** The states in which the operation is accepted. In other states it is refused with 409. */
  from: (string | boolean)[]
  /** The state afterwards. Absent if it may be any state. */
  to?: string | boolean
  /** The code of the refusal. */
  refusal: string
}
/** How a write changes the records that reads show. */
export interface Effect {
  creates?: string
  removes?: string
  changes?: string
  /** For a change: the dotted paths that change in the record. */
  fields?: string[]
  /**
   * For a creation or a change: values of the record afterwards, by dotted path. See `isAsStated` in
   * scripts/conformance/results.ts.
   */
  with?: Record<string, unknown>
  /** Values of a request that cause the effect, by dotted path. `null` omits a value. */
  given?: Record<string, unknown>
  /** Dotted paths that must have a value in the record that the request names: a text, a row, a count above zero. */
  whose?: string[]
  /** Whether the effect depends on the request or on the data. */
  sometimes?: boolean
  /**
   * Whether the effect also applies to records of the kind that the request does not name, although it names others.
   */
  others?: boolean
}
/**
 * Which tokens are refused afterwards: the sent token, the tokens of its session, the tokens of the caller's other
 * sessions, those of the user whom the request names, or the tokens of inactive users.
 */
export type EndedSessions = 'token' | 'session' | 'others' | 'user' | 'inactive'
/**
 * A change that makes a valid request break a rule that its schema cannot express (422). Paths are dotted, in the body,
 * or in the query if there is no body.
 */
export interface RefusedRequest {
  /** `$tomorrow`, `$yesterday` and `$month` stand for the days around today, and for the current month. */
  with?: Record<string, unknown>
  without?: string[]
  /** A field that gets the value of another one. */
  same?: Record<string, string>
  /** Fields that get the id of a record that does not exist. */
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
  'x-searches'?: string[]
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
  /** For a property with the name of a record: it does not follow later changes of the name. */
  'x-kept'?: boolean
  /** Who sees its records, or some of their fields (scripts/conformance/laws/visible-to.ts). */
  'x-visible-to'?: VisibleTo[]
  /** For a property: another operation that shows the same value (scripts/conformance/laws/recounts.ts). */
  'x-agrees-with'?: AgreesWith
  /** For the options of a list's filter: the filters that they do not depend on (scripts/conformance/laws/lists.ts). */
  'x-regardless-of'?: string[]
  /** For a filter: another filter that changes its meaning, so that the two form one condition. */
  'x-together-with'?: string
  /**
   * For a text by which a list is searched, also as a parameter: the fields of its rows in which it is looked for, as
   * dotted paths (scripts/conformance/laws/searched-fields.ts).
   */
  'x-searches'?: string[]
  /** For a property that names a partner: the allowed partners, by a name in `x-references`. */
  'x-reference'?: string
  [keyword: string]: unknown
}
