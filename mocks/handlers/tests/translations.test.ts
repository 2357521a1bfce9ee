import { beforeEach, describe, expect, test } from 'vitest'
import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { createTester, type Tester } from '../../testing.ts'

type Text = components['schemas']['TranslationText']

const TITLE = 'booking.confirmed.title'
const BE: Text = { language: 'BE', text: 'Hallo' }
const FR: Text = { language: 'FR', text: 'Bonjour' }

describe('translations', () => {
  let guest: Tester
  let olivia: Tester
  beforeEach(async () => {
    guest = createTester()
    olivia = await guest.as('olivia.osp')
  })
  const create = (key: string, texts?: Text[]) =>
    olivia.call('createTranslation', { body: { key, defaultValue: 'Hello', ...withoutUndefined({ texts }) } })
  const read = (key: string) => olivia.call('getTranslationByKey', { body: { key } })

  test('R052 only platform staff has access to translations', async () => {
    for (const login of ['mats.msp', 'ulla.users', 'carl.communication']) {
      const caller = await guest.as(login)
      expect((await caller.call('getTranslation', { body: {} })).status).toBe(403)
      expect((await caller.call('deleteTranslation', { body: { key: TITLE } })).status).toBe(403)
    }
  })

  test('R211, R222 a translation is created in all four languages, read, changed and deleted', async () => {
    const texts: Text[] = [BE, FR, { language: 'GB', text: 'Hello' }, { language: 'DE', text: 'Hallo' }]
    const { good } = await create('greeting.morning', texts)
    expect(good).toEqual({ key: 'greeting.morning', version: 1, defaultValue: 'Hello', texts })
    expect((await read('Greeting.Morning')).good).toEqual(good)
    const changed = await olivia.call('updateTranslation', {
      body: { key: good.key, version: 1, data: { texts: [BE] } },
    })
    expect(changed.good).toEqual({ ...good, version: 2, texts: [BE] })
    const renewed = await olivia.call('updateTranslation', {
      body: { key: good.key, data: { defaultValue: 'Hi' } },
    })
    expect(renewed.good, 'an absent field stays').toMatchObject({ defaultValue: 'Hi', texts: [BE] })
    expect((await olivia.call('deleteTranslation', { body: { key: good.key } })).status).toBe(204)
    expect((await read(good.key)).status).toBe(404)
    expect((await create(good.key)).status, 'the key is free again').toBe(200)
  })

  test('R139 a key is unique, ignoring case', async () => {
    const { status, error } = await create(TITLE.toUpperCase())
    expect(status).toBe(409)
    expect(error.errors).toMatchObject([{ field: 'key', rule: 'unique' }])
  })

  test('R175 a language can be added only once', async () => {
    const { status, error } = await create('greeting', [BE, FR, BE, { ...FR, text: 'Salut' }])
    expect(status).toBe(422)
    expect(error.errors).toMatchObject([
      { field: 'texts.2.language', rule: 'language_twice' },
      { field: 'texts.3.language', rule: 'language_twice' },
    ])
    expect((await read('greeting')).status, 'nothing was created').toBe(404)
    const before = (await read(TITLE)).good
    const update = await olivia.call('updateTranslation', { body: { key: TITLE, data: { texts: [FR, FR] } } })
    expect(update.error.errors).toMatchObject([{ field: 'data.texts.1.language', rule: 'language_twice' }])
    expect((await read(TITLE)).good).toEqual(before)
  })

  test('R176 a text has at most 90000 characters, counted as code points', async () => {
    const longText = '🚲'.repeat(90_000)
    const { good } = await create('long', [{ language: 'BE', text: longText }])
    expect(good.texts[0]?.text).toBe(longText)
    const { error } = await create('longer', [{ language: 'BE', text: `${longText}!` }])
    expect(error.errors).toMatchObject([{ field: 'texts.0.text', rule: 'maxLength' }])
  })

  test('an update with an old version is refused', async () => {
    const body = { key: TITLE, version: 1, data: { defaultValue: 'Confirmed' } }
    expect((await olivia.call('updateTranslation', { body })).status).toBe(200)
    expect((await olivia.call('updateTranslation', { body })).error.code).toBe('STALE')
  })

  test('a key that was deleted continues to count its version', async () => {
    await create('parking.note')
    await olivia.call('deleteTranslation', { body: { key: 'PARKING.note' } })
    expect((await create('Parking.Note')).good.version).toBe(2)
    const old = { key: 'parking.note', version: 1, data: { defaultValue: 'Late' } }
    expect((await olivia.call('updateTranslation', { body: old })).error.code).toBe('STALE')
  })

  test('R222 finds by a part of the key', async () => {
    const { good } = await olivia.call('findTranslationsByKeyLike', { body: { keyLike: 'BOOKING.C' } })
    expect(good.content.map(({ key }) => key)).toEqual([
      'booking.cancelled.title',
      'booking.changed.title',
      'booking.confirmed.title',
    ])
    const inText = await olivia.call('findTranslationsByKeyLike', { body: { keyLike: 'reservatie' } })
    expect(inText.good.content).toEqual([])
  })

  test('R222 finds by a part of a text in any language, or of the default value', async () => {
    const find = async (translationLike: string) =>
      (
        await olivia.call('findTranslationsByTranslationLike', { body: { translationLike } })
      ).good.content.map(({ key }) => key)
    expect(await find('reservation a ete')).toEqual(['booking.changed.title'])
    expect(await find('bestätigt')).toEqual([TITLE])
    expect(await find('note')).toEqual(['booking.note'])
    expect(await find('booking.note'), 'keys are no texts').toEqual([])
  })

  test('G381 lists can be filtered by a missing language', async () => {
    const all = (await olivia.call('getTranslation', { body: { missingIn: 'FR' } })).good.content
    expect(all.map(({ key }) => key)).toEqual(['booking.cancelled.title', 'booking.note', 'odd.characters'])
    const byKey = { keyLike: 'booking', missingIn: 'BE' } as const
    const byText = { translationLike: 'geannuleerd', missingIn: 'BE' } as const
    expect(
      (await olivia.call('findTranslationsByKeyLike', { body: byKey })).good.content.map(({ key }) => key),
    ).toEqual(['booking.note'])
    expect((await olivia.call('findTranslationsByTranslationLike', { body: byText })).good.content).toEqual(
      [],
    )
  })

  test('R243, G172 lists have pages of ten, with content and totalPages', async () => {
    const page = async (number: number) =>
      (await olivia.call('getTranslation', { body: {}, query: { page: number } })).good
    const pages = [await page(0), await page(1), await page(2)]
    expect(pages.map(({ content }) => content.length)).toEqual([10, 10, 5])
    expect(pages[0]).toMatchObject({ totalElements: 25, totalPages: 3, size: 10 })
    const keys = pages.flatMap(({ content }) => content.map(({ key }) => key))
    expect(new Set(keys).size).toBe(25)
    const turned = await olivia.call('getTranslation', { body: {}, query: { sort: '-key', size: 100 } })
    expect(turned.good.content.map(({ key }) => key)).toEqual(keys.toReversed())
    const some = await olivia.call('getTranslation', { body: { keys: [TITLE, 'nothing.here'] } })
    expect(some.good.content.map(({ key }) => key)).toEqual([TITLE])
  })
})
