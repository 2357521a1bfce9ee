import { expect, test } from 'vitest'
import { readMarkup, type MarkupNode } from './markup.ts'

const findingsIn = (html: string) => readMarkup(html).findings.map(({ kind, what }) => `${kind} ${what}`)
const asText = (node: MarkupNode): string =>
  typeof node === 'string'
    ? node
    : `<${[node.tag, ...node.attributes.map(([name, value]) => `${name}="${value}"`)].join(' ')}>${node.children.map(asText).join('')}</${node.tag}>`
const shown = (html: string) => readMarkup(html).nodes.map(asText).join('')

test('formatted text is rendered', () => {
  const html = '<h1 class="a">Dag &eacute;&#233;&#xE9; &amp; co</h1><p style="color: red">1 < 2<br>3</p>'
  expect(shown(html)).toBe('<h1 class="a">Dag ééé & co</h1><p style="color: red">1 < 2<br></br>3</p>')
  expect(findingsIn(html)).toEqual([])
})

test('G383 what could run code or fetch something is removed and reported', () => {
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
  expect(findingsIn(html)).toEqual([
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

test('an embedded image is rendered', () => {
  expect(shown('<img src="data:image/png;base64,AA==">')).toContain('src="data:image/png;base64,AA=="')
})

test('a tag without its counterpart is reported, and the rest is rendered', () => {
  expect(findingsIn('<p>Dag <b>Jonas</p><p>Groet</i>')).toEqual(['unclosed b', 'unopened i'])
  expect(shown('<p>Dag <b>Jonas</p>Groet')).toBe('<p>Dag <b>Jonas</b></p>Groet')
  expect(findingsIn('<div><script>alert(1)')).toEqual(['left-out script', 'unclosed script', 'unclosed div'])
})

test('optional end tags may be missing', () => {
  const html =
    '<!doctype html><html><head><title>x</title></head><body><ul><li>a<li>b</ul><p>c<table><tr><td>d<td>e</table>'
  expect(findingsIn(html)).toEqual([])
  expect(shown(html)).toBe(
    '<ul><li>a</li><li>b</li></ul><p>c</p><table><tr><td>d</td><td>e</td></tr></table>',
  )
})

test('every entity becomes its character, and text stays one node', () => {
  const names = '&nbsp;&eacute;&OElig;&rarr;&#8364;&#x20AC;&amp;amp; &nosuch; AT&T &#0; &#xD800; &#x110000;'
  expect(readMarkup(names).nodes).toEqual(['\u00a0éŒ→€€&amp; &nosuch; AT&T \uFFFD \uFFFD \uFFFD'])
  expect(shown('<p title="L&rsquo;&eacute;t&eacute; &lt;3">x</p>')).toBe('<p title="L’été <3">x</p>')
})

test('an element that looks self-closed but runs until its end tag is hidden up to there', () => {
  expect(shown('<script/>alert(1)</script>a')).toBe('a')
  expect(shown('<style/>p { color: red }</style>a')).toBe('a')
  expect(shown('<svg/>a<br/>b')).toBe('a<br></br>b')
  expect(shown('<textarea><b>1</b></textarea><noscript><b>2</b></noscript>a')).toBe('a')
  expect(shown('<plaintext><script>1</script>')).toBe('')
})

test('styles are returned separately', () => {
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
  ['of end tags in many elements', '<div>'.repeat(6000) + '</b>'.repeat(15_000)],
  ['of entities', '&amp;'.repeat(18_000)],
  ['of ampersands', '&'.repeat(90_000)],
  ['of one entity that never ends', `&${'a'.repeat(89_000)}`],
  ['of entities in a value', `<p title="${'&eacute;'.repeat(11_000)}">`],
  ['of attributes', `<p ${'a=1 '.repeat(22_000)}>`],
  ['of comments', '<!--'.repeat(22_000)],
  ['of comments that end', '<!---->'.repeat(12_000)],
  ['of character data', '<![CDATA['.repeat(10_000)],
  ['of styles', '<style>a</style>'.repeat(5600)],
  ['of paragraphs in each other', '<p><li>'.repeat(12_000)],
])('90,000 characters %s are read within a second', (_what, html) => {
  const begun = performance.now()
  readMarkup(html)
  expect(performance.now() - begun).toBeLessThan(1000)
})

test('G383 styles fetch nothing, wherever they are, and this is reported', () => {
  const { nodes, styles, findings } = readMarkup(
    '<style>@import "//a.example";</style><p style="color: red; background: u&#92;72l(//a.example)">a</p>' +
      '<style>p { list-style: url(//b.example) }',
  )
  expect(styles).toBe('@left-out "//a.example";p { list-style: none }')
  expect(nodes.map(asText)).toEqual(['<p style="color: red; background: none">a</p>'])
  expect(findings.map(({ what }) => what)).toEqual(['url()', 'style', '@import'])
})
