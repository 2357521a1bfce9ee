/** Reads from the contract what a screen of an operation needs. */
import type {
  Contract,
  ContractOperation,
  ContractParameter,
  JsonSchema,
} from '../../openapi/contract-types.ts'
import { fieldsOf } from '../generate/requests.ts'

/** A value of a response that can be shown in a cell or a line. */
export interface Shown {
  /** The key of its text below `columns`. */
  readonly key: string
  readonly kind: 'text' | 'plain' | 'code' | 'money' | 'count' | 'decimal' | 'date' | 'moment' | 'flag'
  /** From the row on: `['owner', 'name']`. */
  readonly path: readonly string[]
  /** Whether each step is optional. */
  readonly absent: readonly boolean[]
  readonly isNullable: boolean
  /** For a code: all its values. */
  readonly options?: readonly string[]
}

/** A value of a request that can be a field. */
export interface RequestField {
  /** The path in the body. */
  readonly path: readonly string[]
  readonly kind: 'text' | 'number' | 'switch' | 'choice' | 'choices'
  readonly required: boolean
  /** The contract names no field for it. It is a text field until the screen has a search for it. */
  readonly isIdentifier?: true
  /** For a choice: the codes. */
  readonly options?: readonly string[] | undefined
  /** How its value is formatted: a name in `src/i18n/formats.ts`. */
  readonly format?: string | undefined
  /** The value that the contract assumes when it is omitted, as source code. */
  readonly begin?: string | undefined
}

/** A required value of a request that is not a field. */
export interface Needed {
  readonly path: readonly string[]
  readonly required: boolean
  readonly isList: boolean
}

/** A value that is always the same, or starts empty. */
interface Fixed {
  readonly path: readonly string[]
  readonly code: string
}

export interface Request {
  /** The name of the schema of the body. */
  readonly schema: string | undefined
  /** All properties. Properties in `data` have their own names. */
  readonly properties: readonly string[]
  readonly fields: readonly RequestField[]
  /**
   * Identifiers that come from the address or from the selected company, and lists, which only the screen can choose.
   */
  readonly needed: readonly Needed[]
  readonly fixed: readonly Fixed[]
  /** Properties for which no field is generated. */
  readonly left: readonly string[]
}

export interface ReadOperation {
  readonly id: string
  readonly area: string
  readonly roles: readonly string[]
  readonly hasBody: boolean
  /** The parameters in path and query, without page, size and sort. */
  readonly inPath: readonly { readonly name: string; readonly isChoice: boolean }[]
  readonly inQuery: readonly { readonly name: string; readonly required: boolean }[]
  readonly sort: { readonly keys: readonly string[]; readonly first: string } | undefined
  readonly request: Request
  /** The shape of a row for a list, otherwise of the record. `none`: the response is not an object. */
  readonly shape: 'page' | 'list' | 'record' | 'none'
  readonly answer: JsonSchema
  /** The value of the first example of the request. */
  readonly example: unknown
}

/** The property of a row that contains its company. The row itself seldom has this name. */
export const COMPANY = 'corporateAccount'

/** All operations of the contract, by id. */
export class ContractReader {
  readonly #contract: Contract
  readonly #operations: ReadonlyMap<string, ContractOperation>

