import { mkdirSync, mkdtempSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow } from '../files.ts'
import { swapIn } from './swap-in.ts'

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'swap-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}
const contents = (folder: string) =>
  Object.fromEntries(
    filesBelow(folder).map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  )

test('new files replace old ones, files that are no longer generated are deleted, and kept ones stay', () => {
  const target = folderWith({ 'a.ts': 'old', 'in/b.ts': 'b', 'in/gone.ts': 'gone', '.stamp': '1' })
  swapIn(folderWith({ 'a.ts': 'new', 'in/b.ts': 'b', 'in/c.ts': 'c' }), target, { kept: ['.stamp'] })
  expect(contents(target)).toEqual({ 'a.ts': 'new', 'in/b.ts': 'b', 'in/c.ts': 'c', '.stamp': '1' })
})

test('an unchanged file is not written', () => {
  const target = folderWith({ 'a.ts': 'a' })
  utimesSync(join(target, 'a.ts'), 1, 1)
  swapIn(folderWith({ 'a.ts': 'a' }), target)
  expect(statSync(join(target, 'a.ts')).mtimeMs).toBe(1000)
})

test('the last file is replaced after all others', () => {
  const target = folderWith({ 'a.json': '1', 'z.ts': '1' })
  // A folder in the place of a file makes the swap fail there.
  mkdirSync(join(target, 'm.json'))
  expect(() =>
    swapIn(folderWith({ 'm.json': '2', 'a.json': '2', 'z.ts': '2' }), target, { last: 'm.json' }),
  ).toThrow('EISDIR')
  expect(readFileSync(join(target, 'a.json'), 'utf8')).toBe('2')
  expect(readFileSync(join(target, 'z.ts'), 'utf8')).toBe('2')
})
