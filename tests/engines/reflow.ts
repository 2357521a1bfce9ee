/** Checks how a narrow window, or the reader's own text spacing, affects a page. All functions run in the page. */

/** A part of the page that is not visible, or not completely. */
export interface Unseen {
  readonly what: string
  readonly why: string
}

/**
 * The texts, controls and pictures that extend beyond the window or are cut off by an enclosing box, and texts that
 * overlap. Parts that can be reached by scrolling in a table or in preformatted text are excluded (WCAG 1.4.10 excepts
 * both), and so are texts cut with an ellipsis, which `cutTexts` checks.
 */
export function unseenParts(): Unseen[] {
  const SCROLLS = new Set(['auto', 'scroll'])
  const CUTS = new Set(['hidden', 'clip'])
  /** The part can be reached by scrolling, or an ellipsis indicates that there is more. */
  const ELSEWHERE = 'elsewhere'
  const found: Unseen[] = []
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')]
  const root = dialogs.findLast((one) => one.checkVisibility()) ?? document.body
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth)
    found.push({ what: 'the page', why: `${scrollWidth} px wide in a window of ${clientWidth}` })

  const nameOf = (element: Element, text = ''): string => {
    const classes = element.classList.length > 0 ? `.${[...element.classList].join('.')}` : ''
    return `${element.localName}${classes} ${JSON.stringify(text.trim().slice(0, 40))}`
  }
  /** Whether an element is painted. Some are only for screen readers. */
  const isSeen = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    for (let one: Element | null = element; one !== null && one !== root; one = one.parentElement) {
      const style = getComputedStyle(one)
      if (style.clipPath.startsWith('inset(50%')) return false
      if (style.position === 'absolute' && one.clientHeight <= 1 && style.overflowX !== 'visible')
        return false
    }
    return true
  }
  /** Why this box of an element is not completely visible. */
  const whyUnseen = (element: Element, box: DOMRect): string | undefined => {
    let { position } = getComputedStyle(element)
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      if (around === document.body) break
      const style = getComputedStyle(around)
      if (around !== element && position === 'absolute' && style.position === 'static') continue
      const edge = around.getBoundingClientRect()
      const isOut = box.right > edge.right + 1.5 || box.left < edge.left - 1.5
      if (isOut && SCROLLS.has(style.overflowX)) {
        if (around.matches('pre, iframe') || around.querySelector('table') !== null) return ELSEWHERE
        return `to be scrolled to within ${nameOf(around)}`
      }
      if (isOut && CUTS.has(style.overflowX)) {
        if (style.textOverflow === 'ellipsis') return ELSEWHERE
        return `cut by ${nameOf(around)}`
      }
      const isBelow = box.bottom > edge.bottom + 4 || box.top < edge.top - 4
      if (isBelow && CUTS.has(style.overflowY) && style.textOverflow !== 'ellipsis')
        return `cut below by ${nameOf(around)}`
      if (isBelow && SCROLLS.has(style.overflowY)) return ELSEWHERE
      position = style.position
      if (position === 'fixed') break
    }
    if (box.right > innerWidth + 1.5) return `${Math.round(box.right - innerWidth)} px right of the window`
    if (box.left < -1.5) return `${Math.round(-box.left)} px left of the window`
    return undefined
  }

  interface Line {
    readonly element: Element
    readonly text: string
    readonly box: DOMRect
  }
  const lines: Line[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent ?? ''
    if (element === null || text.trim() === '' || element.closest('[inert], script, style, option, noscript'))
      continue
    if (!isSeen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      if (box.width <= 1 || box.height <= 1) continue
      const why = whyUnseen(element, box)
      if (why === undefined) lines.push({ element, text, box })
      else if (why !== ELSEWHERE) found.push({ what: nameOf(element, text), why })
    }
  }
  for (const part of root.querySelectorAll(
    'a[href], button, input, select, textarea, summary, img, svg, iframe',
  )) {
    if (part.closest('[inert]') || !isSeen(part)) continue
    // A picture next to a text is skipped, because the text is checked.
    if (part.parentElement?.closest('svg') || part.matches('svg[aria-hidden=true]')) continue
    const box = part.getBoundingClientRect()
    if (box.width <= 1 || box.height <= 1) continue
    const why = whyUnseen(part, box)
    if (why !== undefined && why !== ELSEWHERE)
      found.push({ what: nameOf(part, part.getAttribute('aria-label') ?? part.textContent ?? ''), why })
  }

  /** Bars and menus cover the page deliberately. */
  const layerOf = (element: Element): Element | null => {
    for (let one: Element | null = element; one !== null; one = one.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return one
    return null
  }
  const layers = new Map(lines.map((line) => [line, layerOf(line.element)] as const))
  for (const [place, one] of lines.entries())
    for (const other of lines.slice(place + 1)) {
      if (
        one.element === other.element ||
        layers.get(one) !== layers.get(other) ||
        one.element.closest('svg') ||
        other.element.closest('svg')
      )
        continue
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      // Letters are smaller than their box. A text that is cut with an ellipsis continues under its neighbour.
      if (across < 3 || down < 8) continue
      if ([one, other].some(({ element }) => isEllipsed(element))) continue
      found.push({
        what: nameOf(one.element, one.text),
        why: `lies over ${nameOf(other.element, other.text)}`,
      })
    }
  return found

  function isEllipsed(element: Element): boolean {
    for (
      let around: Element | null = element;
      around !== null && around !== document.body;
      around = around.parentElement
    )
      if (around.scrollWidth > around.clientWidth && getComputedStyle(around).textOverflow === 'ellipsis')
        return true
    return false
  }
}
