import './text-spacing.css'
import { useSyncExternalStore } from 'react'

/** Who reads with spaced texts sets them by a style sheet of their own, or by an extension (WCAG 1.4.12). */
let spread = 1
const listeners = new Set<() => void>()

/** The portal's own letters, as `html` has them, in em, and how wide a letter and a word are at a mean. */
const [OWN_SPACING, LETTER, LETTERS_OF_WORD] = [-0.006, 0.52, 6]
/** Below this it is a difference of fonts. */
const NOTICED = 1.05

/**
 * Follows how far the reader spaces letters and words, and says for the styles that it is wider than the portal does.
 * The size of a text that nobody sees changes with it. Answers how to stop.
 */
export function watchTextSpacing(): () => void {
  const probe = document.createElement('span')
  probe.className = 'spacing-probe'
  probe.ariaHidden = 'true'
  probe.textContent = '0 0'
  document.body.append(probe)
  const observer = new ResizeObserver(() => {
    const { fontSize, letterSpacing, wordSpacing } = getComputedStyle(probe)
    const em = (length: string): number => (parseFloat(length) || 0) / parseFloat(fontSize)
    const wider = em(letterSpacing) - OWN_SPACING + em(wordSpacing) / LETTERS_OF_WORD
    const next = 1 + wider / LETTER
    spread = next > NOTICED ? next : 1
    document.documentElement.toggleAttribute('data-spaced', spread > 1)
    for (const listener of listeners) listener()
  })
  observer.observe(probe)
  return () => {
    observer.disconnect()
    probe.remove()
    document.documentElement.removeAttribute('data-spaced')
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How many times wider texts are than the portal would have them. Usually 1. */
export const useTextSpread = (): number => useSyncExternalStore(subscribe, () => spread)
