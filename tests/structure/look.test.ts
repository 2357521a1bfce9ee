/**
 * `docs/look.md` is correct: each test and block that it names as `path:words` is in that file, and its pictures exist.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/look.md', 'utf8')
const held = [...text.matchAll(/`((?:src|tests|mocks|openapi)\/[^`:]+):([^`]+)`/g)].map(
  ([, path = '', words = '']) => ({
    path,
    words,
  }),
)
const pictures = [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path = '']) => `docs/${path}`)

test('each test and block that is named for a sentence exists', () => {
  expect(held.length).toBeGreaterThan(40)
  const missing = held.filter(
    ({ path, words }) => !existsSync(path) || !readFileSync(path, 'utf8').includes(words),
  )
  expect(missing).toEqual([])
})

test('each line of both lists of the issue has a test', () => {
  const [, lists = ''] = /^## Where the portal differed[^]*?$([^]*?)^## /m.exec(text) ?? []
  const lines = lists.split('\n').filter((line) => line.startsWith('| ') && !line.endsWith('| test |'))
  expect(lines).toHaveLength(36)
  expect(lines.filter((line) => !/`[^`:]+\.(?:test|spec)\.tsx?:[^`]+`/.test(line))).toEqual([])
})

test('there are ten small pictures of screens before and after', () => {
  expect(pictures).toHaveLength(10)
  expect(pictures.filter((path) => statSync(path).size > 90 * 1024)).toEqual([])
})
