/** The features for another project's CI: known findings, a summary for a pull request, hooks, a time limit. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compareWith, readBaseline, writeBaseline } from './baseline.ts'
import { createSuite } from './command.ts'
import { runHook } from './hooks.ts'
import { LAWS } from './laws/index.ts'
import { toMarkdown } from './report/markdown.ts'
import type { Summary } from './report/summary.ts'
import { leftOut, run } from './run.ts'
import { sandboxTarget } from './target.ts'

const NONE = { reached: 0, expected: 0 }

describe('a baseline', () => {
  const finding = (place: string): Summary['findings'][number] => ({
    id: 'F001',
    law: 'input',
    operation: 'updateUser',
    place,
    expected: '422',
    actual: '200',
    replay: 'input:updateUser:1',
    steps: [],
    rule: '',
    cites: [],
    spots: [],
    also: [],
  })
  const summary = (...places: string[]): Summary => ({
    target: 'http://x/api',
    level: 'full',
    again: '',
    seed: 1,
    at: '',
    seconds: 1,
    calls: 1,
    invalid: 0,
    findings: places.map(finding),
    cases: [{ law: 'input', name: 'updateUser', operations: ['updateUser'], found: 1, ms: 1 }],
    areas: [],
    ledger: { status: NONE, field: NONE, value: NONE, rows: NONE, sent: NONE },
    unreached: [],
    laws: [],
    untried: [],
    notes: [],
  })
  const path = join(mkdtempSync(join(tmpdir(), 'baseline-')), 'known.json')
  test('reports new, known and gone findings, but does not count untried ones as gone', () => {
    writeBaseline(path, summary('a', 'b'))
    const known = readBaseline(path)
    const compared = compareWith(known, summary('b', 'c'))
    expect(compared).toMatchObject({
      fresh: [{ place: 'c' }],
      known: [{ place: 'b' }],
      gone: [{ place: 'a' }],
    })
    expect(compareWith(known, { ...summary(), cases: [] }).gone).toEqual([])
    expect(toMarkdown(summary('b', 'c'), compared)).toMatch(
      /1 new, 1 known, 1 gone[^]+#### New[^]+\| c \|[^]+#### Gone[^]+\| a \|[^]+#### Known[^]+\| b \|/,
    )
  })
  test('is optional: without it, the summary names each finding', () => {
    expect(toMarkdown(summary('a|b'))).toMatch(/1 findings[^]+a\\\|b/)
  })
})

test('a hook is a command or an address, and its failure is reported', async () => {
  await runHook('--before', 'exit 0')
  await expect(runHook('--before', 'exit 3')).rejects.toThrow('--before exit 3: ended with 3')
  await expect(runHook('--after', 'http://127.0.0.1:9/reset')).rejects.toThrow('cannot be reached')
})

test('a run of a single read reports the writes that it leaves out', async () => {
  const suite = await createSuite(sandboxTarget())
  const note = leftOut(suite, (id) => id === 'getUserGroup').join()
  expect(note).toMatch(/^left out, .* getUserGroup: .*createUserGroup.*updateUserGroup/)
  expect(leftOut(suite, (id) => /userGroup/i.test(id)).join()).not.toContain('createUserGroup')
  expect(leftOut(suite, () => true)).toEqual([])
})

test('cases that are left when the time is over are reported as not tried', async () => {
  const suite = await createSuite(sandboxTarget())
  const outcomes = await run(
    suite,
    { laws: LAWS.slice(0, 4), includes: () => true, until: 0 },
    () => undefined,
  )
  expect(outcomes).toEqual([])
  expect(suite.notes.join()).toMatch(/^the time is over: (\d+) of \1 cases were not tried$/)
})
