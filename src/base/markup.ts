/**
 * Parses HTML as data, to render it where it must not run. Only elements and attributes that format text are kept.
 * Everything else is removed and reported. The browser's parser is not used, because Trusted Types do not allow HTML
 * from text.
 */

import { Tokenizer } from 'htmlparser2'
import { inertCss } from '~files/inert-css.ts'

export interface MarkupElement {
  readonly tag: string
  readonly attributes: readonly (readonly [name: string, value: string])[]
  readonly children: MarkupNode[]
}
export type MarkupNode = string | MarkupElement

/**
 * `left-out`: removed, because it could run code or load a resource. `unclosed`, `unopened`: a tag without its
 * counterpart.
 */
export interface MarkupFinding {
  readonly kind: 'left-out' | 'unclosed' | 'unopened'
  /** The element or attribute. */
  readonly what: string
}

export interface Markup {
  readonly nodes: readonly MarkupNode[]
  /** The text of all `<style>` elements, without anything that would load a resource. */
  readonly styles: string
  /** Each finding once, in the order of the text. */
  readonly findings: readonly MarkupFinding[]
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Elements that are rendered. */
const SHOWN = words(
  'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em ' +
    'figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q s samp section ' +
    'small span strike strong sub sup table tbody td tfoot th thead time tr tt u ul var wbr',
)
/** Elements that are skipped without a finding. Only their content is rendered. */
const AROUND = words('html head body')
/** Elements whose content is text up to their end tag, even if they look self-closed. */
const RAW = words('script style title textarea xmp iframe noembed noframes noscript plaintext')
/** Other elements that are removed with their content. */
const WHOLE = words('object applet svg math template select audio video canvas frameset')
const VOID = words('area base br col embed frame hr img input link meta param source track wbr')
/** Elements that are removed without a finding, because they show nothing. */
const SILENT = words('style title meta base')
/** Elements whose end tag may be missing. */
const OPTIONAL = words('p li td th tr dt dd thead tbody tfoot colgroup caption html head body')
const BLOCKS = words(
  'address article aside blockquote center div dl figure footer h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul',
)
/** The open elements that the start of an element closes. */
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
/** Deeper elements become siblings, so that no text is nested deeper than a browser can render. */
const MAX_DEPTH = 100

interface Open {
  readonly tag: string
  /** The children of the open element. */
  readonly children: MarkupNode[]
  /** Its content is not rendered. */
  readonly isHidden: boolean
}

type Attributes = readonly (readonly [name: string, value: string])[]

export function readMarkup(html: string): Markup {
  const nodes: MarkupNode[] = []
  const open: Open[] = []
  const findings = new Map<string, MarkupFinding>()
  let styles = ''
  const report = (kind: MarkupFinding['kind'], what: string): void => {
    findings.set(`${kind} ${what}`, { kind, what })
  }
  const inert = (styled: string): string => {
    const { css, leftOut } = inertCss(styled)
    for (const what of leftOut) report('left-out', what)
    return css
  }
  const top = (): Open => open.at(-1) ?? { tag: '', children: nodes, isHidden: false }
  /** How many elements of each name are open, so that an end tag need not search all of them. */
  const counts = new Map<string, number>()
  const count = (tag: string, by: 1 | -1): void => void counts.set(tag, (counts.get(tag) ?? 0) + by)
  const pop = (): string => {
    const { tag = '' } = open.pop() ?? {}
    count(tag, -1)
    return tag
  }
  const close = (): void => {
    const ended = pop()
    if (!OPTIONAL.has(ended)) report('unclosed', ended)
  }
  const begin = (tag: string, attributes: Attributes, isClosed: boolean): void => {
    const ends = ENDS[tag] ?? (BLOCKS.has(tag) ? ENDS_PARAGRAPH : undefined)
    while (ends?.has(top().tag) === true) pop()
    const { children, isHidden } = top()
    const isShown = SHOWN.has(tag) && !isHidden
    if (!isHidden && !SHOWN.has(tag) && !AROUND.has(tag) && !SILENT.has(tag)) report('left-out', tag)
    const inside: MarkupNode[] = []
    if (isShown) {
      for (const [name, value] of attributes)
        if (name.startsWith('on') || /^\s*javascript:/i.test(value)) report('left-out', name)
      children.push({ tag, attributes: shownAttributes(tag, attributes, inert), children: inside })
    }
    if (VOID.has(tag) || (isClosed && !RAW.has(tag))) return
    count(tag, 1)
    open.push({
      tag,
      children: isShown && open.length < MAX_DEPTH ? inside : children,
      isHidden: isHidden || RAW.has(tag) || WHOLE.has(tag),
    })
  }
  const end = (tag: string): void => {
    if ((counts.get(tag) ?? 0) === 0) {
      if (!VOID.has(tag)) report('unopened', tag)
      return
    }
    while (top().tag !== tag) close()
    pop()
  }
  const text = (found: string): void => {
    const { tag, children, isHidden } = top()
    if (tag === 'style') styles += found
    else if (!isHidden) {
      const last = children.at(-1)
      // An entity is a separate token, but belongs to the text before it.
      if (typeof last === 'string') children.splice(-1, 1, last + found)
      else children.push(found)
    }
  }
  tokensOf(html, { begin, end, text })
  while (open.length > 0) close()
  return { nodes, styles: inert(styles), findings: [...findings.values()] }
}

interface Tokens {
  readonly begin: (tag: string, attributes: Attributes, isClosed: boolean) => void
  readonly end: (tag: string) => void
  readonly text: (found: string) => void
}

/** Emits tags and texts in order, with entities replaced by their characters. */
function tokensOf(html: string, { begin, end, text }: Tokens): void {
  let tag = ''
  let attributes: (readonly [string, string])[] = []
  let name = ''
  let value = ''
  const nameAt = (from: number, until: number): string => html.slice(from, until).toLowerCase()
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(from, until) {
        tag = nameAt(from, until)
        attributes = []
      },
      onattribname(from, until) {
        name = nameAt(from, until)
        value = ''
      },
      onattribdata: (from, until) => (value += html.slice(from, until)),
      onattribentity: (code) => (value += String.fromCodePoint(code)),
      onattribend: () => attributes.push([name, value]),
      onopentagend: () => begin(tag, attributes, false),
      onselfclosingtag: () => begin(tag, attributes, true),
      onclosetag: (from, until) => end(nameAt(from, until)),
      ontext: (from, until) => text(html.slice(from, until)),
      ontextentity: (code) => text(String.fromCodePoint(code)),
      oncomment: passOver,
      oncdata: passOver,
      ondeclaration: passOver,
      onprocessinginstruction: passOver,
      onend: passOver,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
}

const passOver = (): void => undefined

/** The target of a link is shown as text, but cannot be fetched or opened. Only embedded images are shown. */
function shownAttributes(tag: string, given: Attributes, inert: (styled: string) => string): Attributes {
  return given.flatMap(([name, value]): (readonly [string, string])[] => {
    if (name === 'style') return [[name, inert(value)]]
    if (ATTRIBUTES.has(name)) return [[name, value]]
    if (tag === 'a' && name === 'href') return [['title', value]]
    return tag === 'img' && name === 'src' && /^data:image\//i.test(value) ? [[name, value]] : []
  })
}
