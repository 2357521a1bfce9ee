/**
 * What is visible, reachable and labelled in a document without layout, judged by attributes and inline styles alone.
 */

export const squeeze = (text: string): string =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const isStyledAway = (element: Element): boolean => {
  if (element.hasAttribute('hidden')) return true
  if (!element.hasAttribute('style')) return false
  const { display, visibility } = (element as HTMLElement).style
  return display === 'none' || visibility === 'hidden'
}
const isAnyAbove = (element: Element, is: (element: Element) => boolean): boolean => {
  for (let at: Element | null = element; at; at = at.parentElement) if (is(at)) return true
  return false
}

/** Whether it is visible. */
export const isVisible = (element: Element): boolean =>
  element.isConnected &&
  !isAnyAbove(
    element,
    (at) =>
      isStyledAway(at) ||
      (at.parentElement instanceof HTMLDetailsElement && !at.parentElement.open && at.tagName !== 'SUMMARY'),
  ) &&
  !(element instanceof HTMLInputElement && element.type === 'hidden')

/** Whether assistive technology can reach it. */
export const isReachable = (element: Element): boolean =>
  isVisible(element) && !isAnyAbove(element, (at) => at.getAttribute('aria-hidden') === 'true')

/**
 * Whether the pointer can reach it. Content behind a dialog is inert, hidden from assistive technology, or lets clicks
 * through.
 */
export function isInFront(element: Element): boolean {
  if (isAnyAbove(element, (at) => at.hasAttribute('inert') || at.getAttribute('aria-hidden') === 'true'))
    return false
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { pointerEvents } = (at as HTMLElement).style
    if (pointerEvents !== '' && pointerEvents !== 'inherit') return pointerEvents !== 'none'
  }
  return true
}

export const isEnabled = (element: Element): boolean =>
  !element.matches(':disabled') && !isAnyAbove(element, (at) => at.getAttribute('aria-disabled') === 'true')

/**
 * The texts that label it: the elements that `aria-labelledby` references, otherwise `aria-label`, otherwise its
 * `label` elements.
 */
export function labelsOf(element: Element): string[] {
  const pointed = textsOf(element, 'aria-labelledby')
  if (pointed.length > 0) return [pointed.join(' ')]
  const given = element.getAttribute('aria-label')
  if (given !== null && given.trim() !== '') return [given]
  const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLLabelElement> | null) : null
  return [...(labels ?? [])].map(({ textContent }) => textContent ?? '')
}

const LABELLED = 'button,input:not([type=hidden]),meter,output,progress,select,textarea'

/**
 * Replaces the `labels` of fields, for which jsdom walks through the whole document once per label and field. This
 * takes a tenth of the time of screen tests.
 */
export function cheapLabels(field: HTMLElement): HTMLLabelElement[] {
  if (!field.matches(LABELLED)) return []
  return [...field.ownerDocument.getElementsByTagName('label')].filter((label) => {
    const pointed = label.getAttribute('for')
    if (pointed !== null) return pointed !== '' && pointed === field.id
    return label.contains(field) && label.querySelector(LABELLED) === field
  })
}

/** The texts of the elements that an attribute points to. */
export const textsOf = (element: Element, attribute: string): string[] =>
  (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((id) => element.ownerDocument.getElementById(id)?.textContent ?? [])

const INLINE = new Set(
  'A ABBR B BDI BDO BR CITE CODE EM I IMG KBD LABEL MARK Q S SAMP SMALL SPAN STRONG SUB SUP SVG TIME U VAR'.split(
    ' ',
  ),
)

/**
 * Replaces `getComputedStyle`, which in jsdom matches each element against all rules of all style sheets. This takes
 * nine tenths of the time of finding elements by role. No test here depends on such rules, because jsdom loads none of
 * ours.
 */
export function cheapStyles(): (element: Element) => CSSStyleDeclaration {
  const styleOf = (text: string): CSSStyleDeclaration => {
    const { style } = document.createElement('i')
    style.cssText = text
    return style
  }
  const none = styleOf('display: none; visibility: visible')
  const inline = styleOf('display: inline; visibility: visible')
  const block = styleOf('display: block; visibility: visible')
  return (element) => {
    if (element.hasAttribute('hidden')) return none
    if (element.hasAttribute('style')) return (element as HTMLElement).style
    return INLINE.has(element.tagName.toUpperCase()) ? inline : block
  }
}
