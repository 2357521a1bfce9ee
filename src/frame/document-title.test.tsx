import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { useDocumentTitle } from './document-title.ts'

beforeAll(async () => {
  await loadWords(['session'])
  await showLanguage('en')
})

function Screen({ title }: { readonly title: string }) {
  useDocumentTitle(title)
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
