import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { send, sendMail } from './behaviour/messages/mail.ts'
import type { SentRow } from './tables.ts'
import { createTester, type Tester, yearOfNext } from './testing.ts'
import { createWorldFiles } from './world-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'worlds-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('worlds as files', () => {
  const tester = () => createTester({ files: createWorldFiles(folder) })
  const firstName = async (who: Tester) =>
    (await who.call('getUser', { body: { ospId: 'u-1101' } })).good.firstName

  test('a world is saved by name, listed, and loaded into another world', async () => {
    const guest = tester()
    const ulla = await guest.as('ulla.users')
    await ulla.call('updateUser', { body: { ospId: 'u-1101', data: { firstName: 'Joe' } } })
    await guest.control('PUT', 'files/before-demo')
    expect(await guest.control('GET', 'files')).toEqual([{ name: 'before-demo' }])
    await guest.control('POST', 'reset')
    expect(await firstName(await guest.as('ulla.users'))).toBe('Jonas')

    const other = tester()
    await other.control('POST', 'files/before-demo/load')
    expect(await firstName(await other.as('ulla.users'))).toBe('Joe')
  })

  test('a name cannot leave the folder; an unknown file is a 404', async () => {
    const guest = tester()
    const before = readdirSync(folder)
    for (const name of ['..%2Foutside', '.hidden', '%2Fetc%2Fpasswd'])
      expect((await guest.raw(`/sandbox/files/${name}`, { method: 'PUT' })).status).toBe(400)
    expect(readdirSync(folder)).toEqual(before)
    expect((await guest.raw('/sandbox/files/nothing/load', { method: 'POST' })).status).toBe(404)
    expect((await guest.raw('/sandbox/files/..%2Foutside/load', { method: 'POST' })).status).toBe(404)
  })

  test('without a disk the response names the reason', async () => {
    const guest = createTester()
    expect((await guest.raw('/sandbox/files')).status).toBe(400)
    expect((await guest.raw('/sandbox/files/a', { method: 'PUT' })).status).toBe(400)
  })
})

describe('the outbox', () => {
  test('lists mails, push messages and in-app messages, optionally of one channel, and can be emptied', async () => {
    const guest = createTester()
    const world = guest.sandbox.worlds.get(guest.world)
    const jonas = world.tables.users.require('u-1101')
    expect(sendMail(world, jonas, 'login', 'jonas.peeters')).toBe(true)
    expect(send(world, jonas, 'push', 'message', 'Uw trein rijdt')).toBe(true)
    expect(send(world, jonas, 'in-app', 'message', 'Welkom')).toBe(true)
    const sent = (await guest.control('GET', 'outbox')) as SentRow[]
    expect(sent.map(({ channel, to, language }) => [channel, to, language])).toEqual([
      ['mail', 'jonas.peeters@brugge-bakery.example', 'nl'],
      ['push', '+32470123456', 'nl'],
      ['in-app', 'jonas.peeters', 'nl'],
    ])
    expect(await guest.control('GET', 'outbox?channel=push')).toMatchObject([{ text: 'Uw trein rijdt' }])
    await guest.control('DELETE', 'outbox')
    expect(await guest.control('GET', 'outbox')).toEqual([])
  })

  test('a user without an address in the channel gets nothing', async () => {
    const guest = createTester()
    const world = guest.sandbox.worlds.get(guest.world)
    const { email: _none, ...user } = world.tables.users.require('u-1101')
    expect(sendMail(world, user, 'login', 'x')).toBe(false)
    expect(await guest.control('GET', 'outbox')).toEqual([])
  })
})

describe('the clock', () => {
  test('a jump of a century does the work of the last two years, not of all months', async () => {
    const guest = createTester()
    const { tables } = guest.sandbox.worlds.get(guest.world)
    const mailsOf = () => [...tables.outbox.all()].filter(({ kind }) => kind === 'year_end')
    // Each from the middle of a year, so that both pass two ends of a year.
    const year = yearOfNext(6)
    const work = (later: number) =>
      guest.control('PUT', 'clock', { now: `${year + later}-06-15T12:00:00+02:00` })
    await work(100)
    const century = mailsOf().length
    await guest.control('POST', 'reset')
    await work(2)
    expect(mailsOf().length).toBe(century)
    expect(century).toBeGreaterThan(0)
  })

  test('stays in the years that a date of the contract can have', async () => {
    const guest = createTester()
    for (const now of ['9999-12-31T00:00:00Z', '+200000-01-01T00:00:00Z', 'x'])
      expect(
        (await guest.raw('/sandbox/clock', { method: 'PUT', body: JSON.stringify({ now }) })).status,
      ).toBe(400)
  })
})
