import type { ResponseShape } from './response-shape.ts'
import type { operations } from './generated/schema.ts'

export type OperationId = keyof operations

/** One operation of the contract, as the portal calls it. The constants are generated, one file per area. */
export interface Operation<Id extends OperationId = OperationId> {
  readonly id: Id
  readonly method: string
  readonly path: string
  /** Users with any of these roles may call it (`x-roles` of the contract). */
  readonly roles: readonly string[]
  /** How the body of a successful response is read. */
  readonly responseType: string
  /** The shape of a JSON response. */
  readonly responseShape?: ResponseShape
  /**
   * Which record this response is about: a dotted path in the response, or in each of its rows, by the path of the id
   * in the request. A path that ends in a question mark may be missing.
   */
  readonly about?: Readonly<Record<string, string>>
  /** Whether it creates or books something, so that it takes an Idempotency-Key (G301). */
  readonly once?: boolean
  /**
   * Set if the user enters the password again for this call, if the installation requires that (G410): always, or if
   * the amount at this path of the body is above a limit.
   */
  readonly stepUp?: string
  /** Whether its response has texts in the caller's language (`x-language`). */
  readonly translated?: boolean
}

type Defined<T> = Exclude<T, undefined>
type At<T, Key extends PropertyKey> = T extends { [K in Key]?: infer V } ? Defined<V> : never
type Body<Op> = Op extends { requestBody: { content: { 'application/json': infer Json } } }
  ? Json
  : Op extends { requestBody: { content: { 'multipart/form-data': unknown } } }
    ? FormData
    : Op extends { requestBody?: { content: { 'application/json': infer Json } } }
      ? Json | undefined
      : never

type PathOf<Op> = Op extends { parameters: { path: infer P } } ? (P extends undefined ? never : P) : never
type QueryOf<Op> = Op extends { parameters: { query?: infer Q } } ? Defined<Q> : never

type Part<Key extends string, Value, IsOptional = false> = [Value] extends [never]
  ? { readonly [K in Key]?: never }
  : IsOptional extends true
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value }
/** Whether the query can be left out, because all its parameters are optional. */
type IsWeak<Query> = object extends Query ? true : false
type HasOptionalBody<Op> = Op extends { requestBody: unknown } ? false : true

/** The parameters of an operation: `path`, `query` and `body`, each only if the contract defines it. */
export type Params<Id extends OperationId> = Part<'path', PathOf<operations[Id]>> &
  Part<'query', QueryOf<operations[Id]>, IsWeak<QueryOf<operations[Id]>>> &
  Part<'body', Body<operations[Id]>, HasOptionalBody<operations[Id]>>

type Good = 200 | 201 | 202 | 204
type ContentOf<R> = R extends { content: infer Content } ? Content[keyof Content] : undefined
type Responses<Id extends OperationId> = At<operations[Id], 'responses'>

/** The body of a successful response: JSON, text, a `Blob`, or `undefined` for no content. */
export type ResponseData<Id extends OperationId> = ContentOf<Responses<Id>[keyof Responses<Id> & Good]>

/** The body of the operation's request. */
export type BodyOf<Id extends OperationId> = Defined<Body<operations[Id]>>
