// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PartUnavailable } from '@/base/part.ts'
import { ProblemReport } from '@/trouble/report-problem.tsx'
import { CrashBoundary } from './crash-boundary.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test.each([
  ['a crash', new TypeError('x')],
  ['a file that did not arrive', new PartUnavailable('x')],
])('%s offers to report the problem', { timeout: 60_000 }, async (_what, error) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  const Broken = (): never => {
    throw error
  }
  render(
    <>
      <CrashBoundary>
        <Broken />
      </CrashBoundary>
      <ProblemReport />
    </>,
  )
  // The component loads texts and dialogs first, which takes longer on a busy machine.
  const patiently = { timeout: 20_000 }
  fireEvent.click(await screen.findByRole('button', { name: /Probleem melden|Report a problem/ }, patiently))
  const dialog = await screen.findByRole('dialog', {}, patiently)
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toContain('"format": 1')
  fireEvent.click(within(dialog).getAllByRole('button', { name: /Sluiten|Close/ })[0] ?? dialog)
})
