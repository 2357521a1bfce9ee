/**
 * A browser's translator moves texts into new elements. React still updates the old text node if it had siblings, so
 * the page would keep showing the old text. So each text that changes needs its own element.
 */
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Button, LinkButton } from '@/ui/basics/button.tsx'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import { Attention } from '@/ui/feedback/attention.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { Segmented } from '@/ui/inputs/segmented.tsx'
import { MenuButton } from '@/ui/overlays/menu.tsx'
import { Checklist } from '@/ui/route/checklist.tsx'
import { hrefTo } from '@/routes/href.ts'
import { BASE, expect, test } from './fixture.ts'
import { monthAgo } from './days.ts'
import { isAll } from '../level.ts'

/** Replaces each text by elements, as Google Translate does. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts) {
    const parent = text.parentElement
    if (!parent || (text.textContent ?? '').trim() === '' || parent.closest('script, style, option, svg'))
      continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    // The translation is a separate text node, so React's changes of the old one are invisible.
    inner.textContent = text.textContent
    outer.append(inner)
    parent.replaceChild(outer, text)
  }
}

/** The text of the main part of the page, word by word. */
const said = (): string => (document.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

for (const login of ['ulla.users', 'mats.msp', 'paul.postpaid'])
  test(`the dashboard of ${login} shows the figures of another month after a browser translation has moved its texts`, async ({
    open,
    page,
  }) => {
    const table = page.getByRole('table', { name: /Bedrijven in|Uitgaven van/ })
    await open(`/dashboard?month=${monthAgo(2)}`, { as: login })
    await expect(table.first()).toContainText('€')
    await expect(page.getByRole('list', { name: 'Waaraan het budget gaat' })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    // The name of the company and its budget may arrive after the figures.
    await expect(page.getByRole('heading', { level: 1 })).toContainText(' in ')
    await expect.poll(said).not.toContain('Laden…')
    const fresh = said()
    // Not the current month, which has no figures on its first day.
    await page.goto(`${BASE}/dashboard?month=${monthAgo(1)}`)
    await expect(page.getByRole('list', { name: 'Waaraan het budget gaat' })).toBeVisible()
    translate()
    await page.getByRole('combobox', { name: 'Maand', exact: true }).selectOption(monthAgo(2))
    await expect.poll(said).toBe(fresh)
  })

test.runIf(isAll)(
  'a list shows search results after a browser translation has moved its texts',
  async ({ open, page }) => {
    const search = () => page.getByRole('searchbox').first().fill('peeters')
    const rows = page.locator('tbody tr[aria-rowindex]')
    await open('/manage/app-users/active', { as: 'ulla.users' })
    await expect(rows.first()).toBeVisible()
    await search()
    await expect(rows).toHaveCount(3)
    const fresh = said()
    await page.goto(`${BASE}/manage/app-users/active`)
    await expect(rows.first()).toBeVisible()
    translate()
    await search()
    await expect.poll(said).toBe(fresh)
  },
)

/** Blocks that show a text next to an optional element. */
const BLOCKS: Readonly<Record<string, (text: string, isMore: boolean) => ReactNode>> = {
  'a button': (text, isMore) => (
    <Button icon={isMore && <i />} pending={isMore}>
      {text}
    </Button>
  ),
  'a link that looks like a button': (text, isMore) => (
    <LinkButton to={hrefTo('Dashboard')} icon={isMore && <i />}>
      {text}
    </LinkButton>
  ),
  'a button with a menu': (text) => <MenuButton groups={[]}>{text}</MenuButton>,
  'a badge': (text) => <StatusBadge tone="warning">{text}</StatusBadge>,
  'a notice': (text, isMore) => (
    <Notice tone="info" title={isMore ? 'More' : undefined}>
      {text}
    </Notice>
  ),
  'what needs attention': (text) => <Attention label="Attention" items={[]} calm={text} />,
  'a choice': (text) => (
    <Segmented label="Choice" value="a" options={[{ value: 'a', label: text }]} onChange={() => undefined} />
  ),
  'a list of steps': (text, isMore) => (
    <Checklist label="Steps" steps={[{ id: 'one', title: text, text, done: isMore }]} />
  ),
}

for (const [name, block] of Object.entries(BLOCKS))
  test(`${name} shows another text after a browser translation has moved its texts`, () => {
    const container = document.body.appendChild(document.createElement('div'))
    const root = createRoot(container)
    const show = (text: string, isMore: boolean): void => flushSync(() => root.render(block(text, isMore)))
    show('Before', false)
    translate()
    show('After', true)
    expect(container.textContent).toContain('After')
    expect(container.textContent).not.toContain('Before')
    show('Again', false)
    expect(container.textContent).toContain('Again')
    expect(container.textContent).not.toMatch(/Before|After/)
    root.unmount()
    container.remove()
  })
