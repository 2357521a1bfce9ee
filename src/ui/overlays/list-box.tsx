import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { opensInNewTab } from './opens-in-new-tab.ts'
import { lazyBlock } from './lazy-block.tsx'

export interface ListBoxProps {
  /** The ids of the options, in display order. */
  readonly values: readonly string[]
  /** The accessible name of the list. */
  readonly label: string
  /** Returns the content of the option at this index. */
  readonly renderOption: (index: number) => ReactNode
  /**
   * Called when the user clicks the option at this index or presses Enter on it. The list stays open unless the caller
   * closes it.
   */
  readonly onChoose: (index: number) => void
  /**
   * Called when the user opens the option at this index like a link in a new tab: by Enter or a click with Ctrl or Cmd,
   * or by the middle mouse button. Default: the same as a plain click.
   */
  readonly onChooseInNewTab?: ((index: number) => void) | undefined
  /** Called on Escape and on a click outside. */
  readonly onClose?: (() => void) | undefined
  /** The selected options. Default: the option that Enter would select. */
  readonly chosen?: readonly string[] | undefined
  /** Whether an option can be highlighted but not selected. */
  readonly isRefused?: ((index: number) => boolean) | undefined
  /** Returns the heading of the option's group. Options of one group must be next to each other. */
  readonly groupOf?: ((index: number) => string | undefined) | undefined
  /** Shown above the options, or in place of them when there are none. */
  readonly head?: ReactNode
  /** The height of every option, in px. When set, only visible options are rendered. */
  readonly optionHeight?: number | undefined
  /** Render the list in the page. Default: it floats under its text box. */
  readonly inPlace?: boolean | undefined
  readonly className?: string | undefined
}

export interface UseListBoxProps extends ListBoxProps {
  readonly open: boolean
  /** Called on an arrow key in the box while the list is closed. */
  readonly onOpen?: (() => void) | undefined
  /** The typed text. When it changes, Enter selects the first option again. */
  readonly text: string
  /** Id of the text box, if another element refers to it. */
  readonly id?: string | undefined
}

const ListBoxOverlay = lazyBlock(async () => (await import('./list-box-overlay.tsx')).ListBoxOverlay)

/** Prefetches the code of list boxes. */
export const loadListBoxes = ListBoxOverlay.load

/**
 * For a custom text box: returns the props that connect it to a list of options, and the list while it is open. The
 * code of the list is prefetched on hover or focus of the box. The same box stays mounted, so it keeps focus, caret and
 * text while the code loads.
 */
export function useListBox({ open, onOpen, text, id, ...list }: UseListBoxProps) {
  const { values, onClose, onChooseInNewTab } = list
  const made = useId()
  const boxId = id ?? made
  const listId = `${boxId}-list`
  const keys = useRef<(event: KeyboardEvent<HTMLInputElement>) => void>(null)
  const [moved, setMoved] = useState({ text, to: '' })
  const active = moved.text === text && values.includes(moved.to) ? moved.to : values[0]

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (open) {
      if (event.key === 'Escape') onClose?.() // Needed until the code of the list has loaded. After that the list handles Escape.
      else if (event.key === 'Enter' && opensInNewTab(event) && onChooseInNewTab && active !== undefined)
        onChooseInNewTab(values.indexOf(active))
      else keys.current?.(event)
      if (event.key === 'Enter') event.preventDefault() // Enter must not submit the form around the box.
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
      onPointerEnter: ListBoxOverlay.preload,
      onFocusCapture: ListBoxOverlay.preload,
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
