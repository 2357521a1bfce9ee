import { expect, it } from 'vitest'
import { patternFindings, patternsInCode, patternsInContract } from '../../scripts/checks/patterns.ts'

const inCode = (source: string) => patternFindings(patternsInCode([{ path: 'src/a.ts', source }]))

it.each([
  ['a literal', String.raw`const end = /\s+$/`],
  ['a literal that takes exponential time', String.raw`/^(<!--[\s\S]*?-->\s*)*$/.test(text)`],
  ['a string', String.raw`const field = { pattern: '^[^.]*[^.\\s][^.]*$' }`],
  ['a pattern from a template', 'new RegExp(`^(${word}+)+$`)'],
])('the check reports %s that is not linear', async (_kind, source) => {
  expect(await inCode(source)).toEqual([expect.stringMatching(/^src\/a\.ts:1: .* is not linear/)])
})

it('the check allows linear patterns, and any patterns in tests', async () => {
  expect(await inCode(String.raw`/^\s*[^.\s][^.]*$/u`)).toEqual([])
  expect(patternsInCode([{ path: 'src/a.test.ts', source: String.raw`/\s+$/` }])).toEqual([])
})

it('the check reads the patterns of the contract', () => {
  expect(patternsInContract().length).toBeGreaterThan(100)
})
