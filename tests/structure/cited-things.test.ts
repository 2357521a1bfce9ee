import { expect, it } from 'vitest'
import { citedThingFindings } from '../../scripts/checks/cited-things.ts'

const findings = (path: string, source: string): string[] =>
  citedThingFindings([{ path, source }], new Set(['0009']), (cited) => cited === 'src/main.tsx')

it.each([
  [
    'a folder of a document',
    'README.md',
    'in `src/gone/`, all',
    'README.md:1 names src/gone/, which does not exist',
  ],
  [
    'a decision that does not exist',
    'src/a.ts',
    '// see decision 0008',
    'src/a.ts:1 cites decision 0008, which is not in docs/decisions',
  ],
  [
    'a missing file in a comment',
    'src/a.ts',
    '\n// as in src/gone.ts',
    'src/a.ts:2 names src/gone.ts, which does not exist',
  ],
  [
    'a missing file in a document',
    'README.md',
    '`src/gone.ts:name`',
    'README.md:1 names src/gone.ts, which does not exist',
  ],
  [
    'a missing file in a setting',
    'knip.json',
    '"src/{main,gone}.tsx"',
    'knip.json:1 names src/gone.tsx, which does not exist',
  ],
])('the check reports %s', (_what, path, source, finding) => {
  expect(findings(path, source)).toContain(finding)
})

it('the check allows existing files, files that code invents, and files that existed when a decision was made', () => {
  expect(findings('src/a.ts', '// decision 0009 and src/main.tsx')).toEqual([])
  expect(findings('src/a.test.ts', "read('src/gone.ts')")).toEqual([])
  expect(findings('knip.json', '"src/{main,main}.tsx"')).toEqual([])
  expect(findings('docs/decisions/0009-x.md', '`src/gone.ts`')).toEqual([])
})
