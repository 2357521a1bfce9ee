import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { createSandbox } from './app.ts'
import { persistWorlds } from './persist.ts'
import { testerOf } from './testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
afterAll(() => rmSync(folder, { recursive: true }))

const failOnWarning = (message: string): void => {
  throw new Error(message)
}

test('the next run continues where the last one ended, with its signed-in users', async () => {
  const file = join(folder, 'worlds.json')
  const first = createSandbox()
  const save = persistWorlds(first.worlds, file, failOnWarning)
  const ulla = await testerOf(first, 'kept').as('ulla.users')
  await ulla.call('updateUser', { body: { ospId: 'u-1101', data: { firstName: 'Joe' } } })
  save()
  expect(readdirSync(folder)).toEqual(['worlds.json'])

  const second = createSandbox()
  persistWorlds(second.worlds, file, failOnWarning)
  const tokens = [...second.worlds.get('kept').tables.tokens.all()]
  const restored = testerOf(second, 'kept', tokens.find(({ kind }) => kind === 'access')?.token)
  expect((await restored.call('getUser', { body: { ospId: 'u-1101' } })).good.firstName).toBe('Joe')
})

test('the folder of the file is created', () => {
  const file = join(folder, 'new', 'worlds.json')
  persistWorlds(createSandbox().worlds, file, failOnWarning)()
  expect(existsSync(file)).toBe(true)
})

test.each([
  ['cut off', (good: string) => good.slice(0, -20)],
  ['empty', () => ''],
  ['of another version', (good: string) => good.replace('"settledThrough"', '"doneUntil"')],
  ['with a table of another version', (good: string) => good.replace('"users"', '"people"')],
  ['a list', () => '[]'],
  ['null', () => 'null'],
  ['with a world that is null', () => '{"default":null}'],
  ['with a name that reaches a prototype', () => '{"__proto__":{}}'],
])('a file that is %s is reported and renamed, and the sandbox starts', async (kind, damage) => {
  const file = join(folder, `${kind}.json`)
  const first = createSandbox()
  const before = testerOf(first, 'kept')
  await (
    await before.as('ulla.users')
  ).call('updateUser', { body: { ospId: 'u-1101', data: { firstName: 'Joe' } } })
  persistWorlds(first.worlds, file, failOnWarning)()
  const damaged = damage(readFileSync(file, 'utf8'))

  for (const copy of [1, 2]) {
    writeFileSync(file, damaged)
    const warn = vi.fn<(message: string) => void>()
    const next = createSandbox()
    const save = persistWorlds(next.worlds, file, warn)
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`kept as ${file}.bad-${copy}`))
    expect(readFileSync(`${file}.bad-${copy}`, 'utf8')).toBe(damaged)
    const ulla = await testerOf(next, 'kept').as('ulla.users')
    expect((await ulla.call('getUser', { body: { ospId: 'u-1101' } })).good.firstName).toBe('Jonas')
    save()
    expect(existsSync(file)).toBe(true)
  }
})
