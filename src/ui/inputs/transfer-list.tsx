import './field.css'
import './transfer-list.css'
import {
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import { useSeek, type Cut } from '@/base/cut.ts'
import { number } from '@/i18n/formats.ts'
import { Button } from '../basics/button.tsx'
import { CutNotice, NotFoundText } from '../feedback/cut-notice.tsx'
import { Notice } from '../feedback/notice.tsx'
import { useAnnouncement } from '../feedback/use-announcement.ts'
import { entriesOf, matchEntries, type Matched } from './match-entries.ts'
import { SearchBox } from './search-box.tsx'
import { Segmented } from './segmented.tsx'
import type { ColumnText } from '../table/column.ts'
import { searchable } from '../table/search.ts'
import { ROW_HEIGHT, useWindow } from '../table/use-window.ts'

export interface TransferItem {
  readonly id: string
  readonly label: string
  /** Distinguishes items with the same label. */
  readonly hint?: string | undefined
}

export interface TransferListProps {
  /** All items, in display order. Pass the same array between renders. */
  readonly items: readonly TransferItem[]
  /** Ids of the chosen items. */
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
  /** The name of the view of the items that are not chosen, such as "Not in the group". */
  readonly otherLabel: string
  /** The name of the view of the chosen items. */
  readonly chosenLabel: string
  /** Set if `items` are only the first of many (R234): a search then also queries the server, which adds items. */
  readonly cut?: Cut | undefined
  /** The id of the error message. */
  readonly errorId?: string | undefined
}

/** R274: filtering a transfer list waits 700 ms for further changes. */
const SEARCH_DELAY_MS = 700

/** The minimum number of characters to search a cut list on the server. */
const SEEK_FROM = 3

/** Up to this many items are all shown as chips, without search and without a list. */
const MAX_CHIPS = 8

/**
 * Chooses some of many items, in one list with two views: the chosen items and the others (R214). A pasted list of
 * names or e-mail addresses chooses many at once. Few items are chips. Renders only visible items, so lists can be very
 * long.
 */
export function TransferList(props: TransferListProps) {
  const { items, cut } = props
  return items.length > 0 && items.length <= MAX_CHIPS && !cut ? (
    <Chips {...props} />
  ) : (
    // Mount the lists again when the items of an empty list arrive.
    <Lists key={String(items.length > 0)} {...props} />
  )
}

type View = 'chosen' | 'others'

function Lists(props: TransferListProps) {
  const { items, chosen, onChange, otherLabel, chosenLabel, cut, errorId } = props
  const { t } = useTranslation('ui')
  const [opened, setOpened] = useState(() => openedWith(items, chosen))
  const wasChosen = (id: string): boolean => (opened.known.has(id) ? opened.chosen : chosen).has(id)
  const [view, setView] = useState<View>(() => (items.some(({ id }) => chosen.has(id)) ? 'chosen' : 'others'))
  const [search, setSearch] = useState('')
  const [pasted, setPasted] = useState<Pasted>()
  const isChosen = view === 'chosen'
  const shown = useMemo(
    () => items.filter(({ id }) => wasChosen(id) === isChosen),
    // oxlint-disable-next-line react/exhaustive-deps -- `wasChosen` depends on these
    [items, opened, chosen, isChosen],
  )
  const deferredSearch = useDeferredValue(search)
  const index = useMemo(() => searchable(shown, SEARCHED), [shown])
  const found = useMemo(() => index.find(deferredSearch, shown), [index, shown, deferredSearch])
  const words = deferredSearch.trim()
  useAnnouncement(
    words === '' ? '' : t('transfer.found', { count: found.length, number: number(found.length) }),
  )
  const sought = useSeek(cut, [...words].length < SEEK_FROM ? undefined : { search: words })

  const inGroup = items.filter(({ id }) => chosen.has(id)).length
  const counted = (count: number): string => (cut ? `${number(count)}+` : number(count))
  const label = isChosen ? chosenLabel : otherLabel
  // Nobody removes all chosen items by one press: a search must say which ones.
  const hasButton = !isChosen || words !== ''
  const moving = hasButton ? found.filter(({ id }) => chosen.has(id) === isChosen) : []
  const set = (ids: readonly string[], isMember: boolean): void => {
    const next = new Set(chosen)
    for (const id of ids) {
      if (isMember) next.add(id)
      else next.delete(id)
    }
    onChange(next)
  }
  const paste = (event: ClipboardEvent): void => {
    const entries = entriesOf(event.clipboardData.getData('text'))
    if (!entries) return
    event.preventDefault()
    const matched = matchEntries(entries, items)
    const next = new Set([...chosen, ...matched.ids])
    setPasted({ ...matched, present: chosen.size + matched.ids.length - next.size })
    onChange(next)
    // Show the items that are chosen now.
    setView('chosen')
    setOpened(openedWith(items, next))
  }
  return (
    <div className="transfer">
      <div className="transfer-head" onPaste={paste}>
        <Segmented<View>
          label={t('transfer.view')}
          value={view}
          onChange={(next) => {
            setView(next)
            setOpened(openedWith(items, chosen))
          }}
          options={[
            { value: 'chosen', label: `${chosenLabel} ${counted(inGroup)}` },
            { value: 'others', label: `${otherLabel} ${counted(items.length - inGroup)}` },
          ]}
        />
        <SearchBox
          label={t('transfer.search', { list: label })}
          value={search}
          delay={SEARCH_DELAY_MS}
          onChange={(next) => {
            setSearch(next)
            setOpened(openedWith(items, chosen))
          }}
        />
      </div>
      {pasted && <PastedNotice pasted={pasted} chosenLabel={chosenLabel} />}
      <section className="transfer-side" aria-label={label}>
        {found.length === 0 ? (
          <p className="transfer-options transfer-none">
            {sought && words !== '' ? <NotFoundText cut={sought} /> : t('transfer.nothing')}
          </p>
        ) : (
          <Options label={label} items={found} chosen={chosen} onSet={set} errorId={errorId} />
        )}
        {sought && <CutNotice cut={sought} />}
        <div className="row">
          {moving.length > 0 && (
            <Button
              icon={isChosen ? <Minus aria-hidden="true" /> : <Plus aria-hidden="true" />}
              onClick={() =>
                set(
                  moving.map(({ id }) => id),
                  !isChosen,
                )
              }
            >
              {t(isChosen ? 'transfer.remove' : 'transfer.add', {
                count: moving.length,
                number: number(moving.length),
              })}
            </Button>
          )}
          <p className="field-help">{t(hasAddresses(items) ? 'transfer.paste' : 'transfer.pasteNames')}</p>
        </div>
      </section>
    </div>
  )
}

/** Whether the items are people, who can also be pasted by their e-mail address. */
const hasAddresses = (items: readonly TransferItem[]): boolean =>
  items.some(({ hint }) => hint?.includes('@'))

/**
 * The chosen items when a view opened, and all items at that time. Moved items stay visible in the view until the user
 * opens another view or searches, even if the server adds items later.
 */
const openedWith = (items: readonly TransferItem[], chosen: ReadonlySet<string>) => ({
  chosen,
  known: new Set(items.map(({ id }) => id)),
})

interface Pasted extends Matched {
  /** How many of the matched items were chosen before. */
  readonly present: number
}

/** The result of a pasted list: how many items were chosen, and each entry that did not match one. */
function PastedNotice({ pasted, chosenLabel }: { readonly pasted: Pasted; readonly chosenLabel: string }) {
  const { t } = useTranslation('ui')
  const { ids, present, unknown, several } = pasted
  const added = ids.length - present
  return (
    <Notice tone={unknown.length + several.length > 0 ? 'warning' : 'success'} live>
      <p>{t('transfer.pasted', { count: added, number: number(added) })}</p>
      {present > 0 && (
        <p>{t('transfer.present', { count: present, number: number(present), list: chosenLabel })}</p>
      )}
      {unknown.length > 0 && (
        <p>
          {t('transfer.unknown', {
            count: unknown.length,
            names: unknown.join(', '),
            number: number(unknown.length),
          })}
        </p>
      )}
      {several.length > 0 && (
        <p>
          {t('transfer.several', {
            count: several.length,
            names: several.join(', '),
            number: number(several.length),
          })}
        </p>
      )}
    </Notice>
  )
}

/** Few items: each is a chip that is on or off. */
function Chips({ items, chosen, onChange, chosenLabel, errorId }: TransferListProps) {
  const toggle = (id: string): void => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <div className="transfer-chips" role="group" aria-label={chosenLabel} aria-describedby={errorId}>
      {items.map(({ id, label, hint }) => (
        <label key={id} className="transfer-chip">
          <input
            type="checkbox"
            checked={chosen.has(id)}
            aria-invalid={errorId === undefined ? undefined : true}
            onChange={() => toggle(id)}
          />
          <bdi>{label}</bdi>
          {hint !== undefined && <bdi className="transfer-hint">{hint}</bdi>}
        </label>
      ))}
    </div>
  )
}

