/**
 * A backend of twelve operations, written in another language (`tests/small-server`). The suite has no findings on it,
 * finds each of its mistakes when one is enabled, and reports which laws it could not try. A quick run enables all
 * mistakes at once, and none of them alone.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { isAll, turn } from '../../tests/level.ts'
import { hasPython } from '../../tests/foreign-servers/start.ts'
import { conformance } from './command.ts'
import type { Summary } from './report/summary.ts'

const FOLDER = 'tests/small-server'
const folder = mkdtempSync(join(tmpdir(), 'small-server-'))
let server: ChildProcess | undefined

vi.spyOn(console, 'log').mockReturnValue()
vi.spyOn(process.stdout, 'write').mockReturnValue(true)
afterEach(() => server?.kill())
afterAll(() => rmSync(folder, { recursive: true }))

async function run(mistakes: readonly string[], ...args: string[]): Promise<number> {
  server = spawn('python3', [`${FOLDER}/server.py`, 'src/api/generated/openapi.json', ...mistakes])
  const [port] = (await once(server.stdout ?? server, 'data')) as [Buffer]
  const target = `http://127.0.0.1:${String(port).trim()}`
  return conformance([
    '--target',
    target,
    '--auth',
    `${FOLDER}/credentials.json`,
    '--report',
    folder,
    ...args,
  ])
}
const report = (ending: string): string => readFileSync(join(folder, `conformance.${ending}`), 'utf8')
const summaryOfReport = (): Summary => JSON.parse(report('json')) as Summary

const isHere = hasPython()
if (!isHere) console.warn('the small server is not tried: there is no python3 here')

/** Each mistake with the operation at which it is found, and the laws that may be its headline. */
const MISTAKES: Readonly<Record<string, readonly [operation: string, laws: RegExp, place: RegExp]>> = {
  'filter-ignored': ['getResourceGroupsByFilter', /filters/, /active/],
  'not-unique': ['createResourceGroup', /unique/, /name/],
  'state-stays': ['deactivateResourceGroup', /stored/, /active/],
  'value-lost': ['createResourceGroup', /stored/, /description/],
  'null-stays': ['updateResourceGroup', /other-fields/, /description/],
  'wrong-total': ['getResourceGroupsByFilter', /search|filters/, /search|active/],
  'forbidden-tells': ['getUserGroup', /tenants/, /404/],
  'role-missing': ['createUserGroup', /roles/, /403/],
  'still-listed': ['deleteResourceGroup', /removal/, /findAllResourceGroups/],
  'any-charset': ['login', /input/, /charset/],
}
/** The maximum number of headlines for one mistake. */
const MAX_FINDINGS_ALONE = 3

describe.runIf(isHere)('a server of twelve operations', { timeout: 120_000 }, () => {
  test.each(
    turn(
      [
        ['--level smoke --read-only'],
        ['--area user-groups'],
        ['--operation deactivateResourceGroup'],
        ['--level operations'],
        ['--read-only'],
      ],
      2,
      isAll,
    ),
  )('has no finding with %s', async (args) => {
    expect([await run([], ...args.split(' ')), summaryOfReport().findings]).toEqual([0, []])
  })

  test.runIf(isAll)(
    'is correct, and the report states which laws could not be tried, and which missing operations cause that',
    async () => {
      expect(await run([])).toBe(0)
      const { findings, areas, untried } = summaryOfReport()
      expect(findings.map(({ operation, law, place }) => [operation, law, place])).toEqual([])
      const served = areas.reduce((sum, { operations, missing }) => sum + operations - missing, 0)
      expect(served).toBe(12)
      const wanting = untried.map(({ law, wanting: [first] }) => [law, first?.what, first?.operations])
      expect(wanting).toContainEqual(['refresh', 'all of it', ['refreshSession', 'logout']])
      expect(wanting.map(([law]) => law)).not.toContain('removal')
    },
  )

  test
    .runIf(isAll)
    .each([
      ...Object.entries(MISTAKES),
      ['filters-or', ['getResourceGroupsByFilter', /unknown/, /404/]] as const,
    ])(
    'with the mistake %s has a finding only at its operation, with the call that shows it',
    async (mistake, [operation, laws, place]) => {
      expect(await run([mistake])).toBe(1)
      const { findings } = summaryOfReport()
      expect([...new Set(findings.map((finding) => finding.operation))]).toEqual([operation])
      expect(findings.length).toBeLessThanOrEqual(MAX_FINDINGS_ALONE)
      expect(findings.some((one) => laws.test(one.law) && place.test(one.place))).toBe(true)
      expect(findings[0]?.steps.at(-1)?.curl).toMatch(/^curl -i -X POST/)
    },
  )

  test('with all mistakes at once has a headline for each of them, in every report', async () => {
    const printed = vi.spyOn(console, 'log')
    printed.mockClear()
    await run(Object.keys(MISTAKES))
    const terminal = printed.mock.calls.map(([line]) => String(line)).join('\n')
    const { findings } = summaryOfReport()
    const [html, xml] = [report('html'), report('xml')]
    const headlines = Object.entries(MISTAKES).map(([mistake, [operation, laws, place]]) => {
      const own = findings.filter(
        (one) => one.operation === operation && laws.test(one.law) && place.test(one.place),
      )
      const shown = own.filter(
        ({ id, law }) =>
          terminal.includes(`\n${id} ${law}: ${operation}`) &&
          html.includes(`<h3>${id} · ${operation}`) &&
          xml.includes(`<failure message="${id} ${law}: ${operation}`),
      )
      return [mistake, shown.length > 0]
    })
    expect(headlines).toEqual(Object.keys(MISTAKES).map((mistake) => [mistake, true]))
    const charset = findings.filter(({ place }) => place === 'body charset')
    expect(charset.map(({ spots }) => new Set(spots.map(({ operation }) => operation)).size)).toEqual([10])
    for (const { operation } of charset[0]?.spots ?? [])
      expect(terminal).toContain(`${operation} body charset`)
  })
})
