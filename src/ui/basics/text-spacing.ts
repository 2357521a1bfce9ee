import './text-spacing.css'
import { useSyncExternalStore } from 'react'

/**
 * How many times wider texts are than by default. Users can widen the spacing of letters and words with a user style
 * sheet or an extension (WCAG 1.4.12).
 */
let spread = 1
const listeners = new Set<() => void>()

/**
 * The portal's own letter spacing, as set on `html`, and the average width of a letter, both in em; and the average
 * number of letters in a word.
 */
const [OWN_SPACING, LETTER, LETTERS_OF_WORD] = [-0.006, 0.52, 6]
/** A smaller factor comes from a different font, not from the user's spacing. */
const NOTICED = 1.05

/**
 * Measures how widely the user spaces letters and words. Sets `data-spaced` on the root element if the spacing is wider
 * than the portal's. Observes the size of an invisible text, which changes with the spacing. Returns a function that
 * stops this.
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

/** How many times wider texts are than in the portal's own spacing. Usually 1. */
export const useTextSpread = (): number => useSyncExternalStore(subscribe, () => spread)
