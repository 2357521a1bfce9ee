/** A control that is covered by a bar while it has the focus, and the bar. */
export interface UnderBar {
  readonly control: string
  readonly bar: string
}

/**
 * Focuses each control, forwards and backwards, as the Tab key does, and checks whether something sticky covers its
 * centre (WCAG 2.4.11). Runs in the page.
 */
export async function stopsUnderBars(): Promise<UnderBar[]> {
  const CONTROLS =
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]'
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')]
  const root = dialogs.findLast((one) => one.checkVisibility()) ?? document.body
  const nameOf = (element: Element): string =>
    `${element.localName}.${element.className} ${JSON.stringify((element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40))}`
  const barOf = (element: Element | null): Element | null => {
    for (let one = element; one !== null; one = one.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return one
    return null
  }
  /** Waits for changes in the next frames: columns that fit a new width, a list that opens or closes with the focus. */
  const settled = (): Promise<void> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve))
    })
  const opensList = (one: Element | null): boolean => one?.matches('[role=combobox]') ?? false
  const found = new Map<Element, UnderBar>()
  await settled()
  const stops = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (one) =>
      one.tabIndex >= 0 && !one.closest('[inert]') && one.checkVisibility({ visibilityProperty: true }),
  )
  for (const stop of [...stops, ...stops.toReversed()]) {
    const hasList = opensList(stop) || opensList(document.activeElement)
    stop.focus()
    if (hasList) await settled()
    const box = stop.getBoundingClientRect()
    if (box.width <= 1 || box.height > innerHeight / 2) continue
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    if (hit === null || stop.contains(hit) || hit.contains(stop)) continue
    const bar = barOf(hit)
    if (bar === null || bar.contains(stop) || bar.matches('.tip')) continue
    found.set(stop, { control: nameOf(stop), bar: nameOf(bar) })
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  window.scrollTo({ top: 0, behavior: 'instant' })
  return [...found.values()]
}

/**
 * Focuses each control and returns the ones for which nothing changes visibly, neither the control nor the elements
 * around or next to it (WCAG 2.4.7). Browsers show the focus of scripts only after a key was pressed. Runs in the page.
 */
export function stopsWithoutRing(): string[] {
  const CONTROLS =
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, iframe, [tabindex="0"]'
  const AROUND = 4
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')]
  const root = dialogs.findLast((one) => one.checkVisibility()) ?? document.body
  const lookOf = (stop: HTMLElement): string => {
    const parts: Element[] = [stop, ...(stop.parentElement?.children ?? [])]
    let around = stop.parentElement
    for (let level = 0; around !== null && level < AROUND; level += 1) {
      parts.push(around)
      around = around.parentElement
    }
    return parts
      .flatMap((part) => [
        getComputedStyle(part),
        getComputedStyle(part, '::before'),
        getComputedStyle(part, '::after'),
      ])
      .map((style) =>
        [
          style.outline,
          style.boxShadow,
          style.borderColor,
          style.backgroundColor,
          style.textDecorationLine,
          style.opacity,
          style.clipPath,
        ].join(),
      )
      .join('\n')
  }
  const leave = (): void => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  const stops = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (one) =>
      one.tabIndex >= 0 && !one.closest('[inert]') && one.checkVisibility({ visibilityProperty: true }),
  )
  const found = stops.filter((stop) => {
    leave()
    const before = lookOf(stop)
    stop.focus()
    return document.activeElement === stop && lookOf(stop) === before
  })
  leave()
  window.scrollTo({ top: 0, behavior: 'instant' })
  return found.map(
    (stop) =>
      `${stop.localName}.${stop.className} ${JSON.stringify((stop.getAttribute('aria-label') ?? stop.textContent ?? '').trim().slice(0, 40))}`,
  )
}
