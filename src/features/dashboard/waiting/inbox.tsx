import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '@/actions/action-button.tsx'
import type { Actions } from '@/actions/define-actions.ts'
import { Loaded, type Reading } from '@/frame/loaded.tsx'
import { number } from '@/i18n/formats.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { daysSince } from './queues.ts'
import styles from './waiting.module.css'
import { useAnnouncement } from '@/ui/feedback/use-announcement.ts'

interface InboxPage<Item> {
  readonly content: readonly Item[]
  readonly totalElements: number
}

export interface InboxProps<Item> {
  /** The oldest waiting items, and their total number. */
  readonly read: Reading<InboxPage<Item>>
  readonly actions: Actions<Item>
  /** The decisions offered as buttons, the most common first. */
  readonly decisions: readonly [string, ...string[]]
  readonly nameOf: (item: Item) => string
  readonly descriptionOf: (item: Item) => string
  /** The main figure of an item, such as a difference. */
  readonly figureOf?: (item: Item) => string
  /** The start of the waiting time, if known. */
  readonly createdOn?: (item: Item) => string
  readonly facts: (item: Item) => ReactNode
}

/**
 * Handles a queue item by item: open, decide, next. The oldest item is open initially. After a decision, the item in
 * its place opens, and the focus stays on the button.
 */
export function Inbox<Item>(props: InboxProps<Item>) {
  return (
    <Loaded read={props.read}>
      {({ content, totalElements }) => <Items {...props} items={content} total={totalElements} />}
    </Loaded>
  )
}

interface ItemsProps<Item> extends Omit<InboxProps<Item>, 'read'> {
  readonly items: readonly Item[]
  readonly total: number
}

function Items<Item>(props: ItemsProps<Item>) {
  const { items, total, actions, decisions, nameOf, descriptionOf, figureOf, createdOn, facts } = props
  const { t } = useTranslation('dashboard')
  const [open, setOpen] = useState({ id: '', at: 0 })
  const titleId = useId()
  const bar = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const left = t('waiting.left', { count: total, number: number(total) })
  useAnnouncement(left)
  const known = items.findIndex((item) => actions.idOf(item) === open.id)
  // The open item has been decided, so open the item in its place.
  const at = known >= 0 ? known : Math.min(open.at, items.length - 1)
  const item = items[at]
  if (item === undefined)
    return (
      <EmptyState
        kind="nothing-yet"
        drawing="done"
        title={t('waiting.done.title')}
        text={t('waiting.done.text')}
      />
    )

  const go = (to: number): void => {
    const next = items[to]
    if (next === undefined) return
    setOpen({ id: actions.idOf(next), at: to })
    list.current?.querySelectorAll('button')[to]?.focus()
  }
  const press = (event: KeyboardEvent): void => {
    // The letters work only while the focus is in the list, which has no text fields (WCAG 2.1.4).
    const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key]
    if (step !== undefined) go(at + step)
    else if (event.key === 'ArrowRight') [...(bar.current?.querySelectorAll('button') ?? [])].at(-1)?.focus()
    else return
    event.preventDefault()
  }
  const ageOf = (one: Item): string | undefined => {
    const days = createdOn && daysSince(createdOn(one))
    return days === undefined ? undefined : t('waiting.age', { count: days, number: number(days) })
  }
  const next = items[at + 1]
  return (
    <div className={styles.inbox}>
      <section className={styles.queue} aria-label={t('waiting.items')}>
        <p className={styles.left}>{left}</p>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the arrow keys of
            the buttons in it */}
        <ol className={styles.items} ref={list} onKeyDown={press}>
          {items.map((one, index) => (
            <li key={actions.idOf(one)}>
              <button
                type="button"
                aria-current={index === at ? 'true' : undefined}
                tabIndex={index === at ? 0 : -1}
                onClick={() => go(index)}
              >
                <bdi>{nameOf(one)}</bdi> <b>{figureOf?.(one)}</b> <span>{descriptionOf(one)}</span>{' '}
                <span>{ageOf(one)}</span>
              </button>
            </li>
          ))}
        </ol>
        <p className={styles.keys}>{t('waiting.keys')}</p>
      </section>
      <section className={styles.item} aria-labelledby={titleId}>
        <div className={styles.content}>
          <h2 id={titleId}>
            <bdi>{nameOf(item)}</bdi>
          </h2>
          <p className="muted">{descriptionOf(item)}</p>
          {figureOf && <p className={styles.figure}>{figureOf(item)}</p>}
          {facts(item)}
        </div>
        <div className={styles.bar} ref={bar}>
          {next !== undefined && (
            <span className={styles.next}>{t('waiting.next', { name: nameOf(next) })}</span>
          )}
          {decisions.toReversed().map((id) => (
            <ActionButton
              key={id}
              actions={actions}
              id={id}
              item={item}
              look={id === decisions[0] ? 'primary' : undefined}
              onAsk={() => setOpen({ id: actions.idOf(item), at })}
            />
          ))}
        </div>
      </section>
    </div>
  )
}
