import './tip.css'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

interface Tip {
  /** Spread these props on the element that the tip belongs to. */
  readonly anchor: {
    readonly onPointerEnter?: (event: { currentTarget: Element; pointerType: string }) => void
    readonly onPointerLeave?: () => void
    readonly onFocus?: (event: { currentTarget: Element }) => void
    readonly onBlur?: () => void
  }
  /** Render this beside that element. */
  readonly bubble: ReactNode
}

/**
 * A tooltip with plain text, in the top layer, so that no scrolling box cuts it off. It does not use Chakra, because a
 * page can have hundreds of tooltips, and a state machine for each costs more than the rest of its button. The tip
 * repeats the anchor's accessible name or description, so it is hidden from screen readers. Escape hides it.
 */
export function useTip(text: string | undefined): Tip {
  const [target, setTarget] = useState<Element | null>(null)

  useEffect(() => {
    if (target === null) return
    const hide = (): void => setTarget(null)
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('scroll', hide, true)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('scroll', hide, true)
    }
  }, [target])

  if (text === undefined || text === '') return { anchor: {}, bubble: null }
  return {
    anchor: {
      onPointerEnter: ({ currentTarget, pointerType }) => {
        if (pointerType !== 'touch') setTarget(currentTarget)
      },
      onPointerLeave: () => setTarget(null),
      onFocus: ({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) setTarget(currentTarget)
      },
      onBlur: () => setTarget(null),
    },
    bubble: target && <Bubble key={text} target={target} text={text} />,
  }
}

const GAP = 6

function Bubble({ target, text }: { readonly target: Element; readonly text: string }) {
  const bubble = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = bubble.current
    if (element === null) return
    element.showPopover?.() // Absent in jsdom.
    const anchor = target.getBoundingClientRect()
    const { width, height } = element.getBoundingClientRect()
    const below = anchor.bottom + GAP
    const top = below + height > innerHeight ? anchor.top - GAP - height : below
    const middle = anchor.left + anchor.width / 2 - width / 2
    element.style.top = `${top}px`
    element.style.left = `${Math.max(GAP, Math.min(middle, innerWidth - width - GAP))}px`
  }, [target])

  return (
    <div ref={bubble} className="tip" popover="manual" aria-hidden="true">
      {text}
    </div>
  )
}
