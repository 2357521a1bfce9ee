import './tip.css'

const GAP = 6

/** Shows a tip in the top layer, below its target, or above the target if it does not fit below. */
export function placeTip(tip: HTMLElement, target: Element): void {
  tip.showPopover?.() // Absent in jsdom.
  const anchor = target.getBoundingClientRect()
  const { width, height } = tip.getBoundingClientRect()
  const below = anchor.bottom + GAP
  const top = below + height > innerHeight ? anchor.top - GAP - height : below
  const middle = anchor.left + anchor.width / 2 - width / 2
  tip.style.top = `${top}px`
  tip.style.left = `${Math.max(GAP, Math.min(middle, innerWidth - width - GAP))}px`
}
