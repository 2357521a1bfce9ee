// @level all: the titles of all screens show this too.
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { listen } from '@/ui/feedback/announcement-listener.ts'
import { useDocumentTitle } from './document-title.ts'

beforeAll(async () => {
  await loadWords(['session'])
  await showLanguage('en')
})

interface ScreenProps {
  readonly title: string
  readonly tab?: string
  readonly named?: boolean
}

function Screen({ title, tab, named }: ScreenProps) {
  useDocumentTitle(title, { named, ...(tab !== undefined && { tabs: [tab] }) })
  return (
    <>
      <input aria-label="Company" />
      <a href="#third">Third</a>
      <main>
        <h1>{title}</h1>
      </main>
    </>
  )
}

test('opening another screen focuses its heading, unless the user is typing in a field', () => {
  const { rerender } = render(<Screen title="First" />)
  const field = screen.getByRole('textbox')
  field.focus()
  window.history.pushState(null, '', '/portal/second')
  rerender(<Screen title="Second" />)
  expect(document.activeElement).toBe(field)
  screen.getByRole('link').focus()
  window.history.pushState(null, '', '/portal/third')
  rerender(<Screen title="Third" />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Third' }))
})

test('the name of a record is announced when it has loaded, and a new name is not', async () => {
  window.history.pushState(null, '', '/portal/app-users/1')
  const { rerender } = render(<Screen title="App user" />)
  screen.getByRole('link').focus()
  const listener = listen()
  onTestFinished(listener.stop)
  rerender(<Screen title="Jonas Peeters" named />)
  await vi.waitFor(() => expect(listener.announced).toEqual(['Jonas Peeters']))
  rerender(<Screen title="Jan Peeters" named />)
  window.history.pushState(null, '', '/portal/app-users/2')
  screen.getByRole('textbox').focus()
  rerender(<Screen title="Lotte Aerts" named />)
  await vi.waitFor(() => expect(listener.announced).toEqual(['Jonas Peeters', 'Lotte Aerts']))
})

test('another record is announced before its tab, and another tab before its record', async () => {
  window.history.pushState(null, '', '/portal/app-users/3')
  const { rerender } = render(<Screen title="App user" />)
  screen.getByRole('textbox').focus()
  const listener = listen()
  onTestFinished(listener.stop)
  rerender(<Screen title="Lotte Aerts" tab="Overview" named />)
  await vi.waitFor(() => expect(listener.announced).toEqual(['Lotte Aerts · Overview']))
  window.history.pushState(null, '', '/portal/app-users/3/groups')
  rerender(<Screen title="Lotte Aerts" tab="Groups" named />)
  await vi.waitFor(() =>
    expect(listener.announced).toEqual(['Lotte Aerts · Overview', 'Groups · Lotte Aerts']),
  )
})
