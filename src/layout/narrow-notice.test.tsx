// @level all: a journey in the browser shows this too.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadWords } from '@/i18n/i18n.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.resetModules()
  sessionStorage.clear()
})

async function renderPage(): Promise<void> {
  const [{ NarrowNotice }] = await Promise.all([
    import('./narrow-notice.tsx'),
    import('./wider-screen.tsx'),
    loadWords(['welcome']),
  ])
  render(
    <>
      <NarrowNotice />
      <main>
        <h1>Dashboard</h1>
      </main>
    </>,
  )
}

test('R017 a narrow screen shows advice, with the portal below', async () => {
  await renderPage()
  expect(await screen.findByRole('complementary')).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeDefined()
})

test('closing the notice moves the focus to the heading, and it stays closed in this tab', async () => {
  await renderPage()
  const close = await screen.findByRole('button')
  close.focus()
  fireEvent.click(close)
  const heading = screen.getByRole('heading', { name: 'Dashboard' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  cleanup()
  await renderPage()
  expect(screen.queryByRole('complementary')).toBeNull()
})
