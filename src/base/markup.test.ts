import { expect, test } from 'vitest'
import { readMarkup, type MarkupNode } from './markup.ts'

const told = (html: string) => readMarkup(html).findings.map(({ kind, what }) => `${kind} ${what}`)
const asText = (node: MarkupNode): string =>
  typeof node === 'string'
    ? node
    : `<${[node.tag, ...node.attributes.map(([name, value]) => `${name}="${value}"`)].join(' ')}>${node.children.map(asText).join('')}</${node.tag}>`
const shown = (html: string) => readMarkup(html).nodes.map(asText).join('')

test('formatted text is shown as it is', () => {
  const html = '<h1 class="a">Dag &eacute;&#233;&#xE9; &amp; co</h1><p style="color: red">1 < 2<br>3</p>'
  expect(shown(html)).toBe('<h1 class="a">Dag ééé & co</h1><p style="color: red">1 < 2<br></br>3</p>')
  expect(told(html)).toEqual([])
})

test('G383 what could run or fetch something is left out and told', () => {
  const html = [
    '<script>alert("<b>1</b>")</script>',
    '<SCRIPT src=//evil.example></SCRIPT>',
    '<img src=x onerror="alert(1)">',
    '<img src="https://tracker.example/1.png" alt="logo">',
    '<a href="javascript:alert(1)">here</a>',
    '<iframe srcdoc="<script>1</script>"></iframe>',
    '<svg onload=alert(1)><script>1</script></svg>',
    '<form action="https://evil.example"><input name=a></form>',
    '<object data=x><p>in it</p></object>',
    '<link rel=stylesheet href=//evil.example>',
  ].join('')
  expect(shown(html)).toBe('<img></img><img alt="logo"></img><a title="javascript:alert(1)">here</a>')
  expect(told(html)).toEqual([
    'left-out script',
    'left-out onerror',
    'left-out href',
    'left-out iframe',
    'left-out svg',
    'left-out form',
    'left-out input',
    'left-out object',
    'left-out link',
  ])
})

test('an image within the text is shown', () => {
  expect(shown('<img src="data:image/png;base64,AA==">')).toContain('src="data:image/png;base64,AA=="')
})

test('a tag without its other one is told, and the rest is shown', () => {
  expect(told('<p>Dag <b>Jonas</p><p>Groet</i>')).toEqual(['unclosed b', 'unopened i'])
  expect(shown('<p>Dag <b>Jonas</p>Groet')).toBe('<p>Dag <b>Jonas</b></p>Groet')
  expect(told('<div><script>alert(1)')).toEqual(['unclosed script', 'left-out script', 'unclosed div'])
})

test('end tags that HTML lets one leave out are no mistake', () => {
  const html =
    '<!doctype html><html><head><title>x</title></head><body><ul><li>a<li>b</ul><p>c<table><tr><td>d<td>e</table>'
  expect(told(html)).toEqual([])
  expect(shown(html)).toBe(
    '<ul><li>a</li><li>b</li></ul><p>c</p><table><tr><td>d</td><td>e</td></tr></table>',
  )
})

test('styles are kept apart', () => {
  const { styles, nodes } = readMarkup('<style>p { color: red }</style><!-- note --><p>x</p>')
  expect(styles.trim()).toBe('p { color: red }')
  expect(nodes).toHaveLength(1)
})

test.each([
  ['nested', '<div>'.repeat(18_000)],
  ['of open tags', '<'.repeat(90_000)],
  ['of one tag that never ends', `<p ${'a="'.repeat(22_000)}`],
  ['of blanks in a tag', `<p${' '.repeat(89_000)}`],
  ['of scripts', '<script>'.repeat(11_000)],
  ['of end tags', '</b>'.repeat(22_000)],
])('90,000 characters %s are read at once', (_what, html) => {
  const begun = performance.now()
  readMarkup(html)
  expect(performance.now() - begun).toBeLessThan(1500)
})
