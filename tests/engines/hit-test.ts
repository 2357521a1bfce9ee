/** A control that is covered at its centre, and what covers it. */
export interface Covered {
  readonly control: string
  readonly by: string
}

/**
 * A click at the centre of a visible, enabled control must hit the control, something in it, or its label. Returns the
 * controls of the page where something else is hit. Runs in the page of any engine, so it uses nothing from its scope.
 * It is one task, so nothing is rendered between two controls.
 */
export function coveredControls(): Covered[] {
  const CONTROLS =
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe, ' +
    '[tabindex]:not([tabindex^="-"]), [role=button], [role=menuitem], [role=option], [role=tab]'
  const HIDDEN = '[inert], [aria-hidden=true]'
  interface Box {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  const areaOf = ({ left, top, right, bottom }: Box): number =>
    Math.max(0, right - left) * Math.max(0, bottom - top)
  /** The part of a box that the enclosing boxes do not cut off. */
  const uncut = (element: Element, box: Box): Box => {
    let { left, top, right, bottom } = box
    let { position } = getComputedStyle(element)
    for (let around = element.parentElement; around !== null; around = around.parentElement) {
      if (position === 'fixed' || around === document.body) break
      const style = getComputedStyle(around)
      // An absolutely positioned element is not cut by the boxes inside its containing block.
      if (position === 'absolute' && style.position === 'static') continue
      const edge = around.getBoundingClientRect()
      if (style.overflowX !== 'visible')
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
      if (style.overflowY !== 'visible')
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
      position = style.position
    }
    return { left, top, right, bottom }
  }
  const centreOf = (element: Element): { x: number; y: number } | undefined => {
    // A link that wraps has a box for each line. Boxes of one pixel are for screen readers only.
    const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    const [box] = boxes
      .map((one) => uncut(element, one))
      .toSorted((one, other) => areaOf(other) - areaOf(one))
    if (box === undefined || areaOf(box) === 0) return undefined
    return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  }
  const nameOf = (element: Element): string => {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const classes = element.classList.length > 0 ? `.${[...element.classList].join('.')}` : ''
    return `${element.localName}${classes} ${JSON.stringify(name.trim().slice(0, 40))}`
  }
  const labelsOf = (element: Element): readonly Element[] =>
    element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  /** The element that is hit at the centre instead. `shown` is the control, or the visible label for it. */
  const overOf = (control: Element, shown: Element): string | undefined => {
    const at = centreOf(shown)
    if (at === undefined) return undefined
    const hit = document.elementFromPoint(at.x, at.y)
    const parts = [control, ...labelsOf(control)]
    if (hit !== null && parts.some((part) => part.contains(hit))) return undefined
    return hit === null ? 'the edge of the window' : nameOf(hit)
  }
  const found: Covered[] = []
  const { scrollX, scrollY } = window
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (control.closest(HIDDEN) || !control.checkVisibility({ visibilityProperty: true })) continue
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const shown = [control, ...labelsOf(control)].find((one) => centreOf(one) !== undefined)
    if (shown === undefined) continue
    let by = overOf(control, shown)
    if (by === 'the edge of the window') {
      // The skip link becomes visible when it has the focus.
      control.focus()
      by = overOf(control, shown)
      control.blur()
    }
    if (by !== undefined) found.push({ control: nameOf(control), by })
  }
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  return found
}
