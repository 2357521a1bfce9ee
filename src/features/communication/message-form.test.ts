import { describe, expect, it } from 'vitest'
import { messageForm, rulesOf, textsOf, toTest, type MessageValues } from './message-form.ts'

const { initial, toBody: toSending } = messageForm.creating()
const message: MessageValues = {
  ...initial,
  channelOspId: 'mc-1',
  titles: { nl: ' Fietsen ', fr: 'Vélos' },
  bodies: { nl: 'Drie fietsen.', fr: 'Trois vélos.' },
}

describe('R213 a message', () => {
  it('goes to all kinds of users without filters, and to some with filters', () => {
    expect(toSending(message)).not.toHaveProperty('recipientFilters')
    expect(toSending({ ...message, kinds: ['onlineUsers'] }).recipientFilters).toEqual({ onlineUsers: true })
    expect(rulesOf({ ...message, kinds: [] })).toEqual({ kinds: { rule: 'nobody' } })
  })

  it('G393 has the Dutch text as the default, and others beside it', () => {
    expect(toSending(message)).toMatchObject({
      title: 'Fietsen',
      body: 'Drie fietsen.',
      translations: [{ language: 'fr', title: 'Vélos', body: 'Trois vélos.' }],
    })
    expect(textsOf(message).map(({ language }) => language)).toEqual(['nl', 'fr'])
  })

  it('G393 refuses a language with only a title or only a text', () => {
    expect(rulesOf({ ...message, bodies: { nl: 'x' } })).toEqual({ 'bodies.fr': { rule: 'required' } })
    expect(rulesOf({ ...message, titles: { nl: 'x' } })).toEqual({ 'titles.fr': { rule: 'required' } })
  })

  it('is shown on the home screen until a day that has not passed', () => {
    const shown = { ...message, showOnHomeScreen: true, showOnHomeScreenUntil: '2020-01-01' }
    expect(rulesOf(shown)).toEqual({ showOnHomeScreenUntil: { rule: 'future' } })
    const hidden = { ...shown, showOnHomeScreen: false }
    expect(rulesOf(hidden)).toEqual({})
    expect(toSending(hidden)).not.toHaveProperty('showOnHomeScreenUntil')
  })

  it('G394 can be tested once its Dutch text is complete', () => {
    expect(toTest(message)).toMatchObject({ title: 'Fietsen' })
    expect(toTest({ ...message, titles: {} })).toBeUndefined()
  })
})
