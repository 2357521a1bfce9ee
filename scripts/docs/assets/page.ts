/** Search, theme and menu of the reference site. */
import type { SearchEntry } from '../search.ts'

/** Defined in search-index.js, which is loaded first. */
declare const searchIndex: readonly SearchEntry[]

const SHOWN = 30
const search = partOf('#search', HTMLInputElement)
const results = partOf('#results', HTMLUListElement)
const menu = partOf('#menu', HTMLButtonElement)
let chosen = -1

function partOf<Part extends Element>(selector: string, kind: new () => Part): Part {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`no ${selector}`)
  return found
}

/** Entries with all words of the query. Matches in title, address or id come first. */
function entriesFor(query: string): SearchEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const ranked = searchIndex.flatMap((entry) => {
    const front = `${entry.title} ${entry.detail} ${entry.words[0] ?? ''}`.toLowerCase()
    const all = `${front} ${entry.words.join(' ').toLowerCase()}`
    if (!words.every((word) => all.includes(word))) return []
    return [{ entry, rank: words.every((word) => front.includes(word)) ? 0 : 1 }]
  })
  return ranked.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry)
}

function showResults(): void {
  const hasQuery = search.value.trim() !== ''
  const found = entriesFor(search.value).slice(0, SHOWN).map(optionOf)
  chosen = -1
  results.replaceChildren(...(hasQuery && found.length === 0 ? [nothing()] : found))
  toggleResults(hasQuery)
}

function optionOf({ href, title, detail }: SearchEntry, index: number): HTMLElement {
  const option = document.createElement('li')
  option.id = `result-${index}`
  option.role = 'option'
  const link = document.createElement('a')
  link.href = href
  link.tabIndex = -1
  const side = document.createElement('span')
  side.textContent = detail
  link.append(title, side)
  option.append(link)
  return option
}

function nothing(): HTMLElement {
  const option = document.createElement('li')
  option.role = 'option'
  option.textContent = 'Nothing found.'
  return option
}

function toggleResults(isOpen: boolean): void {
  results.hidden = !isOpen
  search.setAttribute('aria-expanded', String(isOpen))
  if (!isOpen) search.removeAttribute('aria-activedescendant')
}

function moveChoice(step: number): void {
  const links = [...results.querySelectorAll('a')]
  if (links.length === 0) return
  chosen = chosen < 0 && step < 0 ? links.length - 1 : (chosen + step + links.length) % links.length
  for (const [index, link] of links.entries())
    link.parentElement?.setAttribute('aria-selected', String(index === chosen))
  links[chosen]?.scrollIntoView({ block: 'nearest' })
  search.setAttribute('aria-activedescendant', `result-${chosen}`)
}

search.addEventListener('input', showResults)
search.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    moveChoice(event.key === 'ArrowDown' ? 1 : -1)
  } else if (event.key === 'Enter') results.querySelectorAll('a')[Math.max(chosen, 0)]?.click()
  else if (event.key === 'Escape') toggleResults(false)
})
results.addEventListener('click', () => toggleResults(false))

const isWithin = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null
document.addEventListener('click', (event) => {
  if (!isWithin(event, '.search')) toggleResults(false)
})
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || isWithin(event, 'input, textarea')) return
  event.preventDefault()
  search.focus()
})

partOf('#theme', HTMLButtonElement).addEventListener('click', () => {
  const { dataset } = document.documentElement
  const isDark = dataset['theme']
    ? dataset['theme'] === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches
  dataset['theme'] = isDark ? 'light' : 'dark'
  try {
    localStorage.setItem('theme', dataset['theme'])
  } catch {
    // Without storage, the choice applies to this page only.
  }
})

function toggleMenu(isOpen?: boolean): void {
  menu.setAttribute('aria-expanded', String(document.body.classList.toggle('with-menu', isOpen)))
}
menu.addEventListener('click', () => toggleMenu())
partOf('#nav', HTMLElement).addEventListener('click', () => toggleMenu(false))
