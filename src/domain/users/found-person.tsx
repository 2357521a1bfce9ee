import { useTranslation } from 'react-i18next'
import type { components } from '@/api/generated/schema.ts'
import { number } from '@/i18n/formats.ts'
import { phone } from '@/i18n/phone.ts'
import { Button } from '@/ui/basics/button.tsx'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import styles from './person-search.module.css'
import { TYPING_PAUSE_MS, useContentAnnouncement } from '@/ui/feedback/use-announcement.ts'

export type Found = components['schemas']['UserSearchResult']

export interface SearchStateProps {
  readonly state: 'short' | 'loading' | 'failed' | 'found'
  /** The number of loaded results. */
  readonly shown: number
  /** The total, including results that are not loaded. */
  readonly total: number
  /** How many more characters a search needs. */
  readonly missing: number
  readonly retry: () => void
}

/** The state of the search, above its results. */
export function SearchState({ state, shown, total, missing, retry }: SearchStateProps) {
  const { t } = useTranslation('dashboard')
  const words = useContentAnnouncement<HTMLParagraphElement>({ wait: TYPING_PAUSE_MS })
  const message = {
    short: t('search.short', { count: missing }),
    loading: t('search.loading'),
    failed: t('search.failed'),
    found:
      total > shown
        ? t('search.more', { shown: number(shown), total: number(total) })
        : t('search.found', { count: total, number: number(total) }),
  }[state]
  return (
    <p className={styles.state} ref={words} data-busy={state === 'loading' || undefined}>
      <span>{message}</span>
      {state === 'failed' && (
        <Button size="small" onClick={retry}>
          {t('search.retry')}
        </Button>
      )}
    </p>
  )
}

/** R068: a person's name, contact details and company, and the properties that matched the search. */
export function Result({ user, openable }: { readonly user: Found; readonly openable: boolean }) {
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
  // The list is open: an unknown match is shown unchanged. i18n-keys: dashboard:search.matches.*
  const matches = searchMatchedOn.map((match) => t(`search.matches.${match}`))
  const facts = [...new Set([login, email, msisdn && phone(msisdn), corporateAccountName])].filter(
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
