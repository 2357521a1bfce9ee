/** Finds texts that end with an ellipsis. All functions run in the page. */

/** The texts that an ellipsis cuts, by element and words. */
export function cutTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter(
      (one) =>
        one.scrollWidth > one.clientWidth &&
        one.clientWidth > 1 &&
        getComputedStyle(one).textOverflow === 'ellipsis' &&
        one.checkVisibility({ visibilityProperty: true }) &&
        one.innerText.trim() !== '',
    )
    .map((one) => `${one.localName}${one.className && `.${one.className}`} ${JSON.stringify(one.innerText)}`)
}

/** The cut texts that belong to no control, so that neither a key nor the pointer can show them in full. */
export function unreadableCuts(): string[] {
  const CONTROL = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter(
      (one) =>
        one.scrollWidth > one.clientWidth &&
        one.clientWidth > 1 &&
        getComputedStyle(one).textOverflow === 'ellipsis' &&
        one.checkVisibility({ visibilityProperty: true }) &&
        one.closest(CONTROL) === null &&
        (one.closest('tr, li') ?? one).querySelector(CONTROL) === null,
    )
    .map((one) => `${one.localName}${one.className && `.${one.className}`} ${JSON.stringify(one.innerText)}`)
}

/** Applies the text spacing of WCAG 1.4.12, as a reader's own style sheet does, or removes it. */
export function spaceTexts(isOn: boolean): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
     p { margin-bottom: 2em !important }`,
  )
  document.adoptedStyleSheets = isOn ? [sheet] : []
}
