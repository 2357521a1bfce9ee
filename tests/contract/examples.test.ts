/** The examples of requests name records that the sandbox has on the day for which the examples are written. */
import { expect, test } from 'vitest'
import type { OperationId, Params } from '@/api/operation.ts'
import { contractCheck } from '~mocks/app.ts'
import { readDocument } from '~mocks/document.ts'
import { createTester } from '~mocks/testing.ts'
import type { Contract } from '../../openapi/contract-types.ts'
import { type Operation, readApi } from '../../scripts/conformance/api.ts'
import { isAll } from '../level.ts'

/** A 404 also says that a record has no file. */
const WITHOUT_FILE = ['getPortalLogo']

test.runIf(isAll)(
  'every record that the example of a read names can be found by platform staff',
  { timeout: 120_000 },
  async () => {
    const document: Contract = readDocument()
    const { operations } = readApi(document, await contractCheck(), () => undefined)
    const guest = createTester()
    const now = `${document.info?.['x-examples-on']}T12:00:00+01:00`
    await guest.control('PUT', 'clock', { now, frozen: true })
    const olivia = await guest.as('olivia.osp')
    const missing: string[] = []
    for (const operation of operations.filter(({ reads, id }) => reads && !WITHOUT_FILE.includes(id)))
      for (const body of operation.body?.examples ?? [undefined]) {
        const { status } = await olivia.call(operation.id as OperationId, paramsOf(operation, body))
        if (status === 404) missing.push(`${operation.id} ${JSON.stringify(body)}`)
      }
    expect(missing).toEqual([])
  },
)

const paramsOf = ({ parameters }: Operation, body: unknown): Partial<Params<OperationId>> => {
  const examplesIn = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((one) => one.in === place && (place === 'path' || one.required === true))
        .map(({ name, example }) => [name, example]),
    )
  const params: object = { path: examplesIn('path'), query: examplesIn('query'), body }
  return params
}
