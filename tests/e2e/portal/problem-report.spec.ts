/** A problem report is saved from a screen, and `npm start -- --replay` shows the same screen with the same message. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { ProblemReport } from '../../../src/trouble/problem-report.ts'
import { freePort } from '../../../scripts/processes/ports.ts'
import { expect, test } from '../../fixtures.ts'
import { isAll } from '../../level.ts'
import { sampleAddress } from '../../sample-address.ts'
import { namesIn } from '../../seed-names.ts'

test.skip(!isAll, 'a development server of its own: in a run of everything')

const MESSAGE = 'De server stuurde niet alles mee'

test('a contract violation deep in a response is reported, and the replay command shows the same message', async ({
  page,
  sandbox,
  signInAs,
}, info) => {
  test.setTimeout(240_000) // It starts a development server.
  await signInAs('ulla.users', { language: 'nl' })
  await sandbox.faults.set({ operationId: 'getUserGroup', kind: 'flag-missing' })
  await sandbox.faults.set({ operationId: 'getUserGroup', kind: 'latency', ms: 400 })
  await page.goto(sampleAddress('UserGroupDetails'))
  const message = page.getByRole('main').getByText(MESSAGE)
  await expect(message.first()).toBeVisible()
  const messages = await message.allTextContents()

  await page.getByRole('button', { name: /Gebruikersmenu/ }).click()
  await page.getByRole('menuitem', { name: 'Probleem melden' }).click()
  const dialog = page.getByRole('dialog', { name: 'Probleem melden' })
  const shown = await dialog.getByRole('textbox', { name: 'Inhoud van het bestand' }).inputValue()
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Bestand bewaren' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toMatch(
    /^problem-report-[\w.-]+-\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d\.json$/,
  )
  await dialog.getByRole('button', { name: 'Sluiten' }).last().click()
  await expect(page.getByRole('button', { name: /Gebruikersmenu/ })).toBeFocused()
  const file = info.outputPath('report.json')
  await download.saveAs(file)
  const text = readFileSync(file, 'utf8')
  expect(text).toBe(shown)
  expect(namesIn(text)).toEqual([])
  const report = JSON.parse(text) as ProblemReport
  expect(report.screen?.path).toBe('/manage/user-groups/:userGroupOspId/details')
  const call = report.calls.findLast(({ operation }) => operation === 'getUserGroup')
  expect(call).toMatchObject({ status: 200, verdict: 'off-contract', wrong: [{ is: 'undefined' }] })

  const replay = await startReplay(file)
  try {
    await page.goto(replay.address)
    await expect(message.first()).toBeVisible({ timeout: 60_000 }) // Vite builds each module on its first request.
    expect(await message.allTextContents()).toEqual(messages)
    expect(new URL(page.url()).pathname).toBe(
      new URL(`http://portal${sampleAddress('UserGroupDetails')}`).pathname,
    )
    const calls = (await (await page.request.get(new URL('/sandbox/calls', replay.address).href)).json()) as {
      operationId: string
      ms: number
    }[]
    const again = calls.find(({ operationId }) => operationId === 'getUserGroup')
    expect(again?.ms).toBeGreaterThanOrEqual(400)
  } finally {
    replay.stop()
  }
})

/** Runs `npm start -- --replay FILE`. Resolves when it prints where the report is replayed. */
async function startReplay(file: string): Promise<{ readonly address: string; readonly stop: () => void }> {
  const port = await freePort(5373)
  const args = ['--import', 'tsx', 'scripts/start.ts', '--port', String(port), '--replay', file]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface(child.stdout)) {
    const [address] = /http:\S+\/sandbox\/replay/.exec(line) ?? []
    if (address !== undefined) return { address, stop: () => void child.kill('SIGTERM') }
  }
  throw new Error('npm start ended before it printed where the report is replayed')
}
