import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { placeTip } from './place-tip.ts'

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
 * How long, in ms, the tip stays after the pointer has left, so that the pointer can move onto the tip (WCAG 1.4.13).
 */
const LEAVES_MS = 120

/**
 * A tooltip with plain text, in the top layer, so that no scrolling box clips it. It does not use Chakra, because a
 * page can have hundreds of tooltips, and a state machine for each costs more than the rest of its button. The tip
 * repeats the anchor's accessible name or description, so it is hidden from screen readers. Escape hides it.
 */
export function useTip(text: string | undefined): Tip {
  const [target, setTarget] = useState<Element | null>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    if (target === null) return
    const hide = (): void => setTarget(null)
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hide()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('scroll', hide, true)
    return () => {
      clearTimeout(leaving.current)
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('scroll', hide, true)
    }
  }, [target])

  if (text === undefined || text === '') return { anchor: {}, bubble: null }
  const stay = (): void => clearTimeout(leaving.current)
  const leave = (): void => {
    stay()
    leaving.current = setTimeout(() => setTarget(null), LEAVES_MS)
  }
  return {
    anchor: {
      onPointerEnter: ({ currentTarget, pointerType }) => {
        stay()
        if (pointerType !== 'touch') setTarget(currentTarget)
      },
      onPointerLeave: leave,
      onFocus: ({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) setTarget(currentTarget)
      },
      onBlur: () => setTarget(null),
    },
    bubble: target && <Bubble key={text} target={target} text={text} onEnter={stay} onLeave={leave} />,
  }
}

interface BubbleProps {
  readonly target: Element
  readonly text: string
  readonly onEnter: () => void
  readonly onLeave: () => void
}

function Bubble({ target, text, onEnter, onLeave }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (bubble.current !== null) placeTip(bubble.current, target)
  }, [target])
  return (
    <div
      ref={bubble}
      className="tip"
      popover="manual"
      aria-hidden="true"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {text}
    </div>
  )
}
