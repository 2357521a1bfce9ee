import { expect, test } from 'vitest'
import { createTester } from '../../testing.ts'
import { reportFile } from './report-files.ts'
import { copiesOf, readyIssues } from './reports.ts'

test('a report of more than 50,000 lines is refused', async () => {
  const world = createTester().sandbox.worlds.get('reports')
  const copies = copiesOf(world, [world.tables.corporateAccounts.require('ca-2001')], readyIssues(world))
  const many = Array.from({ length: 1000 }, () => copies).flat()
  await expect(reportFile(world, many, '.csv', 'Report', 'en')).rejects.toMatchObject({
    status: 422,
    body: { errors: [{ field: 'corporateAccountOspId', rule: 'too_many_rows' }] },
  })
  expect(await reportFile(world, copies, '.csv', 'Report', 'en')).toBeInstanceOf(Blob)
})
