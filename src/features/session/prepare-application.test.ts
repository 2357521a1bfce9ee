// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { warm } from '@/routes/screens.ts'
import { sides } from '@/routes/sides.ts'
import { prepareApplication } from './prepare-application.ts'

vi.mock('@/routes/screens.ts', () => ({ warm: vi.fn() }))
vi.mock('./guest-calls.ts', () => ({ warmCalls: vi.fn() }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.spyOn(sides.signedIn, 'load').mockReturnValue(new Promise(() => undefined))
})

const field = document.createElement('input')
function type(text: string): void {
  field.value = text
  prepareApplication(field)
}

test('the application and its first screen are fetched soon after the first letter', () => {
  type('u')
  expect(sides.signedIn.load).not.toHaveBeenCalled()
  vi.advanceTimersByTime(300)
  expect(sides.signedIn.load).toHaveBeenCalledOnce()
  expect(warm).toHaveBeenCalledOnce()
})

test('nothing is fetched for a letter that is taken back, but for the next one', () => {
  type('u')
  type('')
  vi.advanceTimersByTime(1000)
  expect(sides.signedIn.load).not.toHaveBeenCalled()
  type('e')
  vi.advanceTimersByTime(300)
  expect(sides.signedIn.load).toHaveBeenCalledOnce()
})
