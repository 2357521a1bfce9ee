import { expect, it } from 'vitest'
import { glossaryFindings, readGlossary } from '../../scripts/checks/glossary.ts'

const glossary = `# Glossary
## Words of the code
| word | what it is |
|---|---|
| world | a state of the sandbox |
## Words of the product
| what it is | nl | en | fr |
|---|---|---|---|
| the employer | Bedrijf | Company | Entreprise |
`
const text = (word: string): ReadonlyMap<string, string> => new Map([['shell:a', word]])
const words = { nl: text('Kies een bedrijf'), en: text('Choose a company'), fr: text('Une entreprise') }
const sources = [{ path: 'mocks/a.ts', source: 'const worldName = 1' }]

it('the glossary is correct when sources and words contain its terms', () => {
  expect(glossaryFindings(glossary, words, sources)).toEqual([])
})

it('a term that no longer occurs is reported', () => {
  expect(glossaryFindings(glossary, { ...words, fr: text('Société') }, [])).toEqual([
    'docs/glossary.md: no source says world',
    'docs/glossary.md: the words in fr do not say "Entreprise" (the employer)',
  ])
})

it('both tables of the real glossary are read', () => {
  const nothing = { nl: text(''), en: text(''), fr: text('') }
  const findings = glossaryFindings(readGlossary(), nothing, [])
  expect(findings).toContain('docs/glossary.md: no source says world')
  expect(findings).toContain(
    'docs/glossary.md: the words in nl do not say "Bedrijf" (the employer that uses the platform)',
  )
})
