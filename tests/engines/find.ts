/** Finds elements as users name them. For engines whose drivers have no such search. */

/** What users call an element. `field` is any input, box, list or switch with that label. */
export type Kind =
  | 'button'
  | 'link'
  | 'menuitem'
  | 'tab'
  | 'option'
  | 'radio'
  | 'switch'
  | 'checkbox'
  | 'field'

/**
 * Marks the visible element of this kind whose name is `name`, or else the first that starts with it or contains it, and
 * says whether there is one: anywhere, or in the group or dialog whose name is `within` or starts with it. The mark is
 * the attribute `data-found`. What an open dialog hides is not found. Runs in the page: it must not use anything from
 * its scope.
 */
export function markElement(kind: Kind, name: string, within: string): boolean {
  const selectors: Readonly<Record<string, string>> = {
    button: 'button, [role=button]',
    link: 'a[href]',
    menuitem: '[role^=menuitem]',
    tab: '[role=tab]',
    option: '[role=option], option',
    radio: 'input[type=radio]',
    switch: '[role=switch], input[type=checkbox]',
    checkbox: 'input[type=checkbox]',
    field: 'input, textarea, select, [role=textbox], [role=combobox]',
  }
  const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const labels = (element as Partial<HTMLInputElement>).labels ?? []
    return plain(
      element.getAttribute('aria-label') ??
        (ids.length > 0
          ? ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '').join(' ')
          : labels.length > 0
            ? Array.from(labels, (label) => label.textContent).join(' ')
            : (element.querySelector(':scope > legend') ?? element).textContent),
    )
  }
  for (const marked of document.querySelectorAll('[data-found]')) marked.removeAttribute('data-found')
  const parts = [
    ...document.querySelectorAll(
      'form, fieldset, [role=group], [role=region], [role=dialog], [role=alertdialog]',
    ),
  ]
  const part =
    within === ''
      ? document
      : (parts.find((one) => nameOf(one) === within) ?? parts.find((one) => nameOf(one).startsWith(within)))
  const found = [
    ...(part ?? document.createElement('p')).querySelectorAll<HTMLElement>(selectors[kind] ?? ''),
  ].filter(
    (element) =>
      element.getClientRects().length > 0 &&
      element.closest('[inert], [aria-hidden=true], [hidden]') === null,
  )
  const element =
    found.find((one) => nameOf(one) === name) ??
    found.find((one) => nameOf(one).startsWith(name)) ??
    found.find((one) => nameOf(one).includes(name))
  // Boxes, choices and switches are drawn by their label; their input is not seen.
  const drawn = element?.matches('input[type=radio], input[type=checkbox]')
    ? (element.closest('label') ?? element)
    : element
  drawn?.setAttribute('data-found', '')
  return drawn !== undefined
}

export const FOUND = '[data-found]'
