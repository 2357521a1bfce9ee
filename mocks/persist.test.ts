import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSandbox } from './app.ts'
import { persistWorlds } from './persist.ts'
import { testerOf } from './testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the next run continues where the last one ended, with its signed-in users', async () => {
  const file = join(folder, 'worlds.json')
  const first = createSandbox()
  const save = persistWorlds(first.worlds, file)
  const ulla = await testerOf(first, 'kept').as('ulla.users')
  await ulla.call('updateUser', { body: { ospId: 'u-1101', data: { firstName: 'Joe' } } })
  save()
  expect(readdirSync(folder)).toEqual(['worlds.json'])

  const second = createSandbox()
  persistWorlds(second.worlds, file)
  const tokens = [...second.worlds.get('kept').tables.tokens.all()]
  const again = testerOf(second, 'kept', tokens.find(({ kind }) => kind === 'access')?.token)
  expect((await again.call('getUser', { body: { ospId: 'u-1101' } })).good.firstName).toBe('Joe')
})
