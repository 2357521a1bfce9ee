/*
 * A form of the contract, defined by the requests that it sends. Data flows in one direction, and each step follows
 * from the schema of the request:
 *
 *   record ──of──► values in the fields ──► values in the request ──► body
 *
 * A property of the request is a field of the same name, without any code. A definition states only the differences.
 */
import type { ContractRequest, FieldHint, FieldKind } from '@/api/contract-request.ts'
import { rowName } from './values/changes.ts'

/** The properties of a body that can be fields: the properties in its `data` and the ones beside it. */
type Properties<Body> = Body extends { readonly data: infer Data } ? Data & Omit<Body, 'data'> : Body
type NameIn<Body> = string & keyof Properties<Body>

/** A value as fields hold it. The form library removes emptied values. */
type Held<Value> = Value extends readonly (infer Item)[]
  ? readonly Item[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: Held<NonNullable<Value[Name]>> | undefined }
    : Value

/** A value for a request. It may be incomplete, because the validator of the contract reports what is missing. */
type Sent<Value> = Value extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: Sent<Value[Name]> | undefined }
    : Value

/** The type of a property of a request, without `null` and `undefined`. */
type In<Body, Name> = Name extends keyof Properties<Body> ? NonNullable<Properties<Body>[Name]> : never
/**
 * The values of all fields: one for each property in `Plain`, under its name in the form, and the ones in `Own`, whose
 * shape differs from the request.
 */
type Values<Create, Update, Plain extends string, Names, Own> = {
  readonly [Name in Plain as Name extends keyof Names ? Names[Name] & string : Name]?:
    | Held<In<Create, Name> | In<Update, Name>>
    | undefined
} & Own

/** Names the properties missing from `of` in the compiler's message. */
type Complete<Shown, Name> = [Exclude<Name, keyof Shown>] extends [never]
  ? unknown
  : { readonly 'missing in `of`': Exclude<Name, keyof Shown> }

interface Versioned {
  readonly ospId: 'ospId'
  readonly version: 'version'
}

/**
 * The differences between the requests and the form. `Plain` are the names of the properties that are fields without a
 * mapping. The other type parameters are inferred from the properties of the same name.
 */
interface Mapping<
  Create,
  Update,
  Item,
  Shown,
  Names,
  Ids,
  Only,
  OwnName,
  Own,
  Given,
  Left,
  Plain extends string,
> {
  /** Returns the record as the request has it, with all its properties that are fields. Required for an edit. */
  readonly of?: (item: Item) => Shown & Complete<Shown, Plain & NameIn<Update>>
  /** The property of the record for each property of an update that identifies the record and its version. */
  readonly ids?: Ids & { readonly [Name in keyof Ids]: keyof Item }
  /**
   * The properties that are fields of this form without a mapping. Use it if several forms share a request, such as the
   * cards of a settings page. A test checks that each property is in one of them. Default: all properties that the
   * mapping does not name.
   */
  readonly only?: readonly Only[]
  /** The field of a property that has another name in the form. */
  readonly names?: Names
  /** Fields whose values differ in shape from the request. */
  readonly own?: OwnPart<Create, Update, Item, OwnName, Own>
  /** Properties of a creation that the screen provides. */
  readonly given?: readonly Given[]
  /** Properties that no field of this form sets. A comment states what sets them. */
  readonly left?: readonly Left[]
  /** The initial values of a new form, in addition to the defaults for the type of each property. */
  readonly begin?: Partial<Values<Create, Update, Plain, Names, Own>>
}

interface OwnPart<Create, Update, Item, OwnName, Own> {
  /** The properties that these fields set. The code does not compile if `toRequest` omits one. */
  readonly properties: readonly OwnName[]
  /** The fields of a record. */
  readonly toFields?: (item: Item) => Own
  /** The request properties for the values of these fields. `base` is the edited record. */
  readonly toRequest: (
    values: Own,
    base: Item | undefined,
  ) => { readonly [Name in OwnName & string]: Sent<In<Create, Name> | In<Update, Name>> | null | undefined }
  /**
   * The field that shows the errors of such a property. It may depend on the rest of the path. Default: the name of the
   * property.
   */
  readonly fields?: { readonly [Name in OwnName & string]?: string | ((rest: string) => string) }
}

/** The props that a form needs for one of its requests. */
interface Parts<Body, Held extends object> {
  readonly request: ContractRequest<Body>
  readonly toBody: (values: Held) => Body
  readonly fieldOf: (path: string) => string
}

export interface DefinedForm<Create, Update, Item, Held extends object, Given> {
  /** Props of `ContractForm` for a new record. */
  readonly creating: (
    ...given: [keyof Given] extends [never] ? [] : [given: Given]
  ) => Parts<Create, Held> & { readonly initial: Held }
  /** Props of `RecordForm`. Only changes are sent, and emptied values are removed. */
  readonly editing: Omit<Parts<Update, Held>, 'toBody'> & {
    readonly toForm: (item: Item) => Held
    readonly toBody: (values: Held, base: Item) => Update
  }
  /** The names of the fields, derived from the requests. A test checks that each is rendered. */
  readonly fields: readonly string[]
  /** The properties that `only` leaves to other forms of the same requests. */
  readonly others: readonly string[]
}

