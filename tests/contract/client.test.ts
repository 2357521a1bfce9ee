/** The typed client reaches every operation of the contract, for all kinds of parameters and responses. */
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { DownloadedFile, FileOperationId } from '@/api/download.ts'
import type { operations } from '@/api/generated/schema.ts'
import type { Operation, OperationId, Params, ResponseData } from '@/api/operation.ts'
import type { UploadOperationId, UploadParams } from '@/api/upload.ts'
import { readDocument } from '~mocks/document.ts'

const documented = Object.values(readDocument().paths).flatMap((item) => Object.values(item))
const modules = import.meta.glob<Record<string, Operation>>('../../src/api/generated/operations/*.ts', {
  eager: true,
})
const constants = new Map(
  Object.values(modules).flatMap((module) =>
    Object.values(module).map((operation) => [operation.id, operation]),
  ),
)

/** How a response of each media type is read. */
const READ_AS: readonly (readonly [RegExp, string])[] = [
  [/^application\/json$/, 'json'],
  [/^text\/(plain|html)$/, 'text'],
  [/^(image\/.*|text\/csv|application\/.*)$/, 'blob'],
]

test('every operation has a constant to call it with', () => {
  expect([...constants.keys()].sort()).toEqual(documented.map(({ operationId }) => operationId).sort())
})

test.each(documented.map((operation) => [operation.operationId, operation] as const))(
  '%s is read by its media type',
  (id, { responses }) => {
    const good = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1]
    const type = Object.keys((good !== undefined && 'content' in good && good.content) || {})[0]
    const expected = type === undefined ? 'none' : READ_AS.find(([pattern]) => pattern.test(type))?.[1]
    expect(constants.get(id as OperationId)?.responseType).toBe(expected)
  },
)

describe('types', () => {
  type OperationsWith<Test extends Record<OperationId, unknown>> = {
    [Id in OperationId]: Test[Id] extends true ? Id : never
  }[OperationId]
  type IsNever<T> = [T] extends [never] ? true : false

  test('every operation has a response type, and requires the body that it needs', () => {
    expectTypeOf<OperationsWith<{ [Id in OperationId]: IsNever<ResponseData<Id>> }>>().toBeNever()
    type LosesBody<Id extends OperationId> = operations[Id] extends { requestBody: object }
      ? IsNever<Exclude<Params<Id>['body'], undefined>>
      : false
    expectTypeOf<OperationsWith<{ [Id in OperationId]: LosesBody<Id> }>>().toBeNever()
  })

  test('a text response is a string, a file is a Blob, and a form is typed by its fields', () => {
    expectTypeOf<ResponseData<'uploadUsersFile'>>().toEqualTypeOf<string>()
    expectTypeOf<ResponseData<'downloadInvoicePdf'>>().toEqualTypeOf<Blob>()
    expectTypeOf<Params<'uploadUsersFile'>['body']>().toEqualTypeOf<FormData>()
    expectTypeOf<UploadParams<'uploadUsersFile'>['body']['file']>().toEqualTypeOf<Blob>()
    expectTypeOf<'uploadUsersFile'>().toExtend<UploadOperationId>()
    expectTypeOf<'downloadInvoicePdf' | 'getPortalLogo'>().toExtend<FileOperationId>()
    expectTypeOf<'getUser'>().not.toExtend<FileOperationId | UploadOperationId>()
    expectTypeOf<DownloadedFile['blob']>().toEqualTypeOf<Blob>()
  })
})
