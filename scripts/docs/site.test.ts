import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readDocument } from '~mocks/document.ts'
import { EXTENSIONS } from './extensions.ts'
import { markup, prose } from './markup.ts'
import { operationsOf, siteOf } from './site.ts'

const contract = readDocument()
const files = siteOf(contract, readFileSync('docs/rules.md', 'utf8'))
const pages = [...files].filter(([name]) => name.endsWith('.html'))
const pageOf = (name: string): string => files.get(name) ?? ''
const articleOf = (page: string, id: string): string =>
  pageOf(page)
    .split('<article ')
    .find((part) => part.startsWith(`id="${id}"`)) ?? ''
const shown = (text: string): string => markup`${text}`.text

test.each(operationsOf(contract))(
  '$id is on the page of its area, with everything that the contract states about it',
  (one) => {
    const { id, area, method, path, operation } = one
    const article = articleOf(`${area}.html`, id)
    expect(article).toContain(`<span class="method">${method}</span> <code>${path}</code>`)
    expect(article).toContain(shown(operation.summary ?? ''))
    for (const role of operation['x-roles']) expect(article).toContain(`href="roles.html#${role}"`)
    for (const rule of operation['x-rule'] ?? []) expect(article).toContain(`href="rules.html#${rule}"`)
    for (const gap of operation['x-assumption'] ?? [])
      expect(article).toContain(`href="assumptions.html#${gap}"`)
    for (const parameter of operation.parameters ?? []) {
      const name =
        '$ref' in parameter
          ? contract.components.parameters?.[parameter.$ref.split('/').at(-1) ?? '']?.name
          : parameter.name
      expect(article).toContain(`<dt><code>${name}</code>`)
    }
    for (const [status, response] of Object.entries(operation.responses)) {
      expect(article).toMatch(new RegExp(`class="chip status"[^>]*>${status}\\b`))
      const contents = '$ref' in response ? [] : Object.values(response.content ?? {})
      for (const { examples = {} } of [...contents, ...Object.values(operation.requestBody?.content ?? {})])
        for (const name of Object.keys(examples)) expect(article).toContain(`Example <code>${name}</code>`)
    }
  },
)

test('every schema is on its page', () => {
  for (const name of Object.keys(contract.components.schemas))
    expect(articleOf('schemas.html', name)).not.toBe('')
})

test('each assumption lists the decisions of the contract about it, and nothing else', () => {
  const entry = articleOf('assumptions.html', 'G012')
  expect(entry).toContain('Amounts are decimal euros with two decimals')
  expect(entry).toContain('Decimal euros, at most two decimals')
  expect(entry).not.toContain('portal-service/v2')
})

test('a rule and an assumption are shown with their text, on their page and at an operation', () => {
  const R077 = 'Admins grant only roles that they hold.'
  expect(articleOf('rules.html', 'R077')).toContain(`<p>${R077}</p>`)
  expect(articleOf('admins.html', 'addUserRole')).toContain(R077)
  expect(articleOf('assumptions.html', 'G048')).toContain('<p>An ospadmin may grant every role.</p>')
})

test('the page Extensions explains exactly the extensions of the contract', () => {
  expect(Object.keys(EXTENSIONS)).toEqual([...extensionsIn(contract)].sort())
  for (const name of Object.keys(EXTENSIONS)) expect(pageOf('extensions.html')).toContain(`id="${name}"`)
})

/** The names of all keywords `x-…`, outside of examples. */
function extensionsIn(node: unknown): Set<string> {
  if (typeof node !== 'object' || node === null) return new Set()
  return new Set(
    Object.entries(node).flatMap(([key, part]: [string, unknown]) =>
      key === 'examples' || key === 'example'
        ? []
        : [...(key.startsWith('x-') ? [key] : []), ...extensionsIn(part)],
    ),
  )
}

test('the search finds every operation and schema', () => {
  const index = pageOf('search-index.js')
  for (const { id, area } of operationsOf(contract)) expect(index).toContain(`"href":"${area}.html#${id}"`)
  for (const name of Object.keys(contract.components.schemas))
    expect(index).toContain(`"href":"schemas.html#${name}"`)
})

describe.each(pages)('%s', (_name, text) => {
  const addresses = [...text.matchAll(/<[^>]* (?:href|src)="([^"]*)"/g)].map((match) => match[1] ?? '')

  test('loads nothing from elsewhere', () => {
    expect(addresses.filter((address) => /^(\w+:)?\/\//.test(address))).toEqual([])
  })

  test('has no broken links', () => {
    const assets = ['style.css', 'theme.js', 'page.js', 'search-index.js', 'data:,']
    const dead = addresses.filter((address) => {
      const [file = '', id] = address.split('#')
      if (assets.includes(file)) return false
      const target = file === '' ? text : files.get(file)
      return target === undefined || (id !== undefined && !target.includes(` id="${id}"`))
    })
    expect([...new Set(dead)]).toEqual([])
  })

  test('has unique ids', () => {
    const ids = [...text.matchAll(/ id="([^"]*)"/g)].map((match) => match[1])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })
})

describe('text', () => {
  const known = { rules: new Map([['R001', '']]), assumptions: new Map([['G001', '']]) }

  test('is escaped, also in code', () => {
    expect(prose('a < `b > "c"` & d', known).text).toBe(
      '<p>a &lt; <code>b &gt; &quot;c&quot;</code> &amp; d</p>',
    )
  })

  test('links to the rules and assumptions that it names, if they are known', () => {
    expect(prose('R001, G001, R999', known).text).toBe(
      '<p><a href="rules.html#R001">R001</a>, <a href="assumptions.html#G001">G001</a>, R999</p>',
    )
  })

  test('has paragraphs and lists', () => {
    expect(prose('One\n\nTwo\n- a\n- b', known).text).toBe(
      '<p>One</p><p>Two\n</p><ul><li>a\n</li><li>b</li></ul>',
    )
  })
})
