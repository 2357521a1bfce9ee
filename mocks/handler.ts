/**
 * The types of the sandbox's handlers: one function per operation, typed from the contract. A missing operation, an
 * invalid, missing or excess property in a response, and an undocumented status do not compile (handler.type-test.ts).
 */
import type { OperationId } from '@/api/operation.ts'
import type { operations } from '@/api/generated/schema.ts'
import type { UserRow } from './tables.ts'
import type { World } from './world.ts'

/** All handlers: every operation of the contract must have one. */
export type Handlers = { [Id in OperationId]: Handler<Id> }
export type Handler<Id extends OperationId> = (call: Call<Id>) => Reply<Id> | Promise<Reply<Id>>

/** One validated request to one operation. */
export interface Call<Id extends OperationId> {
  readonly world: World
  /** The signed-in user. Throws on a public operation, where nobody is signed in. */
  readonly caller: UserRow
  /** The request's token, or `undefined` on a public operation. */
  readonly token: string | undefined
  readonly path: PathOf<Id>
  /** Parameters with a default always have a value at run time. */
  readonly query: QueryOf<Id>
  readonly body: BodyOf<Id>
  /** Responds with a documented status and its JSON, or without a body where none is documented. */
  readonly reply: ReplyWith<Id>
  /** Responds with bytes or text in a documented media type other than JSON. */
  readonly raw: RawWith<Id>
}

/** Can only be created by `reply` and `raw` of the same operation. */
export interface Reply<Id extends OperationId> {
  readonly [brand]: (id: Id) => Id
  readonly status: number
  /** JSON, unless `type` is set. */
  readonly body: unknown
  readonly type: string | undefined
  readonly headers: Record<string, string>
}
declare const brand: unique symbol

/**
 * Types the handlers of one area. An operation that the contract does not have, or an invalid response, does not
 * compile.
 */
export const handlersFor = <Id extends OperationId>(handlers: Pick<Handlers, Id>): Pick<Handlers, Id> =>
  handlers

type Parameters<Id extends OperationId> = operations[Id]['parameters']
type PathOf<Id extends OperationId> = Parameters<Id> extends { path: infer Path } ? Defined<Path> : object
type QueryOf<Id extends OperationId> =
  Parameters<Id> extends { query?: infer Query } ? Filled<Defined<Query>> : object
type Filled<T> = [T] extends [never] ? object : T
type Defined<T> = Exclude<T, undefined>

type RequestContent<Id extends OperationId> = operations[Id] extends { requestBody?: infer Body }
  ? Defined<Body> extends { content: infer Content }
    ? Content[keyof Content] | (undefined extends Body ? undefined : never)
    : undefined
  : undefined
type BodyOf<Id extends OperationId> = RequestContent<Id>

type Responses<Id extends OperationId> = operations[Id]['responses']
type Status<Id extends OperationId> = keyof Responses<Id> & number
type Content<Id extends OperationId, S> = S extends keyof Responses<Id>
  ? Responses<Id>[S] extends { content: infer C }
    ? C
    : never
  : never
type Json<C> = C extends { 'application/json': infer Body } ? Body : never
type Headers = Record<string, string>

type ReplyWith<Id extends OperationId> = <S extends Status<Id>>(
  status: S,
  ...rest: [Content<Id, S>] extends [never]
    ? [body?: undefined, headers?: Headers]
    : [body: Json<Content<Id, S>>, headers?: Headers]
) => Reply<Id>

type RawWith<Id extends OperationId> = <
  S extends Status<Id>,
  Type extends Exclude<keyof Content<Id, S> & string, 'application/json'>,
>(
  status: S,
  type: Type,
  body: Type extends `text/${string}` ? string : Blob | Uint8Array<ArrayBuffer>,
  headers?: Headers,
) => Reply<Id>
