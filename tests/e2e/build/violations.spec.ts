import { execFile } from 'node:child_process'
import { expect, test } from '../../fixtures.ts'
import { isAll } from '../../level.ts'

test.skip(!isAll, 'a run of its own, of what all tests stand on: in a run of everything')

test('a response that breaks the contract fails the test that caused it', async ({ baseURL }) => {
  const env = { ...process.env, SELF_BASE_URL: baseURL ?? '' }
  const args = ['node_modules/playwright/cli.js', 'test', '--config', 'tests/self/playwright.config.ts']
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) =>
    execFile(process.execPath, args, { env }, (error, output) => resolve({ code: error?.code ?? 0, output })),
  )
  expect(code, output).toBe(1)
  const report = JSON.parse(output) as { stats: { expected: number; unexpected: number } }
  expect(report.stats).toMatchObject({ expected: 0, unexpected: 1 })
  expect(output).toContain('answers that broke the contract')
})
