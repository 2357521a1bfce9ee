import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { setTitle } from '@/base/page-title.ts'

/** Where a screen stands, besides its own title. */
export interface Surroundings {
  /** The step of a task. */
  readonly step?: string | undefined
  /** The tab that is open in the screen, and one within it: the narrower first. */
  readonly tabs?: readonly string[]
  /** What it belongs to, such as the record above: the nearer first. */
  readonly above?: readonly string[]
  readonly company?: string | undefined
}

const NOWHERE: Surroundings = {}

/**
 * Sets the title of the document, which names the browser's tab and history entry: step, tab, screen or record, what is
 * above it, company, portal. Tells of a new screen.
 */
export function useDocumentTitle(title: string, around = NOWHERE): void {
  const { t } = useTranslation('session')
  const { step = '', tabs = [], above = [], company = '' } = around
  const place = [...new Set([...tabs, title])].join(' · ')
  const whole = [...new Set([step, ...tabs, title, ...above, company, t('product')])]
    .filter((part) => part !== '')
    .join(' · ')
  useEffect(() => {
    setTitle(whole)
  }, [whole])
  useEffect(() => {
    arrive(place, company)
  }, [place, company])
  useEffect(() => onTitle?.(title), [title])
}

let onTitle: ((title: string) => void) | undefined

/** Tells the title of each screen that opens, and of one whose title changes. Answers how to stop. */
export function onScreenTitle(listener: (title: string) => void): () => void {
  onTitle = listener
  return () => {
    onTitle = undefined
  }
}

/** What was told last. The first screen is told by the browser, as any page that loads. */
const told: { path?: string; place?: string; company?: string } = {}

/**
 * Another screen is for screen readers what a new page is: reading goes on at its heading, which they say. What already
 * has the focus within the screen keeps it, such as a first field or a tab, and so does a field of the frame: a screen that
 * arrives late must not take it from whoever types there. Then the title is said, and so is one that comes after the page.
 * A change of company says the company first.
 */
function arrive(place: string, company: string): void {
  const path = window.location.pathname
  const isFirst = told.path === undefined
  const isOther = told.path !== path
  const isNewCompany = company !== '' && told.company !== undefined && told.company !== company
  const isNew = isOther || told.place !== place
  Object.assign(told, { path, place, ...(company !== '' && { company }) })
  if (isFirst) return
  const isSaidByFocus = isOther && !keepsFocus() && focusHeading()
  const news = [isNewCompany && company, isNew && !isSaidByFocus && place].filter(Boolean)
  // An empty text calls off what was still to be said of the screen before. The sign-in page has nothing to say.
  void import('@/base/announcer.ts').then(
    ({ say }) => say(news.join(', '), { about: 'screen' }),
    () => undefined,
  )
}

const KEEPS = 'main, [role=dialog], [role=alertdialog]'

function keepsFocus(): boolean {
  const focused = document.activeElement
  if (focused === null || focused.id === 'content') return false
  return focused.closest(KEEPS) !== null || focused.matches('input, textarea')
}

/** Answers whether there was one. */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading === null) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
