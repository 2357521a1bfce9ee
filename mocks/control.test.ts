import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { send, sendMail } from './behaviour/messages/mail.ts'
import { readDocument } from './document.ts'
import type { SentRow } from './tables.ts'
import { createTester, type Tester, yearOfNext } from './testing.ts'
import type { WorldSnapshot } from './world.ts'
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

describe('a snapshot', () => {
  const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
  const users = (row: string): string => `{"tables":{"users":[${row}]}}`

  test.each([
    ['cut off', '{"tables":'],
    ['empty', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['of another version', '{"rows":{}}'],
    ['with tables that are a list', '{"tables":[]}'],
    ['with tables that are null', '{"tables":null}'],
    ['with an unknown table', '{"tables":{"people":[]}}'],
    ['with a table named like a prototype', '{"tables":{"__proto__":[]}}'],
    ['with a table named like a constructor', '{"tables":{"constructor":[]}}'],
    ['with a table that is null', '{"tables":{"users":null}}'],
    ['with rows by name', '{"tables":{"users":{"u-1101":null}}}'],
    ['with a null row', users('null')],
    ['with a row without a key', users('[null,null]')],
    ['with half a row', users('["u-1101"]')],
    ['with a row and more', users('["u-1101",null,null]')],
    ['with a row that is a number', users('["u-1101",5]')],
    ['with a row that is a list', users('["u-1101",[]]')],
    ['with an empty row', users('["u-1101",{}]')],
    ['with a clock that is null', '{"clock":null}'],
    ['with a clock that is a text', '{"clock":{"offsetMs":"1"}}'],
    ['with a clock beyond all dates', '{"clock":{"offsetMs":1e300}}'],
    ['with a clock that is frozen beyond all dates', '{"clock":{"offsetMs":0,"frozenAt":-1e15}}'],
    ['with ids that are texts', '{"lastIds":{"u":"x"}}'],
    ['with negative ids', '{"lastIds":{"u":-1}}'],
    ['with a start that is no moment', '{"began":"yesterday"}'],
    ['with a day that is no date', '{"settledThrough":"x"}'],
    ['with faults that are null', '{"faults":[null]}'],
    ['with an unknown fault', '{"faults":[{"kind":"x","operationId":"*"}]}'],
    ['with a stored response that is null', '{"firstAnswers":[null]}'],
    [
      'with a stored response with an invalid status',
      '{"firstAnswers":[{"key":"k","asked":"","at":"","status":99,"headers":[["a b","c"]],"text":""}]}',
    ],
    ['with a step-up that is null', '{"stepUp":null}'],
    ['nested deeply', `{"tables":{"users":${nested(100_000)}}}`],
    ['with a row nested deeply', users(`["u-1101",{"ospId":"u-1101","more":${nested(100_000)}}]`)],
  ])('that is %s is refused with a message, and changes nothing', async (_kind, body) => {
    const guest = createTester()
    const ulla = await guest.as('ulla.users')
    await ulla.call('updateUser', { body: { ospId: 'u-1101', data: { firstName: 'Joe' } } })
    const before = await guest.control('GET', 'snapshot')
    const response = await guest.raw('/sandbox/snapshot', { method: 'PUT', body })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: expect.stringMatching(/./) as string })
    expect(await guest.control('GET', 'snapshot')).toEqual(before)
  })

  test('in which the type of one value was changed is refused, wherever the value is', async () => {
    const guest = createTester()
    const ulla = await guest.as('ulla.users')
    await ulla.call('updateUser', { body: { ospId: 'u-1101', data: { firstName: 'Joe' } } })
    const good = (await guest.control('GET', 'snapshot')) as WorldSnapshot
    const [, row] = good.tables['users']?.[0] ?? []
    if (!row) throw new Error('no row')
    for (const name of Object.keys(row))
      for (const [key, changed] of [
        ['u-1101', { ...row, [name]: { a: 1 } }],
        ['u-1101', { ...row, [name]: [[]] }],
        ['u-1101', JSON.parse(JSON.stringify(row).replace('{', '{"__proto__":{},'))],
        ['u-1102', row],
      ]) {
        const tables = { users: [[key, changed]] }
        const response = await guest.raw('/sandbox/snapshot', {
          method: 'PUT',
          body: JSON.stringify({ tables }),
        })
        expect([name, key, response.status]).toEqual([name, key, 400])
      }
    expect(await guest.control('GET', 'snapshot')).toEqual(good)
    await guest.control('PUT', 'snapshot', good)
    expect(await guest.control('GET', 'snapshot')).toEqual(good)
  })

  test('in a file is validated in the same way', async () => {
    const guest = createTester({ files: createWorldFiles(folder) })
    const before = await guest.control('GET', 'snapshot')
    for (const [name, text] of [
      ['cut', '{"tables":'],
      ['other', '{"rows":[]}'],
    ] as const) {
      writeFileSync(join(folder, `${name}.world.json`), text)
      const response = await guest.raw(`/sandbox/files/${name}/load`, { method: 'POST' })
      expect([response.status, await response.json()]).toEqual([
        400,
        { message: expect.stringMatching(/./) as string },
      ])
    }
    expect(await guest.control('GET', 'snapshot')).toEqual(before)
  })
})

