import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getOpenSeasonTicketOrders } from '@/api/generated/operations/season-tickets.ts'
import { useRead } from '@/api/use-read.ts'
import { number } from '@/i18n/formats.ts'
import { usePath } from '@/routes/navigate.tsx'
import { useAccount } from '@/session/use-viewer.ts'
import styles from './sidebar.module.css'

/**
 * R110: the number of open season-card orders of the company, beside their menu item. It is read on the first visit to
 * the dashboard or to the orders, so that a form opened by its address makes no extra call. From then on it stays
 * visible.
 */
export function OpenOrdersCount() {
  const { t } = useTranslation('shell')
  const corporateAccountOspId = useAccount().data?.ospId
  const isNeeded = useWasVisited(/^\/(dashboard|order-handling)(\/|$)/)
  const { data } = useRead(
    getOpenSeasonTicketOrders,
    isNeeded && corporateAccountOspId !== undefined
      ? { query: { size: 1 }, body: { corporateAccountOspId } }
      : null,
    { keep: true, ignore: ['*'] },
  )
  if (data === undefined || data.totalElements === 0) return null
  return (
    <span className={styles.count} role="note">
      {t('openOrders', { number: number(data.totalElements) })}
    </span>
  )
}

/** Whether one of these pages was open since the page loaded. */
function useWasVisited(places: RegExp): boolean {
  const isVisited = places.test(usePath())
  const [wasVisited, setWasVisited] = useState(isVisited)
  if (isVisited && !wasVisited) setWasVisited(true)
  return wasVisited
}
