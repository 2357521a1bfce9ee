/**
 * A backend of twelve operations, written in another language (`tests/small-server`): the suite finds nothing wrong with
 * it, finds each of its mistakes when one is switched on, and says which laws it could not try.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { conformance } from './command.ts'
import type { Summary } from './report/summary.ts'

const FOLDER = 'tests/small-server'
const folder = mkdtempSync(join(tmpdir(), 'small-server-'))
let server: ChildProcess | undefined

const hasPython = (): boolean => {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

vi.spyOn(console, 'log').mockReturnValue()
vi.spyOn(process.stdout, 'write').mockReturnValue(true)
afterEach(() => server?.kill())
afterAll(() => rmSync(folder, { recursive: true }))

async function summaryWith(...mistakes: string[]): Promise<Summary> {
  server = spawn('python3', [`${FOLDER}/server.py`, 'src/api/generated/openapi.json', ...mistakes])
  const [port] = (await once(server.stdout ?? server, 'data')) as [Buffer]
  const target = `http://127.0.0.1:${String(port).trim()}`
  await conformance(['--target', target, '--auth', `${FOLDER}/credentials.json`, '--report', folder])
  return JSON.parse(readFileSync(join(folder, 'conformance.json'), 'utf8')) as Summary
}

const isHere = hasPython()
if (!isHere) console.warn('the small server is not tried: there is no python3 here')

describe.runIf(isHere)('a server of twelve operations', { timeout: 120_000 }, () => {
  test('is right, and the report says which laws could not be tried for want of what', async () => {
    const { findings, areas, untried } = await summaryWith()
    expect(findings.map(({ operation, law, place }) => [operation, law, place])).toEqual([])
    const served = areas.reduce((sum, { operations, missing }) => sum + operations - missing, 0)
    expect(served).toBe(12)
    const wanting = untried.map(({ law, wanting: [first] }) => [law, first?.what, first?.operations])
    expect(wanting).toContainEqual(['refresh', 'all of it', ['refreshSession', 'logout']])
    expect(wanting.map(([law]) => law)).not.toContain('removal')
  })

  test.each([
    ['filter-ignored', 'getResourceGroupsByFilter'],
    ['filters-or', 'getResourceGroupsByFilter'],
    ['not-unique', 'createResourceGroup'],
    ['state-stays', 'deactivateResourceGroup'],
    ['value-lost', 'createResourceGroup'],
    ['null-stays', 'updateResourceGroup'],
    ['wrong-total', 'getResourceGroupsByFilter'],
    ['forbidden-tells', 'getUserGroup'],
    ['role-missing', 'createUserGroup'],
    ['still-listed', 'deleteResourceGroup'],
  ])('with the mistake %s has one finding, with the call that shows it', async (mistake, operation) => {
    const { findings } = await summaryWith(mistake)
    expect(findings.map((finding) => finding.operation)).toEqual([operation])
    expect(findings[0]?.steps.at(-1)?.curl).toMatch(/^curl -i -X POST/)
  })
})
