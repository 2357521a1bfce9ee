import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellCutTexts } from './cut-texts.ts'

const NAME = 'Brugge Bakery, night shift'
let stop = (): void => undefined
beforeEach(() => {
  vi.useFakeTimers()
  stop = tellCutTexts()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

/** A text that is this many px wider than its box. */
function textCutBy(px: number): HTMLElement {
  render(<p style={{ textOverflow: 'ellipsis' }}>{NAME}</p>)
  const text = screen.getByText(NAME)
  Object.defineProperties(text, {
    scrollWidth: { value: 100 + px },
    clientWidth: { value: 100 },
    innerText: { value: NAME }, // jsdom has none
  })
  return text
}
const rest = (ms = 150): void => void vi.advanceTimersByTime(ms)

test('a truncated text shows completely after the pointer has rested on it, and until it leaves', () => {
  const text = textCutBy(1)
  fireEvent.mouseOver(text)
  rest(149)
  expect(text.title).toBe('')
  rest(1)
  expect(text.title).toBe(NAME)
  fireEvent.mouseOver(document.body)
  expect(text.title).toBe('')
})

test('a text that fits has no tooltip', () => {
  const text = textCutBy(0)
  fireEvent.mouseOver(text)
  rest()
  expect(text.title).toBe('')
})

test('a removed page is not measured', () => {
  const text = textCutBy(1)
  fireEvent.mouseOver(text)
  stop()
  rest()
  expect(text.title).toBe('')
})
