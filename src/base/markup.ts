/**
 * Reads HTML as data, for showing it where it must not run. Only elements and attributes that format text are kept; all
 * else is left out and told. The browser's own parser is not used, because Trusted Types allow no HTML from text.
 */

export interface MarkupElement {
  readonly tag: string
  readonly attributes: readonly (readonly [name: string, value: string])[]
  readonly children: MarkupNode[]
}
export type MarkupNode = string | MarkupElement

/** `left-out`: not shown, because it could run or fetch something. `unclosed`, `unopened`: a tag without its other one. */
export interface MarkupFinding {
  readonly kind: 'left-out' | 'unclosed' | 'unopened'
  /** The element or attribute. */
  readonly what: string
}

export interface Markup {
  readonly nodes: readonly MarkupNode[]
  /** The text of all `<style>`s. */
  readonly styles: string
  /** Each once, in the order of the text. */
  readonly findings: readonly MarkupFinding[]
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Elements that are shown. */
const SHOWN = words(
  'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em ' +
    'figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q s samp section ' +
    'small span strike strong sub sup table tbody td tfoot th thead time tr tt u ul var wbr',
)
/** Elements of which only the content is shown, and which are no mistake. */
const AROUND = words('html head body')
/** Elements whose content is text up to their end tag, whatever stands in it. */
const RAW = words('script style title textarea xmp iframe noembed noframes noscript')
/** Elements that are left out with all that is in them. */
const WHOLE = words('object applet svg math template select audio video canvas frameset')
const VOID = words('area base br col embed frame hr img input link meta param source track wbr')
/** Left out without a word: they say nothing to the reader. */
const SILENT = words('style title meta base')
/** Elements whose end tag may be missing. */
const OPTIONAL = words('p li td th tr dt dd thead tbody tfoot colgroup caption html head body')
const BLOCKS = words(
  'address article aside blockquote center div dl figure footer h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul',
)
/** What an element ends that is still open. */
const ENDS: Readonly<Record<string, ReadonlySet<string>>> = {
  li: words('li p'),
  dt: words('dt dd p'),
  dd: words('dt dd p'),
  td: words('td th p'),
  th: words('td th p'),
  tr: words('td th tr p'),
}
const ENDS_PARAGRAPH = words('p')
const ATTRIBUTES = words(
  'align alt bgcolor border cellpadding cellspacing class color colspan dir face height lang rowspan size span start style title valign width',
)
/** Deeper elements stand beside each other, so that no text can be nested beyond what a browser draws. */
const MAX_DEPTH = 100

interface Open {
  readonly tag: string
  /** Where its children go. */
  readonly children: MarkupNode[]
  /** Nothing in it is shown. */
  readonly isHidden: boolean
}

export function readMarkup(html: string): Markup {
  const nodes: MarkupNode[] = []
  const open: Open[] = []
  const findings = new Map<string, MarkupFinding>()
  let styles = ''
  const tell = (kind: MarkupFinding['kind'], what: string): void => {
    findings.set(`${kind} ${what}`, { kind, what })
  }
  const top = (): Open => open.at(-1) ?? { tag: '', children: nodes, isHidden: false }
  const close = (): void => {
    const ended = open.pop()
    if (ended && !OPTIONAL.has(ended.tag)) tell('unclosed', ended.tag)
  }
  const begin = ({ tag, attributes, isClosed }: Tag): void => {
    const ends = ENDS[tag] ?? (BLOCKS.has(tag) ? ENDS_PARAGRAPH : undefined)
    while (ends?.has(top().tag) === true) open.pop()
    const { children, isHidden } = top()
    const isShown = SHOWN.has(tag) && !isHidden
    if (!isHidden && !SHOWN.has(tag) && !AROUND.has(tag) && !SILENT.has(tag)) tell('left-out', tag)
    const inside: MarkupNode[] = []
    if (isShown) {
      for (const [name, value] of attributes)
        if (name.startsWith('on') || /^\s*javascript:/i.test(value)) tell('left-out', name)
      children.push({ tag, attributes: shownAttributes(tag, attributes), children: inside })
    }
    if (VOID.has(tag) || isClosed) return
    open.push({
      tag,
      children: isShown && open.length < MAX_DEPTH ? inside : children,
      isHidden: isHidden || WHOLE.has(tag),
    })
  }
  const end = (tag: string): void => {
    const at = open.findLastIndex((one) => one.tag === tag)
    if (at < 0) {
      if (!VOID.has(tag)) tell('unopened', tag)
      return
    }
    while (open.length > at + 1) close()
    open.pop()
  }
  for (let at = 0; at < html.length;) {
    const tag = tagAt(html, at)
    if (tag === undefined) {
      // Text up to the next tag; a `<` that begins none is text, too.
      const next = html.indexOf('<', at + 1)
      const until = next < 0 ? html.length : next
      const { children, isHidden } = top()
      if (!isHidden) children.push(decoded(html.slice(at, until)))
      at = until
    } else if (tag.kind === 'start' && RAW.has(tag.name)) {
      const from = endOfRaw(html, tag.name, tag.until)
      if (from < 0) tell('unclosed', tag.name)
      const content = html.slice(tag.until, from < 0 ? html.length : from)
      if (tag.name === 'style') styles += `${content}\n`
      else if (!SILENT.has(tag.name)) tell('left-out', tag.name)
      const after = from < 0 ? -1 : html.indexOf('>', from)
      at = after < 0 ? html.length : after + 1
    } else {
      if (tag.kind === 'start') begin({ tag: tag.name, attributes: tag.attributes, isClosed: tag.isClosed })
      if (tag.kind === 'end') end(tag.name)
      at = tag.until
    }
  }
  while (open.length > 0) close()
  return { nodes, styles, findings: [...findings.values()] }
}

interface Tag {
  readonly tag: string
  readonly attributes: readonly (readonly [string, string])[]
  readonly isClosed: boolean
}

type Found =
  | { readonly kind: 'comment'; readonly until: number }
  | { readonly kind: 'end'; readonly name: string; readonly until: number }
  | {
      readonly kind: 'start'
      readonly name: string
      readonly attributes: readonly (readonly [string, string])[]
      readonly isClosed: boolean
      readonly until: number
    }

const NAME = /[a-z][a-z0-9:-]{0,60}/iy
const ATTRIBUTE_NAME = /[^\s"'<>/=]{1,200}/y

/** The tag or comment that begins here, if one does. */
function tagAt(html: string, at: number): Found | undefined {
  if (html[at] !== '<') return undefined
  if (html[at + 1] === '!' || html[at + 1] === '?') {
    const isComment = html.startsWith('<!--', at)
    const end = html.indexOf(isComment ? '-->' : '>', at + 2)
    return { kind: 'comment', until: end < 0 ? html.length : end + (isComment ? 3 : 1) }
  }
  const isEnd = html[at + 1] === '/'
  const name = matchAt(NAME, html, at + (isEnd ? 2 : 1))?.toLowerCase()
  if (name === undefined) return undefined
  const attributes: [string, string][] = []
  let cursor = at + (isEnd ? 2 : 1) + name.length
  let isClosed = false
  while (cursor < html.length && html[cursor] !== '>') {
    const attribute = matchAt(ATTRIBUTE_NAME, html, cursor)
    isClosed = html[cursor] === '/'
    if (attribute === undefined) {
      cursor += 1
      continue
    }
    cursor = afterBlanks(html, cursor + attribute.length)
    let value = ''
    if (html[cursor] === '=') {
      cursor = afterBlanks(html, cursor + 1)
      const quote = html[cursor]
      const isQuoted = quote === '"' || quote === "'"
      const end = isQuoted ? html.indexOf(quote, cursor + 1) : endOfWord(html, cursor)
      const until = end < 0 ? html.length : end
      value = html.slice(isQuoted ? cursor + 1 : cursor, until)
      cursor = isQuoted ? until + 1 : until
    }
    attributes.push([attribute.toLowerCase(), decoded(value)])
  }
  const until = Math.min(html.length, cursor + 1)
  return isEnd ? { kind: 'end', name, until } : { kind: 'start', name, attributes, isClosed, until }
}

/** Where the end tag of an element with raw text begins. */
function endOfRaw(html: string, tag: string, from: number): number {
  for (let at = html.indexOf('</', from); at >= 0; at = html.indexOf('</', at + 2))
    if (html.slice(at + 2, at + 2 + tag.length).toLowerCase() === tag) return at
  return -1
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

function afterBlanks(text: string, from: number): number {
  let at = from
  while (at < text.length && /\s/.test(text[at] ?? '')) at += 1
  return at
}

function endOfWord(text: string, from: number): number {
  let at = from
  while (at < text.length && !/[\s>]/.test(text[at] ?? '')) at += 1
  return at
}

/** Where a link goes is told, but nothing is fetched and nowhere is gone to. Of images only those in the text are shown. */
function shownAttributes(tag: string, given: Tag['attributes']): readonly (readonly [string, string])[] {
  return given.flatMap(([name, value]): (readonly [string, string])[] => {
    if (ATTRIBUTES.has(name)) return [[name, value]]
    if (tag === 'a' && name === 'href') return [['title', value]]
    return tag === 'img' && name === 'src' && /^data:image\//i.test(value) ? [[name, value]] : []
  })
}

/** The named characters that mails use. Another name stays as it is written. */
const NAMED: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'amp& lt< gt> quot" apos\' nbsp\u00a0 euro€ copy© reg® trade™ hellip… mdash— ndash– lsquo‘ rsquo’ ldquo“ rdquo” laquo« ' +
    'raquo» bull• middot· deg° times× szligß oeligœ OEligŒ aeligæ AEligÆ agraveà aacuteá acircâ auml\u00e4 ccedilç egraveè ' +
    'eacuteé ecircê eumlë igraveì iacuteí icircî iumlï ntildeñ ograveò oacuteó ocircô ouml\u00f6 ugraveù uacuteú ucircû uumlü ' +
    'AgraveÀ AcircÂ Auml\u00c4 CcedilÇ EgraveÈ EacuteÉ EcircÊ EumlË IcircÎ IumlÏ OcircÔ Ouml\u00d6 UgraveÙ UcircÛ UumlÜ'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, -1), pair.slice(-1)]),
)

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}));/g, (all, decimal, hex, name) => {
    if (typeof name === 'string') return NAMED[name] ?? all
    const code = typeof hex === 'string' ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all
  })
