/**
 * The elements that are current, selected, pressed, checked or invalid, and look like a neighbour that is not: in
 * border, outline, background, colour, decoration and picture. Font weight alone is not enough. Runs in the page.
 */
export function indistinguishableStates(): string[] {
  const STATES: readonly (readonly [state: string, self: string])[] = [
    ['[aria-current]:not([aria-current=false])', '[aria-current]'],
    ['[aria-selected=true]', '[aria-selected]'],
    ['[aria-pressed=true]', '[aria-pressed]'],
    ['[aria-checked=true]', '[aria-checked]'],
    ['tr[data-selected]', 'tr[data-selected]'],
    ['label:has(> input:checked)', 'label:has(> input:checked)'],
    ['.input[aria-invalid=true]', '.input[aria-invalid=true]'],
  ]
  // In crumbs, the position shows that the last one is current. A gallery's own list is no block.
  const LEFT_OUT = '.crumbs, nav[aria-label="Blocks"], .route-line'
  const partsOf = (style: CSSStyleDeclaration): string => {
    const line = (side: 'Top' | 'Bottom' | 'Left' | 'Right'): string =>
      parseFloat(style[`border${side}Width`]) === 0
        ? ''
        : `${style[`border${side}Width`]} ${style[`border${side}Color`]}`
    const outline = style.outlineStyle === 'none' ? '' : style.outlineColor
    return [
      line('Top'),
      line('Bottom'),
      line('Left'),
      line('Right'),
      outline,
      style.backgroundColor,
      style.color,
      style.textDecorationLine,
    ].join(' ')
  }
  const looks = (element: Element): string => {
    const all = [element, ...element.querySelectorAll('*')]
    const styles = all.flatMap((one) =>
      [undefined, '::before', '::after'].map((pseudo) => partsOf(getComputedStyle(one, pseudo))),
    )
    return `${all.filter((one) => one.matches('svg')).length}\n${styles.join('\n')}`
  }
  const found: string[] = []
  for (const [state, kind] of STATES)
    for (const one of document.querySelectorAll<HTMLElement>(
      `main ${state}, [role=menu] ${state}, [role=listbox] ${state}`,
    )) {
      if (one.closest(LEFT_OUT) || !one.checkVisibility()) continue
      // The browser itself draws boxes and circles.
      const box = one.querySelector(':scope > input')
      if (box && getComputedStyle(box).appearance === 'auto') continue
      const alike = `${one.localName}${[...one.classList].map((name) => `.${CSS.escape(name)}`).join('')}`
      const around =
        one.closest('tbody, ul, ol, nav, form, section, [role=menu], [role=group], [role=radiogroup]') ??
        document.body
      const other = [...around.querySelectorAll<HTMLElement>(alike)].find(
        (peer) =>
          peer !== one &&
          !peer.matches(state) &&
          !peer.matches(`:disabled, [aria-disabled=true]`) &&
          peer.checkVisibility(),
      )
      if (other === undefined || looks(one) !== looks(other)) continue
      found.push(`${kind} ${alike} ${JSON.stringify(one.innerText.slice(0, 30))}`)
    }
  return found
}

/**
 * The elements that move although the reader prefers reduced motion. A table that awaits its rows is no finding: it
 * only waits before it shows a skeleton.
 */
export function moving(): string[] {
  const isLong = (durations: string): boolean => durations.split(',').some((one) => parseFloat(one) > 0.01)
  return [...document.querySelectorAll('body *')]
    .filter((one) => {
      if (one.matches('.table-awaited > td')) return false
      return [undefined, '::before', '::after'].some((pseudo) => {
        const style = getComputedStyle(one, pseudo)
        const isAnimated = style.animationName !== 'none' && isLong(style.animationDuration)
        return isAnimated || (style.transitionProperty !== 'none' && isLong(style.transitionDuration))
      })
    })
    .map((one) => `${one.localName}.${one.getAttribute('class') ?? ''}`)
}