/** The values that the fields of a form hold. */
export type FormValuesOf<Form> =
  Form extends DefinedForm<infer _Create, infer _Update, infer _Item, infer Held, infer _Given> ? Held : never

/** Defines a form by its requests: see the top of this file and decision 0072. */
export function defineForm<
  Create extends object = object,
  Update extends object = object,
  Item extends object = never,
  Shown extends object = object,
  const Names extends object = object,
  const Ids extends object = Versioned,
  const Only extends NameIn<Create> | NameIn<Update> = NameIn<Create> | NameIn<Update>,
  const OwnName extends NameIn<Create> | NameIn<Update> = never,
  Own extends object = object,
  const Given extends NameIn<Create> = never,
  const Left extends NameIn<Create> | NameIn<Update> = never,
>(
  requests: { readonly create?: ContractRequest<Create>; readonly update?: ContractRequest<Update> },
  mapping: Mapping<
    Create,
    Update,
    Item,
    Shown,
    Names,
    Ids,
    Only,
    OwnName,
    Own,
    Given,
    Left,
    Exclude<Only, OwnName | Given | Left | keyof Ids>
  > = {},
): DefinedForm<
  Create,
  Update,
  Item,
  Values<Create, Update, Exclude<Only, OwnName | Given | Left | keyof Ids>, Names, Own>,
  Pick<Properties<Create>, Given & keyof Properties<Create>>
> {
  return formOf(requests as Requests, mapping as AnyMapping) as never
}

/*
 * The code below does not know the types of a form: property names are plain strings, and what exists is looked up in
 * the schema at run time. The types above are for callers.
 */
type Fields = Readonly<Record<string, unknown>>
interface Requests {
  readonly create?: ContractRequest<Fields>
  readonly update?: ContractRequest<Fields>
}
interface AnyMapping {
  readonly of?: (item: Fields) => Fields
  readonly ids?: Readonly<Record<string, string>>
  readonly only?: readonly string[]
  readonly names?: Readonly<Record<string, string>>
  readonly own?: {
    readonly properties: readonly string[]
    readonly toFields?: (item: Fields) => Fields
    readonly toRequest: (values: Fields, base: Fields | undefined) => Fields
    readonly fields?: Readonly<Record<string, string | ((rest: string) => string)>>
  }
  readonly given?: readonly string[]
  readonly left?: readonly string[]
  readonly begin?: Fields
}

const VERSIONED: Readonly<Record<string, string>> = { ospId: 'ospId', version: 'version' }

function formOf(
  { create, update }: Requests,
  mapping: AnyMapping,
): DefinedForm<Fields, Fields, Fields, Fields, Fields> {
  const { of = (item) => item, ids = VERSIONED, only: included, names = {} } = mapping
  const { own, given = [], left = [], begin = {} } = mapping
  const mapped = new Set([...(own?.properties ?? []), ...given, ...left, ...Object.keys(ids)])
  const plainOf = (request: Partial<ContractRequest> | undefined): readonly string[] =>
    propertiesOf(request).filter((name) => !mapped.has(name) && included?.includes(name) !== false)
  const nameOf = (property: string): string => names[property] ?? property

  /** The request properties for the values of the fields. A property without a value is absent. */
  const inRequest = (request: ContractRequest | undefined, values: Fields, base?: Fields): Fields => {
    const properties = new Set(propertiesOf(request))
    const plain = plainOf(request).map((name) => [name, cleaned(values[nameOf(name)])] as const)
    const others = Object.entries(own?.toRequest(values, base) ?? {}).filter(([name]) => properties.has(name))
    return Object.fromEntries([...plain, ...others].filter(([, value]) => value !== undefined))
  }
  const toForm = (item: Fields): Fields => {
    const shown = of(item)
    const plain = plainOf(update).map((name) => [nameOf(name), shown[name] ?? undefined] as const)
    return { ...Object.fromEntries(plain), ...own?.toFields?.(item) }
  }
  const fieldOf = (path: string): string => {
    const [property = '', ...rest] = withoutData(path).split('.')
    const ownField = own?.fields?.[property]
    if (ownField !== undefined) return typeof ownField === 'string' ? ownField : ownField(rest.join('.'))
    // A list is one field, so it shows the errors of its items.
    const steps = rest.length === 1 && /^\d+$/.test(rest[0] ?? '') ? [] : rest
    return rowName([nameOf(property), ...steps].join('.'))
  }
  const empty = plainOf(create).map((name) => [nameOf(name), emptyOf(hintsIn(create), name)] as const)
  const initial = merged(Object.fromEntries(empty), begin)
  return {
    fields: [...new Set([...plainOf(create), ...plainOf(update)])].map(nameOf),
    others: [...new Set([...propertiesOf(create), ...propertiesOf(update)])].filter(
      (name) => !mapped.has(name) && included?.includes(name) === false,
    ),
    creating: (...[values = {}]: readonly Fields[]) => ({
      request: create as ContractRequest<Fields>,
      initial,
      fieldOf,
      toBody: (typed) => bodyOf(create, { ...inRequest(create, typed), ...values }),
    }),
    editing: {
      request: update as ContractRequest<Fields>,
      fieldOf,
      toForm,
      toBody: (typed, base) => ({
        ...bodyOf(
          update,
          changesOf(inRequest(update, typed, base), inRequest(update, toForm(base), base), {
            hints: hintsIn(update),
            whole: own?.properties ?? [],
          }),
        ),
        ...Object.fromEntries(Object.entries(ids).map(([name, at]) => [name, base[at]])),
      }),
    },
  }
}

