/** The table of controls in `SECURITY.md` stays true: what it names as proof exists, and so does each test by its title. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Control {
  readonly id: string
  readonly state: string
  readonly proofs: readonly { readonly path: string; readonly title: string | undefined }[]
}

const controls: readonly Control[] = readFileSync('SECURITY.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d/.test(line))
  .map((line) => {
    const [id = '', , state = '', where = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    const proofs = [...where.matchAll(/`([^`]+)`(?:: "([^"]+)")?/g)].map(([, path = '', title]) => ({
      path,
      title,
    }))
    return { id, state, proofs }
  })

test('there are 26 controls, each once', () => {
  expect(new Set(controls.map(({ id }) => id)).size).toBe(26)
  expect(controls).toHaveLength(26)
})

test('each passes, fails by specification, or is open', () => {
  for (const { id, state } of controls)
    expect([id, state]).toEqual([id, expect.stringMatching(/^(passes$|fails by specification: |open: )/)])
})

test('each names a file that exists, and what passes a test that exists', () => {
  const missing = controls.flatMap(({ id, state, proofs }) => {
    const lost = proofs.filter(
      ({ path, title }) =>
        !existsSync(path) || (title !== undefined && !readFileSync(path, 'utf8').includes(title)),
    )
    if (proofs.length === 0) return [`${id} names no file`]
    if (state === 'passes' && !proofs.some(({ title }) => title !== undefined)) return [`${id} names no test`]
    return lost.map(({ path, title }) => `${id}: ${path} ${title ?? ''}`)
  })
  expect(missing).toEqual([])
})
