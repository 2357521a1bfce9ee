/**
 * The table in `ACCESSIBILITY.md` has each criterion of WCAG 2.2, levels A and AA, and the proofs that it names exist.
 */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const A =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 ' +
  '2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2'
const AA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 ' +
  '3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3'

const rows = readFileSync('ACCESSIBILITY.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [name = '', level = '', state = '', where = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    return { id: name.split(' ')[0] ?? '', level, state, where }
  })

test('each criterion of level A and AA is there once, with its level', () => {
  const idsOf = (level: string): string[] => rows.filter((row) => row.level === level).map(({ id }) => id)
  expect(idsOf('A').toSorted()).toEqual(A.split(' ').toSorted())
  expect(idsOf('AA').toSorted()).toEqual(AA.split(' ').toSorted())
})

test('each is met, doubtful or not applicable, and says why it is not met', () => {
  for (const { id, state } of rows)
    expect([id, state]).toEqual([id, expect.stringMatching(/^(met$|doubtful: .|not applicable: .)/)])
})

test('what is met names a test that exists', () => {
  const faults = rows.flatMap(({ id, state, where }) => {
    const proofs = [...where.matchAll(/`([^`]+)`(?:: "([^"]+)")?/g)]
    if (state === 'met' && !proofs.some(([, path = '']) => /\.(test|spec)\.tsx?$/.test(path)))
      return [`${id} names no test`]
    return proofs
      .filter(
        ([, path = '', title]) =>
          !existsSync(path) || (title !== undefined && !readFileSync(path, 'utf8').includes(title)),
      )
      .map(([, path = '', title = '']) => `${id}: ${path} ${title}`)
  })
  expect(faults).toEqual([])
})

test('the README leads to it', () => {
  expect(readFileSync('README.md', 'utf8')).toContain('`ACCESSIBILITY.md`')
})
