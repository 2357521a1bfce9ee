/**
 * The resource model of the conformance suite: facts about operations that schemas cannot express. It states which
 * operations create, read, list, change and remove which record, and their effects. There is one file per area in
 * `resources/`. Facts that follow from names and schemas are left out.
 */
import type { operations } from '../src/api/generated/schema.ts'
import type { UploadKind } from '../files/upload-files.ts'

export type OperationId = keyof operations

/** `Id` is `string` for a contract that is known only at run time. */
export interface AreaModel<Id extends string = OperationId> {
  /** By kind. An identifier named `xOspId` refers to kind `x`. */
  resources?: Readonly<Record<string, Resource<Id>>>
  /** For operations that belong to no resource: the kind of record to which `ospId` or `id` in a request refers. */
  about?: Readonly<Partial<Record<Id, string>>>
  /** The effects of writes that do not create, update or remove a resource. */
  writes?: Readonly<Partial<Record<Id, Write<Id>>>>
  /** Overrides the guess, based on its name, whether an operation only reads. */
  reads?: Readonly<Partial<Record<Id, boolean>>>
  /** The operations that must be called before an operation, in this order. */
  after?: Readonly<Partial<Record<Id, readonly Id[]>>>
  /** The values that filters compare, when it is not the value with the filter's name. */
  filters?: Readonly<Partial<Record<Id, Readonly<Record<string, FilterRule>>>>>
  /** Operations that only the laws of single operations cover, with the reason. */
  waived?: Readonly<Partial<Record<Id, string>>>
  /** The content of the files that an operation accepts. */
  files?: Readonly<Partial<Record<Id, FileContent>>>
}

/**
 * The dotted path in a row of the value that a filter compares, or null if rows do not contain it. Some filters check
 * whether a value is present, compare a part of a text ignoring case, compare the size of an amount, or keep the rows
 * without the value.
 */
export type FilterRule =
  | string
  | null
  | { present: string }
  | { contains: string | readonly string[]; ignoresAccents?: true }
  | { size: string }
  | { without: string }

/** A provider's table, a table of new users, or an image. `by` names the query parameter that selects the table. */
export type FileContent = UploadKind | 'users' | 'image' | { by: string }

export interface Resource<Id extends string = OperationId> {
  /** The property that identifies a record in requests, if its schema does not show that it is an identifier. */
  key?: string
  create?: Id
  read?: Id
  /** Returns rows. When called with the record's own identifiers, the rows include the created record. */
  list?: Id
  update?: Id
  remove?: Id
  /** Dotted paths in the record that are derived from other data and may change with any write. */
  derived?: readonly string[]
  /** Properties that the server stores in another format than they were sent. */
  reworded?: readonly string[]
  /** The result of a removal: the record is `gone` (the default), or stays visible but `marked`. */
  removal?: 'gone' | 'marked'
}

/**
 * The kind of record, the code of the refusal if it has one of its own, values that the request needs (`send`), and
 * values of the record, by dotted path.
 */
export type RefusedState = Readonly<Record<string, unknown>> & {
  kind: string
  code?: string
  send?: Readonly<Record<string, unknown>>
}

/** Values of a request, by dotted path in its body, or by the name of a parameter. */
type Values = Readonly<Record<string, unknown>>

/**
 * A situation in which an operation is refused with 409 and this code. Calls bring it about, mostly with records of their
 * own, so that the refusal has no other reason.
 */
export interface Situation<Id extends string = OperationId> {
  code: string
  /** The request is about the caller's own account. */
  isOwn?: true
  /** In this order. Each is about the records that the calls before it created or showed. */
  first?: readonly Step<Id>[]
  /** Values of the refused request. `$today` stands for the current day. */
  send?: Values
  /** Values of the refused request, by dotted path in another record of the last response. */
  copy?: Readonly<Record<string, string>>
}
export interface Step<Id extends string = OperationId> {
  operation: Id
  send?: Values
}

export interface Write<Id extends string = OperationId> {
  /** The read that shows the change. */
  seenIn?: Id
  /** Values that a record must have for the operation, by dotted path. Needed if few records have them. */
  when?: Readonly<Record<string, unknown>>
  /** Values that the record has afterwards, by dotted path. */
  sets?: Readonly<Record<string, unknown>>
  /** The result of sending the same request again: refused with this status, or accepted. */
  repeated?: 409 | 404 | 422 | 'accepted'
  /**
   * Records of a kind with these values are refused with 409. By dotted path. If there are several such states, the
   * records of each are tried.
   */
  refusedWhen?: RefusedState | readonly RefusedState[]
  /** Refused with 409 after these operations on the same record, in this order. */
  refusedAfter?: readonly Id[]
  /** Refused with 409 for the records in a row of `seenIn` that has these values, by dotted path. */
  refusedForRow?: Readonly<Record<string, unknown>>
  /**
   * Refused with 409 for some records of a kind, although their data does not show it. Further values of the request
   * are by dotted path.
   */
  refusedForSome?: Readonly<Record<string, unknown>> & { kind: string }
  /** Refused with 409 in these situations. */
  refusedIn?: readonly Situation<Id>[]
  /** The maximum number of records. One more is refused with 409. */
  maximum?: number
  /** The operation that reverses it. */
  undoneBy?: Id
  /** It cannot be undone, and affects more than the records it names: it mails people, or books amounts. */
  lasting?: true
  /** The same as `derived` of a resource, for writes that belong to none. */
  derived?: readonly string[]
  reworded?: readonly string[]
}

/** Other names for identifiers of a kind. The first kind with a known identifier is used. */
export const ALIASES: Readonly<Record<string, readonly string[]>> = {
  owner: ['corporateAccount', 'user'],
  order: ['order', 'seasonTicketOrder'],
  assignee: ['corporateAccount', 'userGroup', 'user', 'partner'],
  parent: ['corporateAccount'],
  parentUser: ['user'],
  member: ['user'],
  company: ['corporateAccount'],
  channel: ['messageChannel'],
  responseReceiver: ['user'],
  relatedPartner: ['partner'],
  record: ['corporateAccount', 'partner', 'product', 'resourceGroup', 'resource'],
}

/** Kinds whose records are visible to several companies: the catalogue and the partners. */
export const SHARED = [
  'product',
  'partner',
  'mrp',
  'serviceResource',
  'resource',
  'resourceGroup',
  'composition',
  'fuelStation',
] as const
