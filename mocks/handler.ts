/**
 * What a handler of the sandbox is: one function per operation of the contract, typed from it. A missing operation, a
 * wrong, missing or excess property in an answer, and an undocumented status do not compile (handler.type-test.ts).
 */
import type { OperationId } from '@/api/operation.ts'
import type { operations } from '@/api/generated/schema.ts'
import type { UserRow } from './tables.ts'
import type { World } from './world.ts'

/** The whole contract: every operation has its handler. */
export type Handlers = { [Id in OperationId]: Handler<Id> }
export type Handler<Id extends OperationId> = (call: Call<Id>) => Reply<Id> | Promise<Reply<Id>>

/** One request to one operation, already checked against the contract. */
export interface Call<Id extends OperationId> {
  readonly world: World
  /** Who asks. Throws on a public operation, where nobody is signed in. */
  readonly caller: UserRow
  /** The token that came along; undefined on a public operation. */
  readonly token: string | undefined
  readonly path: PathOf<Id>
  /** Parameters with a default always have a value at run time. */
  readonly query: QueryOf<Id>
  readonly body: BodyOf<Id>
  /** Answers a documented status with the JSON documented for it, or without a body where none is. */
  readonly reply: ReplyWith<Id>
  /** Answers bytes or text in one of the documented media types that are not JSON. */
  readonly raw: RawWith<Id>
}

/** Only `reply` and `raw` of the same operation make one. */
export interface Reply<Id extends OperationId> {
  readonly [madeBy]: (id: Id) => Id
  readonly status: number
  /** JSON, unless there is a `type`. */
  readonly body: unknown
  readonly type: string | undefined
  readonly headers: Record<string, string>
}
declare const madeBy: unique symbol

/** Types one area's handlers: an operation that the contract does not have, or a wrong answer, is an error here. */
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
