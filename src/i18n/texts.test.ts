// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { addTexts, functionOf, hasWords, onTexts, setGrammar, whenGrammarMisses } from './texts.ts'

test('without i18next plain texts are found, and what needs it shows its key until it is there', () => {
  const fetch = vi.fn<() => void>()
  const listener = vi.fn<() => void>()
  whenGrammarMisses(fetch)
  onTexts(listener)
  addTexts('nl', 'tried', {
    plain: 'Opslaan',
    named: '{{name}} van {{number}}',
    rows_other: '{{count}} rijen',
  })

  const t = functionOf('tried')
  expect([t('plain'), t('tried:named', { name: 'Anna', number: 3, unused: 'x' })]).toEqual([
    'Opslaan',
    'Anna van 3',
  ])
  expect([hasWords('tried:named'), hasWords('tried:nothing')]).toEqual([true, false])
  expect(fetch).not.toHaveBeenCalled()
  expect(t('rows', { count: 2 })).toBe('rows')
  expect(fetch).toHaveBeenCalledOnce()

  const add = vi.fn<(language: string, namespace: string, texts: object) => void>()
  setGrammar({ say: (_, key) => `${String(key)}!`, has: () => false, add, speak: () => undefined })
  expect(add).toHaveBeenCalledWith('nl', 'tried', expect.objectContaining({ plain: 'Opslaan' }))
  expect(listener).toHaveBeenCalledOnce()
  expect(functionOf('tried')('rows', { count: 2 })).toBe('rows!')
})
