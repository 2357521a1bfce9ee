import './html-frame.css'
import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react'
import { readMarkup, type MarkupNode } from '@/base/markup.ts'

export interface HtmlFrameProps {
  /** The accessible name of the frame, for screen readers. */
  readonly title: string
  readonly html: string
  /** The language of the text. */
  readonly lang?: string
}

/**
 * Renders HTML as it will look, without running any code: the frame is sandboxed without scripts, forms and navigation,
 * and its document is built from data with only elements and attributes that format text (`readMarkup`).
 */
export function HtmlFrame({ title, html, lang = '' }: HtmlFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const markup = useMemo(() => readMarkup(html), [html])
  const fill = useCallback(() => {
    const shown = frame.current?.contentDocument
    if (!shown) return
    shown.documentElement.lang = lang // The language of the text, not of the portal. Empty if it is unknown.
    shown.title = title
    shown.body.replaceChildren(...markup.nodes.map((node) => build(shown, node)))
    applyStyles(shown, markup.styles)
  }, [markup, title, lang])
  useEffect(fill, [fill])
  useEffect(() => showFocus(frame), [])
  // Some browsers replace the empty document once the frame has loaded.
  return <iframe ref={frame} className="html-frame" title={title} sandbox="allow-same-origin" onLoad={fill} />
}

/**
 * Marks the frame while the focus is inside (WCAG 2.4.7): keys scroll it, so it is a stop of the Tab key. The page itself
 * loses the focus then, without an event at the frame.
 */
function showFocus(frame: RefObject<HTMLIFrameElement | null>): () => void {
  const end = new AbortController()
  const mark = (): void => {
    const { current } = frame
    current?.toggleAttribute('data-focused', document.activeElement === current)
  }
  for (const type of ['blur', 'focus', 'focusin'] as const)
    window.addEventListener(type, mark, { signal: end.signal })
  return () => end.abort()
}

const BASE_STYLES = 'body { margin: 16px; font: 14px/20px system-ui, sans-serif; overflow-wrap: anywhere }'

/** Styles in a constructed stylesheet need no exception in the content security policy, unlike inline styles. */
function applyStyles(shown: Document, styles: string): void {
  const view = shown.defaultView as (Window & Pick<typeof globalThis, 'CSSStyleSheet'>) | null
  if (!view || !('adoptedStyleSheets' in shown)) return
  shown.adoptedStyleSheets = [BASE_STYLES, styles].map((text) => {
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
}

function build(shown: Document, node: MarkupNode): Node {
  if (typeof node === 'string') return shown.createTextNode(node)
  const element = shown.createElement(node.tag)
  for (const [name, value] of node.attributes)
    if (name === 'style') element.style.cssText = value
    else element.setAttribute(name, value)
  element.append(...node.children.map((child) => build(shown, child)))
  return element
}
