import './field.css'
import './transfer-list.css'
import {
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslation } from 'react-i18next'
import { useSeek, type Cut } from '@/base/cut.ts'
import { number } from '@/i18n/formats.ts'
import { Button } from '../basics/button.tsx'
import { CutNotice, NotFoundText } from '../feedback/cut-notice.tsx'
import { useSaid } from '../feedback/use-said.ts'
import { SearchBox } from './search-box.tsx'
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
  /** Ids of the items in the second list. */
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
  /** The name of the first list, such as "Not in the group". */
  readonly otherLabel: string
  /** The name of the second list. */
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

/** Two lists, with buttons that move items between them. Renders only visible items, so lists can be very long. */
export function TransferList(props: TransferListProps) {
  const { items, chosen, onChange, otherLabel, chosenLabel, cut, errorId } = props
  const { t } = useTranslation('ui')
  const [others, members] = useMemo(
    () => [items.filter(({ id }) => !chosen.has(id)), items.filter(({ id }) => chosen.has(id))],
    [items, chosen],
  )
  const add = (ids: readonly string[]): void => onChange(new Set([...chosen, ...ids]))
  const remove = (ids: readonly string[]): void => {
    const gone = new Set(ids)
    onChange(new Set([...chosen].filter((id) => !gone.has(id))))
  }
  return (
    <div className="transfer">
      <Side
        label={otherLabel}
        items={others}
        cut={cut}
        errorId={errorId}
        moveLabel={(count) =>
          count === 0 ? t('transfer.addNone') : t('transfer.add', { count, number: number(count) })
        }
        icon={<ArrowRight aria-hidden="true" />}
        onMove={add}
      />
      <Side
        label={chosenLabel}
        items={members}
        cut={cut}
        moveLabel={(count) =>
          count === 0 ? t('transfer.removeNone') : t('transfer.remove', { count, number: number(count) })
        }
        icon={<ArrowLeft aria-hidden="true" />}
        onMove={remove}
      />
    </div>
  )
}

interface SideProps extends Pick<TransferListProps, 'cut' | 'errorId'> {
  readonly label: string
  readonly items: readonly TransferItem[]
  readonly moveLabel: (count: number) => string
  readonly icon: React.ReactNode
  readonly onMove: (ids: readonly string[]) => void
}

function Side({ label, items, moveLabel, icon, onMove, cut, errorId }: SideProps) {
  const { t } = useTranslation('ui')
  const [search, setSearch] = useState('')
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const wanted = useDeferredValue(search)
  const index = useMemo(() => searchable(items, SEARCHED), [items])
  const found = useMemo(() => index.find(wanted, items), [index, items, wanted])
  const words = wanted.trim()
  useSaid(words === '' ? '' : t('transfer.found', { count: found.length, number: number(found.length) }))
  const sought = useSeek(cut, [...words].length < SEEK_FROM ? undefined : { search: words })
  // Do not move marked items that the search now hides, because the user cannot see them.
  const moving = found.filter(({ id }) => marked.has(id))
  const move = (): void => {
    onMove(moving.map(({ id }) => id))
    setMarked(new Set())
  }
  const all = moving.length === found.length && found.length > 0
  return (
    <section className="transfer-side" aria-label={label}>
      <h3>
        <span>{label}</span>{' '}
        <span className="transfer-count">{cut ? `${number(items.length)}+` : number(items.length)}</span>
      </h3>
      <SearchBox
        label={t('transfer.search', { list: label })}
        value={search}
        delay={SEARCH_DELAY_MS}
        onChange={setSearch}
      />
      {found.length === 0 ? (
        <p className="transfer-options transfer-none">
          {sought && words !== '' ? <NotFoundText cut={sought} /> : t('transfer.nothing')}
        </p>
      ) : (
        <Options
          label={label}
          items={found}
          marked={marked}
          onMark={setMarked}
          onMove={move}
          errorId={errorId}
        />
      )}
      {sought && <CutNotice cut={sought} />}
      <div className="row">
        <Button
          icon={icon}
          refused={moving.length === 0 ? t('transfer.nothingMarked') : undefined}
          onClick={move}
        >
          {moveLabel(moving.length)}
        </Button>
        <Button
          look="quiet"
          refused={found.length === 0 ? t('transfer.nothing') : undefined}
          onClick={() => setMarked(all ? new Set() : new Set(found.map(({ id }) => id)))}
        >
          {t(all ? 'transfer.markNone' : 'transfer.markAll')}
        </Button>
      </div>
    </section>
  )
}

interface OptionsProps extends Pick<TransferListProps, 'errorId'> {
  readonly label: string
  readonly items: readonly TransferItem[]
  readonly marked: ReadonlySet<string>
  readonly onMark: (marked: ReadonlySet<string>) => void
  readonly onMove: () => void
}

/** A list with multiple selection: click, Shift for a range, arrow keys, Space, Ctrl+A, and Enter to move. */
function Options({ label, items, marked, onMark, onMove, errorId }: OptionsProps) {
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [asked, setActive] = useState(0)
  const active = Math.min(asked, items.length - 1)
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
  const markRange = (from: number, to: number): void => {
    const range = items.slice(Math.min(from, to), Math.max(from, to) + 1)
    onMark(new Set([...marked, ...range.map((item) => item.id)]))
  }
  const toggle = (place: number): void => {
    const item = items[place]
    if (!item) return
    const next = new Set(marked)
    if (!next.delete(item.id)) next.add(item.id)
    onMark(next)
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
    else if (key === ' ') toggle(active)
    else if (key === 'a' && (ctrlKey || metaKey)) onMark(new Set(items.map((item) => item.id)))
    else if (key === 'Enter') {
      if (items.some((item) => marked.has(item.id))) onMove()
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
  // After a move or a search the list has other items, so scroll it to the top.
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
                aria-selected={marked.has(item.id)}
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
