import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { setTitle } from '@/base/page-title.ts'

/** The context of a screen besides its title. */
export interface ScreenContext {
  /** The step of a task. */
  readonly step?: string | undefined
  /** The open tabs of the screen, the innermost first. */
  readonly tabs?: readonly string[]
  /** The parents of the screen, such as the record above, the nearest first. */
  readonly above?: readonly string[]
  readonly company?: string | undefined
  /** The title is the name of a record, which the user may change: a new name does not mean a new screen. */
  readonly named?: boolean | undefined
}

const NO_CONTEXT: ScreenContext = {}

/**
 * Sets the title of the document, which names the browser tab and the history entry: step, tab, screen or record, its
 * parents, company, portal. Announces a new screen.
 */
export function useDocumentTitle(title: string, context = NO_CONTEXT): void {
  const { t } = useTranslation('session')
  const { step = '', tabs = [], above = [], company = '', named = false } = context
  const tab = joined(tabs.filter((name) => name !== title))
  const fullTitle = joined([step, ...tabs, title, ...above, company, t('product')])
  useEffect(() => {
    setTitle(fullTitle)
  }, [fullTitle])
  const record = named ? joined(tabs) : undefined
  useEffect(() => {
    announceScreen({ title, tab, company, record })
  }, [title, tab, company, record])
  useEffect(() => onTitle?.(title), [title])
}

let onTitle: ((title: string) => void) | undefined

/**
 * Calls `listener` with the title of each screen that opens or whose title changes. Returns a function that
 * unsubscribes.
 */
export function onScreenTitle(listener: (title: string) => void): () => void {
  onTitle = listener
  return () => {
    onTitle = undefined
  }
}

const joined = (parts: readonly string[]): string =>
  [...new Set(parts)].filter((part) => part !== '').join(' · ')

interface TitleParts {
  readonly title: string
  /** The open tabs, or an empty text. */
  readonly tab: string
  readonly company: string
  /** The open tabs of a record that has loaded. Equal ones on the same path: another name of the same record. */
  readonly record: string | undefined
}

/** The parts of the last announcement. The browser itself announces the first screen, like any loaded page. */
const announced: { path?: string } & { -readonly [key in keyof TitleParts]?: TitleParts[key] } = {}

/**
 * Announces a new screen. For screen readers, opening a screen is like loading a page: reading continues at its
 * heading, which they announce. An element that already has the focus within the screen keeps it, such as a first field
 * or a tab. So does a field of the frame, because a screen that loads late must not take the focus from a user who is
 * typing. In these cases the title is announced instead, and so is a title that arrives later. A change of company
 * announces the company first. A drawer whose name is the title has already announced it by taking the focus.
 */
function announceScreen({ title, tab, company, record }: TitleParts): void {
  const path = window.location.pathname
  const isFirst = announced.path === undefined
  const isOther = announced.path !== path
  const isNewCompany = company !== '' && announced.company !== undefined && announced.company !== company
  const isRenamed = !isOther && record !== undefined && announced.record === record
  const isOtherTitle = announced.title !== title
  const isNew = isOther || ((isOtherTitle || announced.tab !== tab) && !isRenamed)
  // What has changed comes first: the name of another record, or the name of another tab of the same record.
  const screen = joined(isOtherTitle ? [title, tab] : [tab, title])
  Object.assign(announced, { path, title, tab, record, ...(company !== '' && { company }) })
  if (isFirst) return
  const isSaidByFocus = isOther && !keepsFocus() && focusHeading()
  // An empty text cancels a pending message about the previous screen. The sign-in page announces nothing.
  void import('@/base/announcer.ts').then(
    ({ announce }) => {
      const isAnnounced = isSaidByFocus || `${screen} ·`.startsWith(`${nameOfDialog()} ·`)
      const news = [isNewCompany && company, isNew && !isAnnounced && screen].filter(Boolean)
      announce(news.join(', '), { about: 'screen' })
    },
    () => undefined,
  )
}

function nameOfDialog(): string | undefined {
  const labelledBy = document.querySelector('[role=dialog]')?.getAttribute('aria-labelledby') ?? ''
  return document.getElementById(labelledBy)?.textContent
}

const KEEPS = 'main, [role=dialog], [role=alertdialog]'

function keepsFocus(): boolean {
  const focused = document.activeElement
  if (focused === null || focused.id === 'content') return false
  return focused.closest(KEEPS) !== null || focused.matches('input, textarea')
}

/** Returns whether there was a heading. */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading === null) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
