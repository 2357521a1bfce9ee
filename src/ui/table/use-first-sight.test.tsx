import { act, render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFirstSight } from './use-first-sight.ts'

/** Tells whether the rest is in sight when the test says so. */
let tell: (isIntersecting: boolean) => void = () => undefined
class Told implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  constructor(callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    tell = (isIntersecting) => callback([{ isIntersecting }])
  }
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', Told)
  vi.stubGlobal('innerHeight', 800)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Rows({ count, on = true }: { readonly count: number; readonly on?: boolean }) {
  const rest = useRef<HTMLParagraphElement>(null)
  const drawn = useFirstSight(rest, count, on, 44)
  return (
    <>
      <output>{drawn}</output>
      {drawn < count && <p ref={rest} />}
    </>
  )
}
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))
const drawn = () => Number(document.querySelector('output')?.textContent)

test('of a page of rows those in sight are drawn first, and all after a second', () => {
  render(<Rows count={25} />)
  expect(drawn()).toBe(13)
  pass(999)
  expect(drawn()).toBe(13)
  pass(1)
  expect(drawn()).toBe(25)
})

test.each(['pointerdown', 'keydown'])('a %s puts the rest off, as it may open another page', (event) => {
  render(<Rows count={25} />)
  pass(999)
  window.dispatchEvent(new Event(event))
  pass(999)
  expect(drawn()).toBe(13)
  pass(1)
  expect(drawn()).toBe(25)
})

test('all are drawn as soon as the rest comes in sight', () => {
  render(<Rows count={25} />)
  act(() => tell(false))
  expect(drawn()).toBe(13)
  act(() => tell(true))
  expect(drawn()).toBe(25)
})

test('all are drawn before the page is printed', () => {
  render(<Rows count={25} />)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(drawn()).toBe(25)
})

test('once all are drawn, those of the next page are, too', () => {
  const { rerender } = render(<Rows count={25} />)
  act(() => tell(true))
  rerender(<Rows count={50} />)
  expect(drawn()).toBe(50)
})

test('rows that are all in sight, or rendered as the page scrolls, are left alone', () => {
  const { rerender } = render(<Rows count={13} />)
  expect(drawn()).toBe(13)
  rerender(<Rows count={20_000} on={false} />)
  expect(drawn()).toBe(20_000)
})