const hintsIn = (request: Partial<ContractRequest> | undefined): Readonly<Record<string, FieldHint>> =>
  request?.fields ?? {}
const isInData = (path: string): boolean => path.startsWith('data.')
const withoutData = (path: string): string => path.replace(/^data\./, '')

/** The properties of a request. The properties in `data` keep their names without a prefix. */
const propertiesOf = (request: Partial<ContractRequest> | undefined): readonly string[] => [
  ...new Set(Object.keys(hintsIn(request)).map((path) => withoutData(path).split('.', 1).join())),
]

/** Puts the properties at their places in the body: in `data`, if the contract has it, or beside it. */
function bodyOf(request: Partial<ContractRequest> | undefined, properties: Fields): Fields {
  const paths = Object.keys(hintsIn(request))
  if (!paths.some(isInData)) return properties
  const inner = new Set(propertiesOf({ fields: only(hintsIn(request), isInData) }))
  return {
    ...only(properties, (name) => !inner.has(name)),
    data: only(properties, (name) => inner.has(name)),
  }
}

const only = <Value>(
  fields: Readonly<Record<string, Value>>,
  isIncluded: (name: string) => boolean,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isIncluded(name)))

/** The first values, overwritten by the others property by property, in nested objects as well. */
const merged = (first: Fields, others: Fields): Fields => ({
  ...first,
  ...Object.fromEntries(
    Object.entries(others).map(([name, value]) => {
      const inner = first[name]
      return [name, isGroup(inner) && isGroup(value) ? merged(inner, value) : value]
    }),
  ),
})

/** The value with texts trimmed and empty values removed. */
function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || undefined
  if (!isGroup(value)) return value ?? undefined
  const parts = Object.entries(value).map(([name, part]) => [name, cleaned(part)] as const)
  const filled = parts.filter(([, part]) => part !== undefined)
  return filled.length > 0 || parts.length === 0 ? Object.fromEntries(filled) : undefined
}

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)

/** The facts of a request for a comparison. */
interface Facts {
  readonly hints: Readonly<Record<string, FieldHint>>
  /** The properties that are replaced as a whole. */
  readonly whole: readonly string[]
}

/**
 * The properties that differ between two states. An emptied value becomes `null`, or an empty text if the contract
 * requires a value, so that validation reports it. A nested object whose properties are in the contract is compared
 * property by property.
 */
function changesOf(now: Fields, before: Fields, facts: Facts, prefix = ''): Fields {
  const found: Record<string, unknown> = {}
  for (const name of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const [value, former] = [now[name], before[name]]
    if (JSON.stringify(value) === JSON.stringify(former)) continue
    const path = prefix + name
    const hint = hintAt(facts.hints, path)
    const isReplacedAsWhole = hint !== undefined || facts.whole.includes(path)
    const [inner, formerInner] = [value ?? {}, former ?? {}]
    found[name] =
      !isReplacedAsWhole && isGroup(inner) && isGroup(formerInner)
        ? changesOf(inner, formerInner, facts, `${path}.`)
        : (value ?? (hint?.kept === true ? '' : null))
  }
  return found
}

const hintAt = (hints: Readonly<Record<string, FieldHint>>, property: string): FieldHint | undefined =>
  hints[`data.${property}`] ?? hints[property]

const EMPTY: Partial<Record<FieldKind, unknown>> = { list: [], 'multi-select': [], map: {} }

/**
 * The initial value of an empty field. A nested object has each of its properties. An optional switch has no value,
 * because the server decides its default.
 */
function emptyOf(hints: Readonly<Record<string, FieldHint>>, path: string): unknown {
  const hint = hintAt(hints, path)
  if (hint) return hint.kind === 'switch' && hint.required === true ? false : EMPTY[hint.kind]
  const start = `${path}.`
  const parts = Object.keys(hints)
    .map(withoutData)
    .filter((one) => one.startsWith(start))
    .map((one) => one.slice(start.length).split('.', 1).join())
  return Object.fromEntries([...new Set(parts)].map((part) => [part, emptyOf(hints, start + part)]))
}
