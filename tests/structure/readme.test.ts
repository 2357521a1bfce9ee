/** README and the pages in `docs/` are correct: links lead somewhere, and commands exist. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PERSONAS } from '../../mocks/seed/personas.ts'
import { filesBelow } from '../../scripts/files.ts'

const read = (path: string): string => readFileSync(path, 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> }
const PAGES = [
  'README.md',
  ...filesBelow('docs').filter((path) => path.endsWith('.md') && !path.startsWith('docs/decisions/')),
]

describe.each(PAGES)('%s', (path) => {
  const text = read(path)

  test('links only to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join(dirname(path), link)))).toEqual([])
  })

  test('names only npm scripts that exist, with options that they read', () => {
    const calls = [
      ...text.matchAll(/npm (?:run (?:-s )?)?(?!ci\b|run\b)([a-z][\w:]*)(?: -- ((?:--?[^`#\n]+)))?/g),
    ]
    const known = calls.filter(([call]) => /npm (run|start|test)/.test(call))
    expect(known.filter(([, name = '']) => !(name in scripts)).map(([call]) => call)).toEqual([])
    const unread = known.flatMap(([, name = '', args = '']) =>
      [...args.matchAll(/(?<=^|[\s[])--([a-z][a-z-]+)/g)]
        .map(([, option = '']) => option)
        .filter((option) => !sourcesOf(name).includes(option))
        .map((option) => `${name} --${option}`),
    )
    expect(unread).toEqual([])
  })
})

/** The sources that read the arguments of an npm script: its program, and the modules of its folder. */
function sourcesOf(name: string): string {
  const [program = ''] = /(?:scripts|mocks)\/[\w-]+\.ts/.exec(scripts[name] ?? '') ?? []
  // A program of a package reads its own options.
  if (program === '') return read('node_modules/playwright/lib/program.js')
  const folder = program.replace(/\.ts$/, '')
  const beside = existsSync(folder) ? filesBelow(folder).filter((path) => path.endsWith('.ts')) : []
  return [program, ...beside].map(read).join('\n')
}

test('README links to each page', () => {
  const linked = ['README.md', 'docs/tests.md', 'docs/front-end.md', 'docs/backend.md'].map(read).join('\n')
  const pages = PAGES.filter((path) => path.startsWith('docs/') && !path.startsWith('docs/ci/'))
  expect(pages.filter((path) => !linked.includes(path))).toEqual([])
})

test('README does not describe the internals of the suite', () => {
  expect(read('README.md')).not.toMatch(/mutants|conformance:/)
})

test('each persona of the sandbox has a line in the list of personas', () => {
  const page = read('docs/personas.md')
  expect(PERSONAS.map(({ login }) => login).filter((login) => !page.includes(`\`${login}\``))).toEqual([])
})
