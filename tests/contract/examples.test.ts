/** The examples of requests name records that the sandbox has, with dates moved from the day of writing to today. */
import { expect, test } from 'vitest'
import type { OperationId, Params } from '@/api/operation.ts'
import { contractCheck } from '~mocks/app.ts'
import { readDocument } from '~mocks/document.ts'
import { createTester } from '~mocks/testing.ts'
import type { Contract } from '../../openapi/contract-types.ts'
import { type Operation, readApi } from '../../scripts/conformance/api.ts'
import { withExamplesOfToday } from '../../scripts/conformance/requests/example-dates.ts'
import { isAll } from '../level.ts'

/** A company may have no logo, and a user registers trips on some days only. */
const MAY_BE_MISSING = ['getPortalLogo', 'getTravelRegistration']

test.runIf(isAll)(
  'every record that the example of a read names can be found by platform staff',
  { timeout: 120_000 },
  async () => {
    const document: Contract = withExamplesOfToday(readDocument(), new Date())
    const { operations } = readApi(document, await contractCheck(), () => undefined)
    const guest = createTester()
    const olivia = await guest.as('olivia.osp')
    const missing: string[] = []
    for (const operation of operations.filter(({ reads, id }) => reads && !MAY_BE_MISSING.includes(id)))
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
