/** Parses an SVG as XML, and finds content that would run a script or load a resource. */
import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes'
import { inertCss, mayFetch } from './inert-css.ts'

export interface ReadSvg {
  /** In pixels. An SVG may have no size. */
  readonly size: { width: number; height: number } | undefined
  /** The first content that would run a script or load a resource. */
  readonly harm: string | undefined
}

const SVG = 'http://www.w3.org/2000/svg'
const XML = 'http://www.w3.org/XML/1998/namespace'
/**
 * Of the W3C's namespaces, drawings use only SVG and these. Browsers run or load elements of the others (XHTML, XML
 * events, XInclude). Drawing programs use their own namespaces for their metadata.
 */
const W3C = /^http:\/\/www\.w3\.org\//i
const KEPT_NAMESPACES = [
  SVG,
  XML,
  'http://www.w3.org/2000/xmlns/',
  'http://www.w3.org/1999/xlink',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
]
const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** SVG elements that draw, or that define how others are drawn. */
const DRAWING = words(
  'a animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer ' +
    'feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB ' +
    'feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting ' +
    'feSpotLight feTile feTurbulence filter flowPara flowRegion flowRoot flowSpan g image line linearGradient marker mask ' +
    'metadata mpath path pattern polygon polyline radialGradient rect set stop style svg switch symbol text textPath title ' +
    'tspan use view',
)
/**
 * An element of a drawing program must not have one of these names either, because an HTML parser would treat it as
 * active.
 */
const ACTIVE = words(
  'audio base embed foreignobject form frame handler iframe img input link listener meta object script style template video',
)
/** Attributes whose value browsers load or open. */
const ADDRESSES = words('action background cite codebase data formaction href poster src srcdoc srcset')
/** Elements that show an image, which may be embedded. */
const PICTURES = words('feImage image')
const PICTURE = /^data:image\/(?:png|jpe?g|gif|webp)[;,]/i
const ANIMATING = words('animate animateMotion animateTransform set')
/** In these encodings the bytes have only one interpretation. In another encoding they could end a text elsewhere. */
const ENCODINGS = words('utf-8 us-ascii iso-8859-1')
/** The document types of SVG itself, which drawing programs write at the start. They contain no declarations. */
const STANDARD_TYPE =
  /^\s+svg(?:\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [\w. ]{1,20}\/\/EN"\s+"https?:\/\/www\.w3\.org\/[\w./-]{1,80}\.dtd")?\s*$/
const MAX_DEPTH = 200
/** References that occur by the thousand in many drawings, and that cannot fetch anything. */
const PLAIN_REFERENCE = /^url\(#[\w.-]{1,100}\)$/
/**
 * The maximum number of characters in other styles that may fetch, because more would take seconds. Each style also
 * counts as some characters.
 */
const MAX_STYLES = 200_000
const COST_OF_READING = 50

/** Returns `undefined` for text that is not an SVG, or not well-formed XML. */
export function readSvgText(text: string): ReadSvg | undefined {
  const parser = new SaxesParser({ xmlns: true })
  let root: SaxesTagNS | undefined
  let harm: string | undefined
  let depth = 0
  /** The text of the `style` element that is currently open. */
  let style: string | undefined
  const harmOfStyles = stylesReader()
  const report = (what: string | undefined): void => void (harm ??= what)
  const read = (found: string): void => void (style !== undefined && (style += found))
  parser.on('error', (error) => {
    throw error
  })
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!ENCODINGS.has(encoding.toLowerCase())) throw new Error('another encoding')
  })
  // A document type may declare entities, or refer to a file with declarations. A converter of the image would fetch
  // it.
  parser.on('doctype', (type) => report(STANDARD_TYPE.test(type) ? undefined : 'a document type'))
  parser.on('processinginstruction', ({ target }) => {
    if (/^xml/i.test(target)) report(target)
  })
  parser.on('opentag', (tag) => {
    depth += 1
    if (depth > MAX_DEPTH) throw new Error('elements are nested too deep')
    if (root === undefined && (tag.local !== 'svg' || tag.uri !== SVG)) throw new Error('another root')
    root ??= tag
    if (style !== undefined) report(`${tag.name} within style`)
    if (tag.local === 'style') style = ''
    report(harmOfElement(tag))
    for (const attribute of Object.values(tag.attributes))
      report(harmOfAttribute(tag, attribute, harmOfStyles))
  })
  parser.on('text', read)
  parser.on('cdata', read)
  parser.on('closetag', ({ local }) => {
    depth -= 1
    if (local !== 'style') return
    report(harmOfStyles(style ?? ''))
    style = undefined
  })
  try {
    parser.write(text).close()
  } catch {
    return undefined
  }
  return root && { size: sizeOf(root), harm }
}

function harmOfElement({ name, local, uri }: SaxesTagNS): string | undefined {
  const isKept = uri === SVG ? DRAWING.has(local) : isKeptNamespace(uri) && !ACTIVE.has(local.toLowerCase())
  return isKept ? undefined : name
}

function harmOfAttribute(
  tag: SaxesTagNS,
  { name, local, uri, value }: SaxesAttributeNS,
  harmOfStyles: StylesReader,
): string | undefined {
  const lower = local.toLowerCase()
  if (!isKeptNamespace(uri) || lower.startsWith('on') || (uri === XML && lower === 'base')) return name
  // Browsers ignore white space and control characters in an address.
  const address = value.replaceAll(/[\s\p{Cc}]/gu, '')
  if (ADDRESSES.has(lower) && !isWithin(address) && !(PICTURES.has(tag.local) && PICTURE.test(address)))
    return name
  if (/^(?:javascript|vbscript):/i.test(address)) return name
  if (lower === 'attributename' && ANIMATING.has(tag.local)) {
    const changed = address.slice(address.indexOf(':') + 1).toLowerCase()
    return ADDRESSES.has(changed) || changed.startsWith('on') || changed === 'style' ? name : undefined
  }
  // Any attribute may be a presentation property, such as `fill`.
  return harmOfStyles(value)
}

const isKeptNamespace = (uri: string): boolean => KEPT_NAMESPACES.includes(uri) || !W3C.test(uri)

/** An address within the file. */
const isWithin = (address: string): boolean => address === '' || address.startsWith('#')

type StylesReader = (css: string) => string | undefined

/**
 * Returns a function that finds the first content in styles that fetches. It limits the number of characters read per
 * file.
 */
function stylesReader(): StylesReader {
  let read = 0
  return (css) => {
    if (!mayFetch(css) || PLAIN_REFERENCE.test(css)) return undefined
    read += css.length + COST_OF_READING
    return read > MAX_STYLES ? 'long styles' : inertCss(css, isWithin).leftOut[0]
  }
}

/** The `width` and `height` in pixels, otherwise the size of the `viewBox`. */
function sizeOf({ attributes }: SaxesTagNS): ReadSvg['size'] {
  const valueOf = (name: string): string => attributes[name]?.value ?? ''
  const side = (name: string): number => Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(valueOf(name))?.[1])
  const [width, height] = [side('width'), side('height')]
  if (width >= 1 && height >= 1) return { width: Math.round(width), height: Math.round(height) }
  const [, , right = 0, bottom = 0] = valueOf('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return right >= 1 && bottom >= 1 ? { width: Math.round(right), height: Math.round(bottom) } : undefined
}
