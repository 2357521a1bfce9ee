import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { loadWords, showLanguage } from '@/i18n/i18n.ts'
import { useDocumentTitle } from './document-title.ts'

beforeAll(async () => {
  await loadWords(['session'])
  await showLanguage('en')
})

function Screen({ title, isOpen }: { readonly title: string; readonly isOpen: boolean }) {
  useDocumentTitle(title)
  return (
    <>
      <input role="combobox" aria-label="Company" aria-expanded={isOpen} aria-controls="list" />
      <main>
        <h1>{title}</h1>
      </main>
    </>
  )
}

function openScreen(path: string, props: { readonly title: string; readonly isOpen: boolean }): void {
  window.history.pushState(null, '', path)
  page.rerender(<Screen {...props} />)
}

let page: ReturnType<typeof render>

test('another screen takes the focus to its heading, but not from an open choice', () => {
  page = render(<Screen title="First" isOpen={false} />)
  const choice = screen.getByRole('combobox')
  choice.focus()
  openScreen('/portal/second', { title: 'Second', isOpen: true })
  expect(document.activeElement).toBe(choice)
  openScreen('/portal/third', { title: 'Third', isOpen: false })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Third' }))
})
