import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadWords } from '@/i18n/i18n.ts'

test('"Continue here anyway" focuses the heading of the page that appears', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  const [{ WideEnough }] = await Promise.all([
    import('./wide-enough.tsx'),
    import('./mobile-unavailable.tsx'),
    loadWords(['welcome']),
  ])
  render(
    <WideEnough>
      <main>
        <h1>Dashboard</h1>
      </main>
    </WideEnough>,
  )
  const goOn = await screen.findByRole('button')
  goOn.focus()
  fireEvent.click(goOn)
  const heading = await screen.findByRole('heading', { name: 'Dashboard' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  vi.unstubAllGlobals()
  sessionStorage.clear()
})
