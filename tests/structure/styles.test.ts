/**
 * Styles must not make the browser recalculate the style of the whole page whenever an element is added or removed. Two
 * styles once did so together: after the first dialog, each letter in a search and each new row took five milliseconds
 * more.
 */
import { readFileSync } from 'node:fs'
import { transform, type Selector, type SelectorComponent, type StyleRule } from 'lightningcss'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/files.ts'
import { tokensCss } from '@/ui/theme/stylesheet.ts'

/** The selectors of a style sheet that browsers match against the whole page, each with the reason. */
function costlyIn(css: string): string[] {
  const found = new Set<string>()
  transform({
    filename: 'a.css',
    code: Buffer.from(css),
    cssModules: true,
    visitor: {
      Rule: {
        style: ({ value }) => {
          for (const reason of reasonsOf(value, false)) found.add(reason)
        },
      },
    },
  })
  return [...found]
}

/** `within`: the rule is nested in another one that uses `:has`. */
function reasonsOf(rule: StyleRule, within: boolean): string[] {
  const reasons = rule.selectors.flatMap((selector) => {
    const parts = compoundsOf(selector)
    const looks = parts.map((part) => part.some(isHas))
    const atRoot = parts.some((part, place) => looks[place] && part.some(isRoot))
    const isFar = (within && !looks.at(-1)) || looks.slice(0, -1).some(Boolean)
    const isBeside = /sibling/.test(joinOf(selector))
    const isAny = !parts.at(-1)?.some(isNamed)
    return [
      ...(atRoot ? [`line ${rule.loc.line + 1}: the root looks with :has`] : []),
      ...(isAny && (isFar || isBeside)
        ? [`line ${rule.loc.line + 1}: any element, by :has or beside another`]
        : []),
    ]
  })
  const here = within || rule.selectors.some((selector) => selector.some(isHas))
  const nested = (rule.rules ?? []).flatMap((inner) =>
    inner.type === 'style' ? reasonsOf(inner.value, here) : [],
  )
  return [...reasons, ...nested]
}

/** The parts of a selector between its combinators. */
function compoundsOf(selector: Selector): SelectorComponent[][] {
  const parts: SelectorComponent[][] = [[]]
  for (const one of selector)
    if (one.type === 'combinator') parts.push([])
    else parts.at(-1)?.push(one)
  return parts
}

/** The last combinator of a selector. */
const joinOf = (selector: Selector): string =>
  selector.findLast((one) => one.type === 'combinator')?.value ?? ''

const isHas = (one: SelectorComponent): boolean => one.type === 'pseudo-class' && one.kind === 'has'

const isRoot = (one: SelectorComponent): boolean =>
  (one.type === 'pseudo-class' && one.kind === 'root') ||
  (one.type === 'type' && ['html', 'body'].includes(one.name))

/** Browsers match these only against elements with that name. */
const isNamed = (one: SelectorComponent): boolean =>
  one.type === 'pseudo-class'
    ? ['is', 'where', 'global', 'local'].includes(one.kind)
    : one.type !== 'universal' && one.type !== 'combinator'

test('no style is matched against the whole page', () => {
  const sheets = filesBelow('src').filter((path) => path.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(50)
  const costly = sheets.flatMap((path) =>
    costlyIn(readFileSync(path, 'utf8')).map((reason) => `${path} ${reason}`),
  )
  expect(costly).toEqual([])
})

/** Variables that scripts set on elements: ours and Chakra's. */
const SET_BY_SCRIPTS = /'(--[\w-]+)'/g

test('each variable that a style uses is a token, or is set by a style or a script of the portal', () => {
  const sources = filesBelow('src')
    .filter((path) => /\.(css|tsx?)$/.test(path) && !/\.test\.|api\/generated/.test(path))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
  const all = [tokensCss(), ...sources.map(({ source }) => source)].join('\n')
  const known = new Set(
    [/(--[\w-]+)['"]?\]?:/g, SET_BY_SCRIPTS].flatMap((set) => [...all.matchAll(set)].map(([, name]) => name)),
  )
  const unknown = sources.flatMap(({ path, source }) =>
    [...source.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name]) =>
      known.has(name) ? [] : [`${path} ${name}`],
    ),
  )
  expect(unknown).toEqual([])
})

/** What moves as long as something loads. Everything else moves once. */
const MOVING = ['spinner-turn', 'skeleton-breathe']
/** WCAG 2.3.1: nothing changes more often than three times in a second. */
const SHORTEST_MS = 1000 / 3

/** In ms. */
function lengthOf(animation: string): number {
  const [, number = '', unit] = /([\d.]+)(ms|s)\b/.exec(animation) ?? []
  return Number(number) * (unit === 's' ? 1000 : 1)
}

test('nothing moves endlessly except loading indicators, and nothing flashes (WCAG 2.2.2, 2.3.1)', () => {
  const endless = filesBelow('src')
    .filter((path) => /\.(css|tsx?)$/.test(path) && !/\.test\.|api\/generated/.test(path))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/animation[\w-]*:([^;\n]*\binfinite\b[^;\n]*)/g)].map(
        ([, animation = '']) => animation.trim(),
      ),
    )
  const names = endless.map((animation) => animation.split(' ')[0])
  expect(new Set(names)).toEqual(new Set(MOVING))
  expect(names).toHaveLength(MOVING.length)
  expect(endless.filter((animation) => lengthOf(animation) < SHORTEST_MS)).toEqual([])
})

/**
 * When all that can shrink further has a factor below 1 altogether, browsers distribute only that part of what is too
 * much: the last breadcrumb once lay under the search (WCAG 1.4.4).
 */
test('an element that can shrink shrinks as far as needed', () => {
  const partly = filesBelow('src')
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/flex-shrink:\s*([\d.]+)|flex:\s*[\d.]+\s+([\d.]+)/g)]
        .filter(([, alone, third]) => Number(alone ?? third) > 0 && Number(alone ?? third) < 1)
        .map(([found]) => `${path}: ${found}`),
    )
  expect(partly).toEqual([])
})

test('an editable input has a border with enough contrast (WCAG 1.4.11)', () => {
  const weak = filesBelow('src')
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(
        ([, selector = '', styles = '']) =>
          /\.input,?$/m.test(selector.trim()) &&
          !/:(disabled|read-only)/.test(selector) &&
          // In the palette, the line only separates the input, which fills the head, from the results.
          /border(-color)?:(?!.*transparent)[^;]*--colors-border(-soft)?\)/.test(styles)
            ? [`${path}: ${selector.trim()}`]
            : [],
      ),
    )
  expect(weak).toEqual([])
})

test.each([
  [':root:has(.dialog) .notice {}', 1],
  ['body:has(> .dialog) {}', 1],
  ['.field:has(> input) > * {}', 1],
  ['.field:has(> input) { > * + * {} }', 1],
  ['.aside > * + * {}', 1],
  ['.section + :not(.foot) {}', 1],
  ['.section + :is(.foot, .section) {}', 0],
  ['.field:has(> input) > .help, .aside > :not(:first-child) {}', 0],
  ['.field:has(> input) { color: red; &:hover {} > input {} }', 0],
])('the number of costly selectors in %s is %i', (css, count) => {
  expect(costlyIn(css)).toHaveLength(count)
})
