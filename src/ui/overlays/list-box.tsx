import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { lazyBlock } from './lazy-block.tsx'

export interface ListBoxProps {
  /** What identifies each option, in the order of the list. */
  readonly values: readonly string[]
  /** What the list is called. */
  readonly label: string
  /** The content of the option in this place. */
  readonly draw: (place: number) => ReactNode
  /** The option in this place was clicked, or Enter pressed on it. The list stays open unless the caller closes it. */
  readonly onChoose: (place: number) => void
  /** Escape, a click elsewhere. */
  readonly onClose?: (() => void) | undefined
  /** The options already chosen. Without: the one that Enter would take counts as such. */
  readonly chosen?: readonly string[] | undefined
  /** Whether an option can be pointed at, but not chosen. */
  readonly isRefused?: ((place: number) => boolean) | undefined
  /** Shown above the options, or in place of them when there are none. */
  readonly head?: ReactNode
  /** A height in px that all options have: then only those in sight are drawn. */
  readonly optionHeight?: number | undefined
  /** The list stands in the page where it is drawn. Default: it floats under its text box. */
  readonly inPlace?: boolean | undefined
  readonly className?: string | undefined
}

export interface UseListBoxProps extends ListBoxProps {
  readonly open: boolean
  /** An arrow key in the box while the list is closed. */
  readonly onOpen?: (() => void) | undefined
  /** What is typed. When it changes, Enter takes the first option again. */
  readonly text: string
  /** Id of the text box, where something else refers to it. */
  readonly id?: string | undefined
}

const ListBoxOverlay = lazyBlock(async () => (await import('./list-box-overlay.tsx')).ListBoxOverlay)

/** Fetches the code of list boxes ahead of need. */
export const loadListBoxes = ListBoxOverlay.load

/**
 * For a text box of your own: the props that tie it to a list to pick from, and the list once it is open. The code of the
 * list is fetched when the pointer or the focus reaches the box. The box itself is never replaced, so it keeps focus,
 * caret and text while that code is on its way.
 */
export function useListBox({ open, onOpen, text, id, ...list }: UseListBoxProps) {
  const { values, onClose } = list
  const made = useId()
  const boxId = id ?? made
  const listId = `${boxId}-list`
  const keys = useRef<(event: KeyboardEvent<HTMLInputElement>) => void>(null)
  const [moved, setMoved] = useState({ text, to: '' })
  const active = moved.text === text && values.includes(moved.to) ? moved.to : values[0]

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (open) {
      if (event.key === 'Escape') onClose?.() // Only until the code of the list is there: then the list handles it first.
      else keys.current?.(event)
      if (event.key === 'Enter') event.preventDefault() // Never sends the form around it.
    } else if (onOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      onOpen()
    }
  }
  const shown = open && active !== undefined
  return {
    box: {
      id: boxId,
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-expanded': shown,
      'aria-controls': shown ? listId : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': shown ? `${listId}-${active}` : undefined,
      onPointerEnter: ListBoxOverlay.warm,
      onFocusCapture: ListBoxOverlay.warm,
      onKeyDown,
    },
    list: open && (
      <ListBoxOverlay
        {...list}
        active={active}
        onMove={(to) => setMoved({ text, to })}
        boxId={boxId}
        listId={listId}
        keys={keys}
      />
    ),
  } as const
}