  constructor(contract: Contract) {
    this.#contract = contract
    this.#operations = new Map(
      Object.values(contract.paths)
        .flatMap((item) => Object.values(item))
        .map((operation) => [operation.operationId, operation]),
    )
  }

  operation(id: string): ReadOperation {
    const operation = this.#operations.get(id)
    if (!operation) throw new Error(`the contract has no operation ${id}`)
    const parameters = (operation.parameters ?? []).map((one) => this.#parameter(one))
    const sort = parameters.find(({ name }) => name === 'sort')?.schema
    const isPaged = parameters.some(({ name }) => name === 'page')
    const media = operation.requestBody?.content['application/json']
    const { shape, answer } = this.#answer(operation, isPaged)
    return {
      id,
      area: operation.tags[0] ?? '',
      roles: operation['x-roles'],
      hasBody: media !== undefined,
      inPath: parameters
        .filter((one) => one.in === 'path')
        .map(({ name, schema }) => ({ name, isChoice: 'enum' in this.#resolved(schema) })),
      inQuery: parameters
        .filter((one) => one.in === 'query' && !['page', 'size', 'sort'].includes(one.name))
        .map(({ name, required = false }) => ({ name, required })),
      sort: sort && {
        keys: [...new Set(textsOf(sort['enum']).map((key) => key.replace(/^-/, '')))],
        first: textsOf([sort['default'], sort['enum']].flat())[0] ?? '',
      },
      request: this.#request(media?.schema),
      shape,
      answer,
      example: Object.values(media?.examples ?? {})[0]?.value,
    }
  }

  /** The read of the same record: it returns the same type as this operation. */
  readOf(id: string): string | undefined {
    const answerRef = this.#answerRef(id)
    return this.readsOf(id).find((read) => this.#answerRef(read) === answerRef)
  }

  /**
   * The reads of the area whose responses the write may change, because their rows have the same identifying property.
   * A write that returns no record may change each list.
   */
  readsOf(id: string): readonly string[] {
    const { area, answer } = this.operation(id)
    const key = idOf(this.#properties(answer))
    return [...this.#operations.values()]
      .filter(({ tags, operationId }) => tags[0] === area && operationId !== id && isRead(operationId))
      .filter(({ operationId }) => {
        const other = this.operation(operationId)
        if (key === undefined) return other.shape === 'list' || other.shape === 'page'
        return other.shape !== 'none' && idOf(this.#properties(other.answer)) === key
      })
      .map(({ operationId }) => operationId)
  }

  /**
   * The values of a row or a record that can be shown, the name first. Groups of values other than `data` are omitted.
   */
  shown(schema: JsonSchema): readonly Shown[] {
    const all = this.#shownIn(schema, [], [])
    const first = ['name', 'extId', 'description', 'lastName', 'lastname', 'login'].find((key) =>
      all.some((one) => one.key === key),
    )
    const texts = all.filter(({ kind }) => kind === 'text')
    const name = all.find(({ key }) => key === first) ?? texts.find(({ key }) => key !== COMPANY) ?? texts[0]
    return name ? [name, ...all.filter((one) => one !== name)] : all
  }

  /** The property that identifies a row. */
  idOf(schema: JsonSchema): string {
    return idOf(this.#properties(schema)) ?? ''
  }

  has(schema: JsonSchema, property: string): boolean {
    return property in this.#properties(schema)
  }

  /**
   * Whether record and request mean the same by a value. Then the record's value can be the initial value of the field.
   */
  isSameValue(record: JsonSchema, request: string, path: readonly string[]): boolean {
    const [one, other] = [this.#at(record, path), this.#at({ $ref: ref(request) }, path)]
    const kindOf = ({ type, enum: values }: JsonSchema): string =>
      JSON.stringify([[type].flat().filter((each) => each !== 'null'), values])
    return one !== undefined && other !== undefined && kindOf(one) === kindOf(other)
  }

  /** Whether the record may lack the value. */
  isAbsent(record: JsonSchema, path: readonly string[]): boolean {
    return path.some((name, at) => {
      const parent = this.#at(record, path.slice(0, at)) ?? {}
      return !(this.#resolved(parent).required ?? []).includes(name)
    })
  }

  #shownIn(schema: JsonSchema, path: readonly string[], absent: readonly boolean[]): readonly Shown[] {
    const { required = [] } = this.#resolved(schema)
    return Object.entries(this.#properties(schema)).flatMap(([name, property]): readonly Shown[] => {
      const here = [...path, name]
      const mayLack = [...absent, !required.includes(name)]
      const resolved = this.#resolved(property)
      const types = [resolved.type].flat()
      const nullable = types.includes('null')
      const type = types.find((one) => one !== 'null')
      if (type === 'object' || 'properties' in resolved) {
        if (name === 'data' && path.length === 0) return this.#shownIn(property, here, mayLack)
        if (typeof this.#properties(property)['name'] !== 'object' || nullable) return []
        const isNamed = (resolved.required ?? []).includes('name')
        const named = [...here, 'name']
        return [{ key: name, kind: 'text', path: named, absent: [...mayLack, !isNamed], isNullable: false }]
      }
      const kind = this.#kindOf(name, resolved, type)
      const options = kind === 'code' && { options: textsOf(resolved['enum']) }
      return kind ? [{ key: name, kind, path: here, absent: mayLack, isNullable: nullable, ...options }] : []
    })
  }

  #kindOf(
    name: string,
    { format, enum: values, ...schema }: JsonSchema,
    type: unknown,
  ): Shown['kind'] | undefined {
    if (type === 'boolean') return 'flag'
    if (type === 'integer' || type === 'number') {
      if (name === 'version') return undefined
      if (schema['x-unit'] === 'EUR') return 'money'
      return type === 'integer' ? 'count' : 'decimal'
    }
    if (type !== 'string') return undefined
    if (format === 'date') return 'date'
    if (format === 'date-time') return 'moment'
    if (this.#isIdentifier({ format, ...schema })) return undefined
    if (values !== undefined) return 'code'
    const isFree = format === undefined && schema['pattern'] === undefined
    return isFree || name === 'name' ? 'text' : 'plain'
  }

  #request(schema: JsonSchema | undefined): Request {
    const name = schema?.$ref?.split('/').at(-1)
    if (schema === undefined)
      return { schema: name, properties: [], fields: [], needed: [], fixed: [], left: [] }
    const fields: RequestField[] = []
    const needed: Needed[] = []
    const left: string[] = []
    const fixed: Fixed[] = this.#maps(schema, []).map((path) => ({ path, code: '{}' }))
    const hints = fieldsOf(this.#contract, schema)
    for (const [field, hint] of Object.entries(hints)) {
      const path = field.split('.')
      const property = this.#at(schema, path) ?? {}
      const isRequired = path.every((step, at) =>
        (this.#resolved(this.#at(schema, path.slice(0, at)) ?? {}).required ?? []).includes(step),
      )
      // An optional group is sent completely or not at all, and only the screen knows when it is needed.
      const group = path.filter((step, at) => at > 0 || step !== 'data').slice(0, -1)
      const inGroup = group.length > 0 && !isRequired && path.at(-1) !== 'ospId'
      if (inGroup) left.push(field)
      if (field === 'version' || inGroup) continue
      if ('const' in property) {
        if (isRequired) fixed.push({ path, code: JSON.stringify(property['const']) })
        continue
      }
      if (hint.kind === 'map') {
        // A required group is sent empty: see `#maps`.
        if (!isRequired) left.push(field)
        continue
      }
      const isIdentifier = hint.kind === 'identifier'
      if (isIdentifier || hint.kind === 'list') {
        needed.push({ path, required: isRequired, isList: !isIdentifier })
        continue
      }
      const usual = property['default']
      fields.push({
        path,
        kind: KINDS[hint.kind] ?? 'text',
        required: isRequired,
        options: hint.options,
        format: FORMATS[hint.kind],
        begin: usual === true || typeof usual === 'string' ? JSON.stringify(usual) : undefined,
      })
    }
    const properties = [
      ...new Set(
        Object.keys(hints).map((field) =>
          field
            .replace(/^data\./, '')
            .split('.', 1)
            .join(),
        ),
      ),
    ]
    return { schema: name, properties, fields, needed, fixed, left }
  }

  #answer(operation: ContractOperation, isPaged: boolean): Pick<ReadOperation, 'shape' | 'answer'> {
    const good = operation.responses['200'] ?? operation.responses['201']
    const schema = good && 'content' in good ? good.content?.['application/json']?.schema : undefined
    const resolved = this.#resolved(schema ?? {})
    if (schema === undefined) return { shape: 'none', answer: {} }
    if (resolved.type === 'array') return this.#rowOf('list', resolved['items'])
    const content = this.#properties(schema)['content']
    if (isPaged && content) return this.#rowOf('page', this.#resolved(content)['items'])
    return resolved.type === 'object' ? { shape: 'record', answer: schema } : { shape: 'none', answer: {} }
  }

  #rowOf(shape: 'page' | 'list', items: unknown): Pick<ReadOperation, 'shape' | 'answer'> {
    const answer = items as JsonSchema
    return Object.keys(this.#properties(answer)).length > 0
      ? { shape, answer }
      : { shape: 'none', answer: {} }
  }

  #answerRef(id: string): string | undefined {
    const { shape, answer } = this.operation(id)
    return shape === 'record' ? answer.$ref : undefined
  }

  /** Required groups of values without fixed names. */
  #maps(schema: JsonSchema, path: readonly string[]): readonly (readonly string[])[] {
    const { required = [] } = this.#resolved(schema)
    return Object.entries(this.#properties(schema)).flatMap(([name, property]) => {
      const { type } = this.#resolved(property)
      if (type !== 'object' || !required.includes(name)) return []
      const here = [...path, name]
      const isMap = Object.keys(this.#properties(property)).length === 0
      return isMap ? [here] : this.#maps(property, here)
    })
  }

  /** The value at a path, with references resolved. */
  #at(schema: JsonSchema, path: readonly string[]): JsonSchema | undefined {
    const found = path.reduce<JsonSchema | undefined>((at, name) => at && this.#properties(at)[name], schema)
    return found && this.#resolved(found)
  }

  #properties(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
    return (this.#resolved(schema)['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>
  }

  /** A schema with its references and compositions resolved. */
  #resolved(schema: JsonSchema): JsonSchema {
    const { $ref, allOf = [], ...own } = schema
    const parts = [...($ref === undefined ? [] : [{ ...this.#schema($ref) }]), ...allOf].map((part) =>
      this.#resolved(part),
    )
    if (parts.length === 0) return own
    const all = [...parts, own]
    const properties = Object.assign({}, ...all.map((part) => part['properties'] ?? {})) as object
    return {
      ...(Object.assign({}, ...all) as JsonSchema),
      ...(Object.keys(properties).length > 0 && { properties }),
      required: all.flatMap(({ required = [] }) => required),
    }
  }

  #schema($ref: string): JsonSchema {
    return this.#contract.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}
  }

  #parameter(one: ContractParameter | { readonly $ref: string }): ContractParameter {
    if (!('$ref' in one)) return one
    const found = this.#contract.components.parameters?.[one.$ref.split('/').at(-1) ?? '']
    if (!found) throw new Error(`the contract has no ${one.$ref}`)
    return found
  }

  #isIdentifier({ format, pattern }: JsonSchema): boolean {
    return format === 'uuid' || pattern === this.#contract.components.schemas['OspId']?.['pattern']
  }
}

const KINDS: Readonly<Record<string, RequestField['kind']>> = {
  money: 'number',
  percent: 'number',
  number: 'number',
  switch: 'switch',
  select: 'choice',
  'multi-select': 'choices',
}

const FORMATS: Readonly<Record<string, string>> = {
  money: 'money',
  percent: 'number',
  number: 'number',
  date: 'date',
  'date-time': 'dateTime',
  month: 'month',
}

const ref = (schema: string): string => `#/components/schemas/${schema}`
const isRead = (id: string): boolean => /^(get|find|read|list)/.test(id)
const idOf = (properties: object): string | undefined =>
  [
    'ospId',
    'id',
    ...Object.keys(properties).filter((name) => name.endsWith('Id') && !/extId$/i.test(name)),
  ].find((name) => name in properties)
const textsOf = (values: unknown): string[] =>
  Array.isArray(values) ? values.filter((value) => typeof value === 'string') : []
