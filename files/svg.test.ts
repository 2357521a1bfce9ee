import { expect, test } from 'vitest'
import { readSvgText } from './svg.ts'

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"'
const svg = (inner: string, more = ''): string => `<svg ${XMLNS} ${more}>${inner}</svg>`
const harmOf = (text: string) => readSvgText(text)?.harm

test('drawings of common programs are read, with their size', () => {
  const inkscape = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
    <svg ${XMLNS} xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
      xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:cc="http://creativecommons.org/ns#"
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/"
      width="300px" height="100.4">
      <sodipodi:namedview inkscape:zoom="1" bordercolor="#666"/>
      <metadata><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format>
        <dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata>
      <defs><linearGradient id="a"/><linearGradient id="b" xlink:href="#a"/></defs>
      <style type="text/css"><![CDATA[ .x { fill: url(#b); filter: url( '#c' ) } @media print { .x { fill: red } } ]]></style>
      <g transform="translate(1,2)" style="fill:url(#b)"><path class="x" d="M0 0h10" fill="url(&quot;#b&quot;)"/></g>
      <use href="#a"/><image href="data:image/png;base64,AA=="/><text>Ontwerp &amp; co: on=1, url(x)</text>
      <animate attributeName="opacity" from="0" to="1"/>
    </svg>`
  expect(readSvgText(inkscape)).toEqual({ size: { width: 300, height: 100 }, harm: undefined })
  const illustrator = `<?xpacket begin="x"?>${svg('', 'viewBox="0 0 24 12"')}`
  expect(readSvgText(illustrator)).toEqual({ size: { width: 24, height: 12 }, harm: undefined })
})

test.each([
  ['a script', '<script>1</script>'],
  ['a script with a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>'],
  ['a script in a namespace of HTML', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">1</h:script>'],
  ['a script without a namespace', '<script xmlns="">1</script>'],
  ['a picture of HTML', '<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="#"/>'],
  ['foreign content', '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">1</p></foreignObject>'],
  ['foreign content in a prefix of a drawing program', '<x:FOREIGNOBJECT xmlns:x="urn:x"/>'],
  ['an event', '<g onload="x()"/>'],
  ['an event on a line of its own', '<g\n\tonload\n=\n"x()"/>'],
  ['an event in capitals', '<g onLoad="x()"/>'],
  ['an event with a prefix', '<g x:onload="x()" xmlns:x="urn:x"/>'],
  ['an XML event', '<ev:listener xmlns:ev="http://www.w3.org/2001/xml-events" event="load" handler="#x"/>'],
  ['an attribute of XML events', '<g ev:event="load" xmlns:ev="http://www.w3.org/2001/xml-events"/>'],
  ['a handler of SVG Tiny', '<handler type="text/javascript">1</handler>'],
  ['an include', '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="#a"/>'],
  ['a link that runs', '<a href="javascript:x()"/>'],
  ['a link that runs, with entities', '<a href="&#106;ava&#x09;script&#58;x()"/>'],
  ['a link that runs, with a line break', '<a href=" java\nscript:x()"/>'],
  ['a link with another prefix', '<a q:href="javascript:x()" xmlns:q="http://www.w3.org/1999/xlink"/>'],
  ['a link to elsewhere', '<a href="https://a.example"/>'],
  ['a picture from elsewhere', '<image href="https://a.example/b.png"/>'],
  ['a picture of the same host', '<image href="/b.png"/>'],
  ['a picture that is a drawing', '<image href="data:image/svg+xml,&lt;svg/&gt;"/>'],
  ['a use of data', '<use href="data:image/svg+xml;base64,AA=="/>'],
  ['a use of a picture', '<use href="data:image/png;base64,AA=="/>'],
  ['a use of another file', '<use xlink:href="a.svg#b" xmlns:xlink="http://www.w3.org/1999/xlink"/>'],
  ['a filter from elsewhere', '<feImage href="//a.example/b.png"/>'],
  ['an address that is set', '<a><set attributeName="href" to="javascript:x()"/></a>'],
  ['an address that is animated', '<a><animate attributeName="xlink:href" values="#a;javascript:x()"/></a>'],
  ['an event that is set', '<set attributeName="onclick" to="x()"/>'],
  ['styles that are set', '<set attributeName="style" to="fill:red"/>'],
  ['a colour that is set', '<set attributeName="fill" to="url(https://a.example)"/>'],
  ['another base', '<g xml:base="https://a.example/"><use href="#a"/></g>'],
  ['imported styles', '<style>@import "a.css"</style>'],
  ['imported styles, split by a comment of XML', '<style>@im<!-- -->port "a.css"</style>'],
  ['imported styles, escaped', '<style>@\\69mport "a.css"</style>'],
  [
    'imported styles with a prefix',
    '<s:style xmlns:s="http://www.w3.org/2000/svg">@import "a.css"</s:style>',
  ],
  ['a font', '<style>@font-face { font-family: a; src: url(data:font/woff2;base64,AA==) }</style>'],
  ['styles from elsewhere', '<style>g { fill: url(https://a.example) }</style>'],
  ['styles from elsewhere, escaped', '<g style="fill: u\\72l(https://a.example)"/>'],
  ['styles from elsewhere, in capitals', '<g style="fill: URL( &#34;https://a.example&#34; )"/>'],
  ['a colour from elsewhere', '<g fill="url(https://a.example#x)"/>'],
  ['a set of pictures', '<g style="background: -webkit-image-set(\'a.png\' 1x)"/>'],
  ['an element within styles', '<style><g/>@import "a.css"</style>'],
])('%s is harm', (_what, inner) => {
  expect(harmOf(svg(inner))).toEqual(expect.any(String))
})

test.each([
  ['another document type', `<!DOCTYPE html>${svg('')}`],
  [
    'entities behind the document type of SVG',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [<!ENTITY x "1">]>${svg('')}`,
  ],
  [
    'the document type of SVG from elsewhere',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://a.example/www.w3.org/svg11.dtd">${svg('')}`,
  ],
  ['entities', `<!DOCTYPE svg [<!ENTITY x "1">]>${svg('')}`],
  [
    'a document type of elsewhere',
    `<!DOCTYPE svg PUBLIC "a" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('')}`,
  ],
  ['a style sheet', `<?xml-stylesheet href="a.css"?>${svg('')}`],
  ['a style sheet in capitals', `<?XML-STYLESHEET href="a.css"?>${svg('')}`],
  ['an event of the root', svg('', 'onload="x()"')],
])('%s is harm', (_what, text) => {
  expect(harmOf(text)).toEqual(expect.any(String))
})

test.each([
  '<!DOCTYPE svg>',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
  '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 20010904//EN"\n "http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd">',
])('%s in front, as drawing programs write it, is no harm', (type) => {
  expect(
    harmOf(`<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: a program -->\n${type}\n${svg('')}`),
  ).toBe(undefined)
})

test.each([
  ['another root', `<html><svg ${XMLNS}/></html>`],
  ['a root without a namespace', '<svg/>'],
  ['a root of another namespace', '<svg xmlns="urn:x"/>'],
  ['no end', `<svg ${XMLNS}>`],
  ['two roots', `${svg('')}${svg('')}`],
  ['an attribute twice', svg('<g id="a" id="b"/>')],
  ['an entity of its own', svg('&x;')],
  [
    'another encoding, in which a quote can be half a letter',
    `<?xml version="1.0" encoding="Shift_JIS"?>${svg('')}`,
  ],
  ['elements that are nested too deep', svg('<g>'.repeat(5000) + '</g>'.repeat(5000))],
  ['text', 'svg'],
])('%s is no SVG', (_what, text) => {
  expect(readSvgText(text)).toBeUndefined()
})

test(
  'malicious drawings of half a megabyte take no more than seconds, even on a busy machine',
  { timeout: 20_000 },
  () => {
    for (const inner of [
      `<style>${'@'.repeat(500_000)}</style>`,
      '<g fill="url(#a)"/>'.repeat(25_000),
      '<g fill="url( #a)"/>'.repeat(25_000),
      `<g fill="${'url(#a) '.repeat(60_000)}"/>`,
      `<g ${Array.from({ length: 40_000 }, (_, at) => `a${at}="\\"`).join(' ')}/>`,
      '<style/>'.repeat(60_000),
    ]) {
      const started = performance.now()
      readSvgText(svg(inner))
      expect(performance.now() - started).toBeLessThan(4000)
    }
  },
)