interface OptionsProps extends Pick<TransferListProps, 'errorId'> {
  readonly label: string
  readonly items: readonly TransferItem[]
  readonly chosen: ReadonlySet<string>
  readonly onSet: (ids: readonly string[], isChosen: boolean) => void
}

/** A list with multiple selection: click, Shift for a range, arrow keys, Space or Enter, and Ctrl+A. */
function Options({ label, items, chosen, onSet, errorId }: OptionsProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [lastActive, setActive] = useState(0)
  const active = Math.min(lastActive, items.length - 1)
  const anchor = useRef(0)
  const { first, end } = useWindow(box, items.length, true)

  const go = (to: number, extend: boolean): void => {
    const next = Math.max(0, Math.min(items.length - 1, to))
    setActive(next)
    if (extend) markRange(anchor.current, next)
    else anchor.current = next
    const element = box.current
    if (!element) return
    const top = next * ROW_HEIGHT
    if (top < element.scrollTop) element.scrollTop = top
    else if (top + ROW_HEIGHT > element.scrollTop + element.clientHeight)
      element.scrollTop = top + ROW_HEIGHT - element.clientHeight
  }
  /** Sets the state of the last changed item on all items from it up to this one. */
  const markRange = (from: number, to: number): void => {
    const range = items.slice(Math.min(from, to), Math.max(from, to) + 1)
    onSet(
      range.map(({ id: one }) => one),
      chosen.has(items[from]?.id ?? ''),
    )
  }
  const toggle = (place: number): void => {
    const item = items[place]
    if (!item) return
    onSet([item.id], !chosen.has(item.id))
    anchor.current = place
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, shiftKey, ctrlKey, metaKey } = event
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / ROW_HEIGHT) - 1)
    if (key === 'ArrowDown') go(active + 1, shiftKey)
    else if (key === 'ArrowUp') go(active - 1, shiftKey)
    else if (key === 'PageDown') go(active + page, shiftKey)
    else if (key === 'PageUp') go(active - page, shiftKey)
    else if (key === 'Home') go(0, shiftKey)
    else if (key === 'End') go(items.length - 1, shiftKey)
    else if (key === ' ' || key === 'Enter') toggle(active)
    else if (key === 'a' && (ctrlKey || metaKey)) {
      const isEvery = items.every((item) => chosen.has(item.id))
      onSet(
        items.map((item) => item.id),
        !isEvery,
      )
    } else return
    event.preventDefault()
  }
  const onClick = (event: MouseEvent): void => {
    const place = Number((event.target as Element).closest<HTMLElement>('[role=option]')?.dataset['place'])
    if (Number.isNaN(place)) return
    if (event.shiftKey) markRange(anchor.current, place)
    else toggle(place)
    setActive(place)
  }
  // After a search the list may have fewer items, so keep the anchor inside it.
  useLayoutEffect(() => {
    anchor.current = Math.max(0, Math.min(anchor.current, items.length - 1))
  }, [items])

  return (
    <div
      ref={box}
      className="transfer-options"
      role="listbox"
      aria-label={label}
      aria-multiselectable="true"
      aria-invalid={errorId === undefined ? undefined : true}
      aria-describedby={errorId}
      aria-activedescendant={active >= first && active < end ? `${id}-${active}` : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      <div role="presentation" style={{ height: items.length * ROW_HEIGHT }}>
        <div role="presentation" style={{ transform: `translateY(${first * ROW_HEIGHT}px)` }}>
          {items.slice(first, end).map((item, index) => {
            const place = first + index
            return (
              <div
                key={item.id}
                id={`${id}-${place}`}
                className="transfer-option"
                role="option"
                aria-selected={chosen.has(item.id)}
                aria-setsize={items.length}
                aria-posinset={place + 1}
                data-active={place === active || undefined}
                data-place={place}
              >
                <span className="transfer-mark" aria-hidden="true" />
                <bdi className="transfer-label">{item.label}</bdi>
                {item.hint !== undefined && <bdi className="transfer-hint">{item.hint}</bdi>}
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}

/** The searched text. As in tables, case and accents are ignored. */
const SEARCHED: readonly ColumnText<TransferItem>[] = [
  { id: 'item', text: ({ label, hint = '' }) => `${label} ${hint}` },
]
