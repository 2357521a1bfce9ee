import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showCutTexts } from './cut-texts.ts'

const NAME = 'Brugge Bakery, night shift'
let stop = (): void => undefined
beforeEach(() => {
  vi.useFakeTimers()
  stop = showCutTexts()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
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

test('a text with more lines than are visible shows completely as well', () => {
  const text = textCutBy(0)
  text.style.setProperty('-webkit-line-clamp', '2')
  Object.defineProperties(text, { scrollHeight: { value: 51 }, clientHeight: { value: 34 } })
  fireEvent.mouseOver(text)
  rest()
  expect(text.title).toBe(NAME)
})

test('a text that fits has no tooltip', () => {
  const text = textCutBy(0)
  fireEvent.mouseOver(text)
  rest()
  expect(text.title).toBe('')
})

const tips = (): readonly (string | null)[] =>
  [...document.querySelectorAll('.tip')].map(({ textContent }) => textContent)

test('the truncated texts of a row are shown while its link has the keyboard focus, until Escape', () => {
  const text = textCutBy(1)
  const item = document.createElement('li')
  text.before(item)
  item.innerHTML = '<a href="#user">Lotte Aerts</a>'
  item.append(text)
  const link = screen.getByRole('link')
  vi.spyOn(link, 'matches').mockReturnValue(true) // jsdom knows no focus by keyboard.
  link.focus()
  rest()
  expect(tips()).toEqual([NAME])
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(tips()).toEqual([])
  link.blur()
  link.focus()
  rest()
  link.blur()
  expect(tips()).toEqual([])
  item.before(text) // The text is removed from its original place.
  item.remove()
})

test('a long press on a truncated text shows it; a moving finger does not', () => {
  const text = textCutBy(1)
  const touch = { pointerType: 'touch', clientX: 0, clientY: 0 }
  fireEvent(text, new PointerEvent('pointerdown', { ...touch, bubbles: true }))
  fireEvent(text, new PointerEvent('pointermove', { ...touch, clientY: 30, bubbles: true }))
  rest(500)
  expect(tips()).toEqual([])
  fireEvent(text, new PointerEvent('pointerdown', { ...touch, bubbles: true }))
  rest(500)
  expect(tips()).toEqual([NAME])
  fireEvent(document.body, new PointerEvent('pointerdown', { ...touch, bubbles: true }))
  expect(tips()).toEqual([])
})

test('a removed page is not measured', () => {
  const text = textCutBy(1)
  fireEvent.mouseOver(text)
  stop()
  rest()
  expect(text.title).toBe('')
})

test('a cut placeholder shows completely while the pointer rests on its empty field', () => {
  render(<input placeholder={NAME} aria-label="Company" style={{ textOverflow: 'ellipsis' }} />)
  const input = screen.getByRole('textbox')
  Object.defineProperty(input, 'clientWidth', { value: 100 })
  const width = vi.spyOn(HTMLSpanElement.prototype, 'getBoundingClientRect')
  width.mockReturnValue(new DOMRect(0, 0, 100, 16))
  fireEvent.mouseOver(input)
  rest()
  expect(input.title).toBe('')
  width.mockReturnValue(new DOMRect(0, 0, 180, 16))
  fireEvent.mouseOver(input)
  rest()
  expect(input.title).toBe(NAME)
  width.mockRestore()
})

/** Focuses an empty field by keyboard. Its placeholder is wider than the field. */
function focusField(input: HTMLElement): void {
  input.style.textOverflow = 'ellipsis'
  Object.defineProperty(input, 'clientWidth', { value: 100 })
  vi.spyOn(input, 'matches').mockReturnValue(true) // jsdom knows no focus by keyboard.
  vi.spyOn(HTMLSpanElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 180, 16))
  input.focus()
  rest()
}

test('a cut placeholder has no tip if it repeats the label of its field, or the name of its dialog', () => {
  render(
    <>
      <label>
        {NAME}
        <input placeholder={NAME} />
      </label>
      <div role="dialog" aria-labelledby="title">
        <h2 id="title">{NAME}</h2>
        <input placeholder={NAME} aria-label={NAME} />
      </div>
      <input placeholder={NAME} aria-label={NAME} />
    </>,
  )
  const [labelled, inDialog, other] = screen.getAllByRole('textbox')
  for (const [input, shown] of [
    [labelled, []],
    [inDialog, []],
    [other, [NAME]],
  ] as const) {
    if (input) focusField(input)
    expect(tips()).toEqual(shown)
  }
})

test('typing in a field closes the tip of its placeholder', () => {
  render(<input placeholder={NAME} aria-label="Company" />)
  const input = screen.getByRole('textbox')
  focusField(input)
  expect(tips()).toEqual([NAME])
  fireEvent.input(input, { target: { value: 'B' } })
  expect(tips()).toEqual([])
})

test('the first Escape closes only the tip, the second reaches the dialog', () => {
  const close = vi.fn()
  document.addEventListener('keydown', close, { capture: true, once: true }) // Where dialogs listen.
  render(<input placeholder={NAME} aria-label="Company" />)
  const input = screen.getByRole('textbox')
  focusField(input)
  expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(false)
  expect(tips()).toEqual([])
  expect(close).not.toHaveBeenCalled()
  expect(fireEvent.keyDown(input, { key: 'Escape' })).toBe(true)
  expect(close).toHaveBeenCalledTimes(1)
})
