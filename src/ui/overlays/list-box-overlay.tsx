import { chakra, createListCollection, useCombobox, useSlotRecipe } from '@chakra-ui/react'
import {
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { useWindow } from '../table/use-window.ts'
import { ChakraRoot } from './chakra.tsx'
import { opensInNewTab } from './opens-in-new-tab.ts'
import type { ListBoxProps } from './list-box.tsx'

export interface ListBoxOverlayProps extends ListBoxProps {
  /** The option that Enter selects. */
  readonly active: string | undefined
  readonly onMove: (to: string) => void
  readonly boxId: string
  readonly listId: string
  /** Set to the function that handles the key presses of the text box. */
  readonly keys: RefObject<((event: KeyboardEvent<HTMLInputElement>) => void) | null>
}

/** The number of the middle mouse button. */
const MIDDLE = 1

/** Options that Page Up and Page Down move by. */
const PAGE = 5

/** The open list of a text box. Its code is loaded on first use. */
export function ListBoxOverlay(props: ListBoxOverlayProps) {
  return (
    <ChakraRoot>
      <OpenList {...props} />
    </ChakraRoot>
  )
}

/**
 * Chakra's state machine with plain elements. The machine gets the text box as its trigger, not as its input, because
 * it would move the caret in an input.
 */
function OpenList(props: ListBoxOverlayProps) {
  const {
    values,
    label,
    renderOption,
    onChoose,
    onChooseInNewTab,
    onClose,
    chosen,
    isRefused,
    groupOf,
    head,
    optionHeight,
    inPlace,
  } = props
  const { active, onMove, boxId, listId, keys } = props
  const collection = useMemo(
    // On Apple systems the machine announces the text of options itself, by default their values, which are ids. With
    // empty texts, screen readers use `aria-activedescendant`, as on other systems.
    () => createListCollection({ items: values, itemToString: () => '' }),
    [values],
  )
  const machine = useCombobox({
    ids: { trigger: boxId, item: (value) => `${listId}-${value}` },
    collection,
    open: true,
    value: [...(chosen ?? [])],
    highlightedValue: active ?? null,
    selectionBehavior: 'preserve',
    allowCustomValue: true,
    closeOnSelect: false,
    disableLayer: inPlace,
    positioning: { placement: 'bottom-start', gutter: 4, strategy: 'fixed', sameWidth: true },
    onHighlightChange: ({ highlightedValue }) => highlightedValue !== null && onMove(highlightedValue),
    onSelect: ({ itemValue }) => onChoose(values.indexOf(itemValue)),
    onOpenChange: ({ open }) => !open && onClose?.(),
  })
  const styles = useSlotRecipe({ key: 'combobox' })()
  useImperativeHandle(keys, () => (event) => {
    const pages = { PageDown: PAGE, PageUp: -PAGE }[event.key]
    if (event.key === 'Home' || event.key === 'End') return // These keys move the caret in the text.
    if (pages === undefined) machine.getInputProps().onKeyDown?.(event)
    else if (active !== undefined) {
      const index = Math.max(0, Math.min(values.length - 1, values.indexOf(active) + pages))
      event.preventDefault()
      onMove(values[index] ?? active)
    }
  })

  const list = useRef<HTMLDivElement>(null)
  const { first, end } = useWindow(list, values.length, optionHeight !== undefined, optionHeight)
  useEffect(() => {
    const box = list.current
    if (box === null || active === undefined) return
    const index = values.indexOf(active)
    if (optionHeight === undefined)
      box.querySelector('[data-highlighted]')?.scrollIntoView?.({ block: 'nearest' }) // Absent in jsdom.
    else
      box.scrollTop = Math.max(
        (index + 1) * optionHeight - box.clientHeight,
        Math.min(index * optionHeight, box.scrollTop),
      )
  }, [active, values, optionHeight])

  const optionOf = (value: string, index: number): ReactNode => {
    const option = machine.getItemProps({ item: value, persistFocus: true })
    return (
      <div
        key={value}
        {...option}
        {...(onChooseInNewTab && {
          onClick: (event) => (opensInNewTab(event) ? onChooseInNewTab(index) : option.onClick?.(event)),
          onAuxClick: (event) => event.button === MIDDLE && onChooseInNewTab(index),
        })}
        aria-selected={chosen === undefined ? value === active : chosen.includes(value)}
        aria-disabled={isRefused?.(index) || undefined}
        aria-setsize={optionHeight === undefined ? undefined : values.length}
        aria-posinset={optionHeight === undefined ? undefined : index + 1}
      >
        {renderOption(index)}
      </div>
    )
  }
  const gap = (count: number) =>
    optionHeight !== undefined && <div role="presentation" style={{ height: count * optionHeight }} />
  const panel = (
    <chakra.div
      css={styles['content']}
      id={machine.getContentProps().id}
      className={['list-box', props.className].filter(Boolean).join(' ')}
      data-floats={!inPlace || undefined}
      // A click here keeps the focus in the text box.
      onMouseDown={(event) => event.preventDefault()}
    >
      {head}
      <div ref={list} id={listId} role="listbox" aria-label={label} hidden={values.length === 0}>
        {gap(first)}
        {groupOf === undefined
          ? values.slice(first, end).map((value, at) => optionOf(value, first + at))
          : runsOf(values, groupOf).map(({ heading, indexes }) => (
              <div key={`${heading} ${indexes[0]}`} role="group" aria-label={heading}>
                <div className="list-box-heading" aria-hidden="true">
                  {heading}
                </div>
                {indexes.map((index) => optionOf(values[index] ?? '', index))}
              </div>
            ))}
        {gap(values.length - end)}
      </div>
    </chakra.div>
  )
  if (inPlace) return panel
  return (
    // In the top layer, so that neither a dialog nor a scrolling box clips it.
    <chakra.div
      {...machine.getPositionerProps()}
      css={styles['positioner']}
      popover="manual"
      ref={showPopover}
    >
      {panel}
    </chakra.div>
  )
}

interface Run {
  readonly heading: string
  readonly indexes: number[]
}

/** Neighbouring options with the same heading. */
function runsOf(values: readonly string[], groupOf: (index: number) => string | undefined): readonly Run[] {
  const runs: Run[] = []
  for (const index of values.keys()) {
    const heading = groupOf(index) ?? ''
    const last = runs.at(-1)
    if (last?.heading === heading) last.indexes.push(index)
    else runs.push({ heading, indexes: [index] })
  }
  return runs
}

const showPopover = (element: HTMLElement | null): void => element?.showPopover?.() // Absent in jsdom.
