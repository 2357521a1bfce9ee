/**
 * The table in `ACCESSIBILITY.md` has each criterion of WCAG 2.2, levels A and AA, and the proofs that it names exist.
 * Criteria that can be checked in the source files alone are checked here.
 */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/files.ts'

const A =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 ' +
  '2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2'
const AA =
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 ' +
  '3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3'

const rows = readFileSync('ACCESSIBILITY.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [name = '', level = '', state = '', where = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    return { id: name.split(' ')[0] ?? '', level, state, where }
  })

test('each criterion of level A and AA is listed once, with its level', () => {
  const idsOf = (level: string): string[] => rows.filter((row) => row.level === level).map(({ id }) => id)
  expect(idsOf('A').toSorted()).toEqual(A.split(' ').toSorted())
  expect(idsOf('AA').toSorted()).toEqual(AA.split(' ').toSorted())
})

test('each criterion is met, doubtful or not applicable, and says why if it is not met', () => {
  for (const { id, state } of rows)
    expect([id, state]).toEqual([id, expect.stringMatching(/^(met$|doubtful: .|not applicable: .)/)])
})

test('each criterion that is met names a test that exists', () => {
  const faults = rows.flatMap(({ id, state, where }) => {
    const proofs = [...where.matchAll(/`([^`]+)`(?:: "([^"]+)")?/g)]
    if (state === 'met' && !proofs.some(([, path = '']) => /\.(test|spec)\.tsx?$/.test(path)))
      return [`${id} names no test`]
    return proofs
      .filter(
        ([, path = '', title]) =>
          !existsSync(path) || (title !== undefined && !readFileSync(path, 'utf8').includes(title)),
      )
      .map(([, path = '', title = '']) => `${id}: ${path} ${title}`)
  })
  expect(faults).toEqual([])
})

test('the README links to the list', () => {
  expect(readFileSync('README.md', 'utf8')).toContain('`ACCESSIBILITY.md`')
})

/** Words for a colour, a shape or a side of the screen. "Above" and "below" are the order of reading, so they may stand. */
const SENSORY: Readonly<Record<string, RegExp>> = {
  nl: /\b(links|rechts|(links|rechts)(boven|onder)|gekleurd|groene?|rode?|rood|blauwe?|oranje|gele|geel|grijze?|grijs|ronde|vierkante?|driehoek)\b/i,
  en: /\b(on|to|at) the (bottom |top )?(left|right)\b|\b(in colou?r|green|red|blue|orange|yellow|gr[ea]y|round|square|triangle)\b/i,
  fr: /à (gauche|droite)|\b(en couleur|verte?s?|rouges?|bleue?s?|oranges?|jaunes?|grise?s?|rondes?|carrée?s?|triangle)\b/i,
}
/** Texts with such a word that are understood without seeing it. */
const UNDERSTOOD: Readonly<Record<string, string>> = {
  'dashboard.json waiting.keys': 'names keys of the keyboard',
  'demo.json stops.negative.text': 'an idiom: in the red',
  'demo.json stops.tools.text': 'names the button by its picture as well',
  'templates.json compare.left': 'the label of a field',
  'templates.json compare.right': 'the label of a field',
  'ui.json keys.ArrowLeft': 'names a key of the keyboard',
  'ui.json keys.ArrowRight': 'names a key of the keyboard',
  'ui.json shortcuts.what.nextControl': 'says what a key does',
  'ui.json shortcuts.what.previousControl': 'says what a key does',
  'ui.json validations.file_wide.with_label': 'is about a cell of a file',
  'ui.json validations.file_wide.without_label': 'is about a cell of a file',
}

test('no text relies on a colour, a shape or a side of the screen (WCAG 1.3.3)', () => {
  const found = new Set(
    Object.entries(SENSORY).flatMap(([language, words]) =>
      filesBelow(`locales/${language}`).flatMap((path) =>
        textsIn(JSON.parse(readFileSync(path, 'utf8')))
          .filter(([, text]) => words.test(text))
          .map(([key]) => `${path.split('/').at(-1)} ${key}`),
      ),
    ),
  )
  expect([...found].toSorted()).toEqual(Object.keys(UNDERSTOOD).toSorted())
})

/** The texts of a locale file, each with its key. */
function textsIn(value: unknown, key = ''): (readonly [string, string])[] {
  if (typeof value === 'string') return [[key, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, key === '' ? name : `${key}.${name}`),
  )
}

test('the only image of the portal is its icon, so no text is an image (WCAG 1.4.5)', () => {
  const files = [...filesBelow('public'), ...filesBelow('src')]
  expect(files.filter((path) => /\.(svg|png|jpe?g|gif|webp|avif|ico)$/.test(path))).toEqual([
    'public/favicon.png',
    'public/favicon.svg',
  ])
  const links = files
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => readFileSync(path, 'utf8').match(/url\([^)]*\)/g) ?? [])
  expect(links.filter((link) => !link.endsWith(`.woff2')`))).toEqual([])
})

/** Files that notice a button or finger going down. None of them acts on it. */
const PRESSES: Readonly<Record<string, string>> = {
  'src/base/kept-focus.ts': 'notes whether the pointer or the keyboard was used last',
  'src/routes/scroll-position.ts':
    'the user has taken over, so the page no longer restores its scroll position',
  'src/session/activity.ts': 'the user is active',
  'src/ui/basics/cut-texts.ts': 'hides a tip, or shows one while a finger stays',
  'src/ui/basics/press-in-place.ts':
    'keeps the focus where it is, so that the click that follows is not lost',
  'src/ui/overlays/list-box-overlay.tsx': 'keeps the focus in the text box',
  'src/ui/table/row-keys.ts': 'stops moving the focus by itself',
  'src/ui/table/table-body.tsx': 'keeps Firefox from selecting the text between two checkboxes',
}

test('nothing is triggered when a pointer goes down, so that it can be cancelled (WCAG 2.5.2)', () => {
  const down = /\bon(Mouse|Pointer|Touch)(Down|Start)\b|'(mousedown|pointerdown|touchstart)'/
  const files = filesBelow('src').filter(
    (path) => /\.tsx?$/.test(path) && !path.includes('.test.') && down.test(readFileSync(path, 'utf8')),
  )
  expect(files).toEqual(Object.keys(PRESSES))
})

/** Styles that place something elsewhere than after what comes before it. Each order has the same meaning. */
const PLACED: Readonly<Record<string, string>> = {
  'src/features/app-users/overview/overview.module.css': 'the moment of an expense, in its row',
  'src/features/uploads/uploads.module.css': 'the kinds of file beside their list: each stays whole',
  'src/layout/guest-side.module.css': 'the promise below the name of the product: neither needs the other',
  'src/layout/header.module.css': 'the breadcrumbs below the search, in a narrow window',
  'src/ui/basics/timeline.css': 'the day of an event, in its line',
  'src/ui/inputs/transfer-list.css': 'the mark of an option beside its lines',
}

test('no style shows texts in another order than they are read in (WCAG 1.3.2)', () => {
  const placed = /^\s*order:|-reverse|^\s*grid-row:/m
  const found = filesBelow('src').filter(
    (path) => path.endsWith('.css') && placed.test(readFileSync(path, 'utf8')),
  )
  expect(found.filter((path) => PLACED[path] === undefined)).toEqual([])
  const jumps = filesBelow('src').filter((path) => /tabIndex=\{?"?[1-9]/.test(readFileSync(path, 'utf8')))
  expect(jumps).toEqual([])
})
