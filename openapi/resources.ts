/**
 * What the contract's schemas cannot say about its operations, for the conformance suite: which operations create, read,
 * list, change and remove which record, and what becomes of it. One file per area in `resources/`; what can be derived
 * from names and schemas need not be written down.
 */
import type { operations } from '../src/api/generated/schema.ts'
import type { UploadKind } from './upload-files.ts'

export type OperationId = keyof operations

export interface AreaModel {
  /** By kind; an identifier `xOspId` is one of kind `x`. */
  resources?: Readonly<Record<string, Resource>>
  /** Kind of the record that `ospId` or `id` in an operation's request means, where it is no resource's own operation. */
  about?: Readonly<Partial<Record<OperationId, string>>>
  /** What an operation changes, for those that are neither create, update nor remove of a resource. */
  writes?: Readonly<Partial<Record<OperationId, Write>>>
  /** Operations that only read although their name does not say so, and the other way round. */
  reads?: Readonly<Partial<Record<OperationId, boolean>>>
  /** What an operation of the area needs to have happened before, in this order. */
  after?: Readonly<Partial<Record<OperationId, readonly OperationId[]>>>
  /** Where rows show what a filter speaks of, by filter: a dotted path, or null when they do not. */
  filters?: Readonly<Partial<Record<OperationId, Readonly<Record<string, string | null>>>>>
  /** Operations for which only the laws of single operations hold, and why. */
  waived?: Readonly<Partial<Record<OperationId, string>>>
  /** What is in the files that an operation takes. */
  files?: Readonly<Partial<Record<OperationId, FileContent>>>
}

/** A table of a provider, one of new users, or a picture. `by` names the query parameter that says which table. */
export type FileContent = UploadKind | 'users' | 'image' | { by: string }

export interface Resource {
  /** The property that identifies a record in requests, where its schema does not make it an identifier. */
  key?: string
  create?: OperationId
  read?: OperationId
  /** Answers rows, one of them the created record when asked with the record's own identifiers. */
  list?: OperationId
  update?: OperationId
  remove?: OperationId
  /** Dotted paths in the record that follow from other data and may change with any write. */
  derived?: readonly string[]
  /** Properties that are stored in other words than they were sent. */
  reworded?: readonly string[]
  /** How the record stays visible after its removal; `gone` unless said otherwise. */
  removal?: 'gone' | 'marked'
}

export interface Write {
  /** The read in which the change can be seen. */
  seenIn?: OperationId
  /** Values that a record must have for it, by dotted path; worth saying where few have them. */
  when?: Readonly<Record<string, unknown>>
  /** Values that the record has afterwards, by dotted path. */
  sets?: Readonly<Record<string, unknown>>
  /** What the same request does a second time: refused with this status, or accepted. */
  repeated?: 409 | 404 | 422 | 'accepted'
  /** Records of a kind that are in this state are refused with 409; values by dotted path. */
  refusedWhen?: Readonly<Record<string, unknown>> & { kind: string }
  /** Refused with 409 once these were done with the same record, in this order. */
  refusedAfter?: readonly OperationId[]
  /** Refused with 409 for what such a row of `seen` names; values by dotted path. */
  refusedForRow?: Readonly<Record<string, unknown>>
  /** Refused with 409 for some records of a kind, which nothing in them tells; the request says besides, by dotted path. */
  refusedForSome?: Readonly<Record<string, unknown>> & { kind: string }
  /** Dotted paths of values that no two records may share: the second is refused with 409. */
  unique?: readonly string[]
  /** So many there may be; one more is refused with 409. */
  maximum?: number
  /** Undoes it. */
  undoneBy?: OperationId
  /** As of a resource, for writes that have none. */
  derived?: readonly string[]
  reworded?: readonly string[]
}

/** Other names under which an identifier of a kind goes; the first kind that has one fits. */
export const ALIASES: Readonly<Record<string, readonly string[]>> = {
  owner: ['corporateAccount', 'user'],
  order: ['order', 'seasonTicketOrder'],
  assignee: ['corporateAccount', 'userGroup', 'user'],
  parent: ['corporateAccount'],
  parentUser: ['user'],
  member: ['user'],
  company: ['corporateAccount'],
  channel: ['messageChannel'],
  responseReceiver: ['user'],
}

/** Kinds whose records several companies see: the catalogue and the partners. */
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
