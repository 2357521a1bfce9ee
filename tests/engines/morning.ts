import { BASE } from '../sign-in.ts'
import type { Visitor } from './visitor.ts'

/**
 * The first tasks of a user manager: dashboard, expense, user, budget, all by mouse. Clicks on a row are beside its
 * links.
 */
export async function morning(visitor: Visitor): Promise<void> {
  await visitor.be('ulla.users')
  await visitor.open(`${BASE}/dashboard`)
  const recent = '.brief-table tbody tr:nth-child(2)'
  await press(visitor, `${recent} td:last-child`, `${recent} th a`)
  await press(visitor, `nav a[href$="${BASE}/manage/app-users"]`)
  await selectRows(visitor)
  const user = '.table tbody tr:nth-child(3)'
  await press(visitor, `${user} td:nth-of-type(3)`, `${user} th a`)
  await press(visitor, 'main nav a[href*="/expenses"]')
  const expense = '.table tbody tr[data-opens]:nth-of-type(2)'
  await press(visitor, `${expense} td:nth-of-type(2)`, `${expense} th a`)
  await press(visitor, '.crumbs a[href*="/expenses"]')
  await press(visitor, 'main nav a[href*="/budgets"]')
  await press(visitor, 'main a[href*="/budgets/b-"]')
}

/**
 * Clicks at the centre of an element, and waits until the page is at the target of this link. By default the element is
 * the link.
 */
async function press(visitor: Visitor, element: string, link = element): Promise<void> {
  const { page } = visitor
  await visitor.until(`there is no ${link}`, (selector) => document.querySelector(selector) !== null, link)
  const target = await page.look(
    (selector) => new URL(document.querySelector<HTMLAnchorElement>(selector)?.href ?? '').pathname,
    link,
  )
  await page.click(element)
  await visitor.until(
    `a click on ${element} does not lead to ${target}`,
    (path) =>
      // A layout redirects to its first tab.
      location.pathname.startsWith(path) &&
      document.querySelector('h1') !== null &&
      document.querySelector('[aria-busy=true]') === null,
    target,
  )
}

/** With Shift, a click on the box of a row selects the rows up to it, and no text. */
async function selectRows(visitor: Visitor): Promise<void> {
  const box = (row: number): string => `.table tbody tr:nth-child(${row}) .table-select input`
  const { page } = visitor
  await visitor.until(
    'the rows have no boxes',
    (selector) => document.querySelector(selector) !== null,
    box(4),
  )
  await page.click(box(1))
  await page.click(box(4), { shift: true })
  await visitor.until(
    'four rows are not selected, or text is',
    () =>
      document.querySelectorAll('.table tbody .table-select input:checked').length === 4 &&
      getSelection()?.isCollapsed !== false,
  )
  await page.click(box(4))
}

/** After a search, the text of a list's bar is also painted: after a repaint, the page looks the same. */
export async function shortened(visitor: Visitor): Promise<readonly string[]> {
  const { page } = visitor
  await visitor.be('ulla.users')
  await visitor.open(`${BASE}/manage/app-users/active`)
  await page.type('.search-box input', 'van')
  await visitor.until('the search finds nothing less', () => location.search.includes('van'))
  await visitor.ready()
  await page.look(() => (document.activeElement as HTMLElement | null)?.blur())
  await visitor.settle()
  const before = await page.picture('.pager')
  await page.look(() => {
    document.body.style.display = 'none'
    document.body.getBoundingClientRect()
    document.body.style.display = ''
  })
  await visitor.settle()
  return before.equals(await page.picture('.pager'))
    ? []
    : ['painted anew, a list that was shortened looks different']
}
