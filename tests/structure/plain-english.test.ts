import { describe, expect, it } from 'vitest'
import { plainEnglishFindings } from '../../scripts/checks/plain-english.ts'

const findings = (source: string): string[] => plainEnglishFindings([{ path: 'src/a.ts', source }])

describe('words that are not plain English', () => {
  it.each([
    ['a comment', '// The user is told.'],
    ['a comment after code', 'close() // The user is told.'],
    ['a comment of a component', '{/* The user is told. */}'],
    ['a documenting comment', '/**\n * The user\n * is told.\n */'],
    ['a title', "test('the user is told', () => {})"],
    ['a title on its own line', "it.each([['a']])(\n  'the user is told of %s',\n  () => {},\n)"],
  ])('are reported in %s', (_what, source) => {
    const line = source.split('\n').findIndex((text) => text.includes('told')) + 1
    expect(findings(source)).toEqual([
      `src/a.ts:${line} says "told": write "notified", "shown", "announced" or "reported"`,
    ])
  })

  it('are reported in capitals and across line breaks', () => {
    expect(findings('// Whoever comes in\n// vain.')).toHaveLength(2)
  })

  it.each([
    ['a name in code', '// See `trouble/told.ts`.'],
    ['a text of the program', "const text = 'The user is told.'"],
    ['a URL', "fetch('https://example.org/told')"],
    ['code', 'const told = anew(upon)'],
    ['a longer word that contains such a word', '// Hold the threshold shallow.'],
  ])('are allowed in %s', (_what, source) => expect(findings(source)).toEqual([]))

  it('are ignored in generated code', () => {
    expect(plainEnglishFindings([{ path: 'src/api/generated/a.ts', source: '// told' }])).toEqual([])
  })
})
