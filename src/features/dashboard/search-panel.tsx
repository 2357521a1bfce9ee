import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/formats.ts'
import { Button } from '@/ui/basics/button.tsx'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import { useWindow } from '@/ui/table/use-window.ts'
import { isKnownMatch, type Found } from './search-results.ts'
import styles from './user-search.module.css'

/** In px; as `.option` in the stylesheet. */
const OPTION_HEIGHT = 56

export interface SearchPanelProps {
  readonly listId: string
  readonly found: readonly Found[]
  /** In all, also beyond those at hand. */
  readonly total: number
  readonly state: 'short' | 'loading' | 'failed' | 'found'
  /** Characters that a search needs. */
  readonly missing: number
  readonly retry: () => void
  /** Place of the result that Enter opens. */
  readonly current: number
  readonly isOpenable: (user: Found) => boolean
  readonly onChoose: (user: Found) => void
}

/** What the search found, under its field. The field keeps the focus; only the results in sight are drawn. */
export function SearchPanel({
  listId,
  found,
  total,
  state,
  missing,
  retry,
  current,
  isOpenable,
  onChoose,
}: SearchPanelProps) {
  const { t } = useTranslation('dashboard')
  const list = useRef<HTMLDivElement>(null)
  const { first, end } = useWindow(list, found.length, true, OPTION_HEIGHT)

  useEffect(() => {
    const element = list.current
    if (element === null) return
    const top = current * OPTION_HEIGHT
    if (top < element.scrollTop) element.scrollTop = top
    else if (top + OPTION_HEIGHT > element.scrollTop + element.clientHeight)
      element.scrollTop = top + OPTION_HEIGHT - element.clientHeight
  }, [current])

  const say = {
    short: t('search.short', { count: missing }),
    loading: t('search.loading'),
    failed: t('search.failed'),
    found:
      total > found.length
        ? t('search.more', { shown: number(found.length), total: number(total) })
        : t('search.found', { count: total, number: number(total) }),
  }[state]
  return (
    <div className={styles.panel} data-busy={state === 'loading' || undefined}>
      <p className={styles.state} role="status">
        {say}
        {state === 'failed' && (
          <Button size="small" onClick={retry}>
            {t('search.retry')}
          </Button>
        )}
      </p>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t('search.results')}
        className={styles.list}
        hidden={found.length === 0}
      >
        <div role="presentation" style={{ height: first * OPTION_HEIGHT }} />
        {found.slice(first, end).map((user, place) => (
          // The field above has the keyboard; the pointer may choose here as well.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={user.ospId}
            id={`${listId}-${first + place}`}
            role="option"
            className={styles.option}
            aria-selected={first + place === current}
            aria-setsize={found.length}
            aria-posinset={first + place + 1}
            aria-disabled={!isOpenable(user) || undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(user)}
          >
            <Result user={user} openable={isOpenable(user)} />
          </div>
        ))}
        <div role="presentation" style={{ height: (found.length - end) * OPTION_HEIGHT }} />
      </div>
    </div>
  )
}

/** R068: who it is, how to reach them, where they work, and what the search matched on. */
function Result({ user, openable }: { readonly user: Found; readonly openable: boolean }) {
  const { t } = useTranslation('dashboard')
  const {
    fullname,
    login,
    email,
    msisdn,
    corporateAccountName,
    isMobile,
    classification,
    active,
    searchMatchedOn,
  } = user
  const matches = searchMatchedOn.map((match) => (isKnownMatch(match) ? t(`search.matches.${match}`) : match))
  const facts = [...new Set([login, email, msisdn, corporateAccountName])].filter(
    (fact) => fact !== undefined,
  )
  return (
    <>
      <span className={styles.line}>
        <strong dir="auto">{fullname}</strong>
        <StatusBadge tone={isMobile ? 'info' : 'neutral'}>
          {t(`search.kinds.${isMobile ? 'mobile' : classification}`)}
        </StatusBadge>
        {!active && <StatusBadge tone="warning">{t('search.inactive')}</StatusBadge>}
        <span className={styles.aside}>{t('search.matchedOn', { where: matches.join(', ') })}</span>
      </span>
      <span className={styles.line}>
        <span className={styles.facts} dir="auto">
          {facts.join(' · ')}
        </span>
        {!openable && <span className={styles.aside}>{t('search.noPage')}</span>}
      </span>
    </>
  )
}
