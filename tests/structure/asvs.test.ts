/**
 * The table of controls in `SECURITY.md` is correct: the files that it names as proof exist, and so does each test, by
 * its title.
 */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Control {
  readonly id: string
  readonly state: string
  readonly proofs: readonly { readonly path: string; readonly title: string | undefined }[]
}

const security = readFileSync('SECURITY.md', 'utf8')

/** Files in the text with the titles of their tests: `file`: "title", "another title". */
const proofsIn = (text: string): Control['proofs'] =>
  [...text.replaceAll(/\s+/g, ' ').matchAll(/`([^`]+)`((?:[:,] "[^"]+")*)/g)].flatMap(
    ([, path = '', named = '']) => {
      const titles = [...named.matchAll(/"([^"]+)"/g)].map(([, title]) => title)
      return (titles.length > 0 ? titles : [undefined]).map((title) => ({ path, title }))
    },
  )

const isLost = ({ path, title }: Control['proofs'][number]): boolean =>
  !existsSync(path) || (title !== undefined && !readFileSync(path, 'utf8').includes(title))

const controls: readonly Control[] = security
  .split('\n')
  .filter((line) => /^\| \d+\.\d/.test(line))
  .map((line) => {
    const [id = '', , state = '', where = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    return { id, state, proofs: proofsIn(where) }
  })

test('there are 40 different controls, of which at least 34 pass', () => {
  expect(new Set(controls.map(({ id }) => id)).size).toBe(40)
  expect(controls).toHaveLength(40)
  expect(controls.filter(({ state }) => state === 'passes').length).toBeGreaterThanOrEqual(34)
})

test('each control passes, fails by specification, or is open', () => {
  for (const { id, state } of controls)
    expect([id, state]).toEqual([id, expect.stringMatching(/^(passes$|fails by specification: |open: )/)])
})

test('each control names an existing file, and each that passes an existing test', () => {
  const missing = controls.flatMap(({ id, state, proofs }) => {
    const lost = proofs.filter(isLost)
    if (proofs.length === 0) return [`${id} names no file`]
    if (state === 'passes' && !proofs.some(({ title }) => title !== undefined)) return [`${id} names no test`]
    return lost.map(({ path, title }) => `${id}: ${path} ${title ?? ''}`)
  })
  expect(missing).toEqual([])
})

test('each claim above the table names the test of an attack', () => {
  const claims = (/## What the portal does([^]*?)\n## /.exec(security)?.[1] ?? '').split(/\n- /).slice(1)
  expect(claims.length).toBeGreaterThan(10)
  const faults = claims.flatMap((claim) => {
    const proofs = proofsIn(claim).filter(({ title }) => title !== undefined)
    if (proofs.length === 0) return [`no attack: ${claim.slice(0, 40)}`]
    return proofs.filter(isLost).map(({ path, title }) => `${path} ${title}`)
  })
  expect(faults).toEqual([])
})