test.each([
  ['POST', 'worlds', 'null'],
  ['POST', 'worlds', '{"name":5}'],
  ['POST', 'worlds', '{"name":"__proto__"}'],
  ['POST', 'faults', 'null'],
  ['POST', 'faults', '{"kind":"toString"}'],
  ['POST', 'faults', '{"kind":"latency","ms":"1"}'],
  ['POST', 'faults', '{"kind":"status-500","times":-1}'],
  ['PUT', 'step-up', 'null'],
  ['PUT', 'step-up', '{"amount":"1"}'],
  ['PUT', 'step-up', '{'],
])('%s /sandbox/%s refuses %s', async (method, path, body) => {
  const response = await createTester().raw(`/sandbox/${path}`, { method, body })
  expect([response.status, await response.json()]).toEqual([
    400,
    { message: expect.stringMatching(/./) as string },
  ])
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
  test('a jump of a century does the work of the last two years only', async () => {
    const guest = createTester()
    const { tables } = guest.sandbox.worlds.get(guest.world)
    const mailsOf = () => [...tables.outbox.all()].filter(({ kind }) => kind === 'year_end')
    // Each starts in the middle of a year, so that both pass two ends of a year.
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

  test.each([50, -50])(
    'a jump of %i years, and back, takes bounded time',
    { timeout: 30_000 },
    async (years) => {
      const guest = createTester()
      const far = new Date()
      far.setUTCFullYear(far.getUTCFullYear() + years)
      for (const now of [far, new Date(), far]) {
        const started = performance.now()
        await guest.control('PUT', 'clock', { now: now.toISOString() })
        const olivia = await guest.as('olivia.osp')
        for (const [path, { get }] of Object.entries(readDocument().paths))
          if (get && !path.includes('{')) {
            const { status } = await olivia.raw(path)
            expect([path, status]).toEqual([path, expect.toSatisfy((code: number) => code < 500)])
          }
        expect(performance.now() - started).toBeLessThan(8000)
      }
    },
  )

  test('stays within the years that a date of the contract can have', async () => {
    const guest = createTester()
    const before = await guest.control('GET', 'snapshot')
    for (const body of [
      { now: '9999-12-31T00:00:00Z' },
      { now: '+200000-01-01T00:00:00Z' },
      { now: '-000001-01-01T00:00:00Z' },
      { now: '0001-01-01T00:00:00Z' },
      { now: 'x' },
      { now: null },
      { now: 5 },
      { advanceMs: 8.64e15 },
      { advanceMs: -8.64e15 },
      { advanceMs: '1' },
      { advanceMs: null },
      { now: '2030-01-01T00:00:00Z', advanceMs: 1 },
      {},
      [],
      null,
    ]) {
      const response = await guest.raw('/sandbox/clock', { method: 'PUT', body: JSON.stringify(body) })
      expect([body, response.status]).toEqual([body, 400])
      expect(await response.json()).toEqual({ message: expect.stringMatching(/./) as string })
    }
    expect(await guest.control('GET', 'snapshot')).toEqual(before)
  })
})
