import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getOpenSeasonTicketOrders } from '@/api/generated/operations/season-tickets.ts'
import { useRead } from '@/api/use-read.ts'
import { number } from '@/i18n/formats.ts'
import { useAccount } from '@/session/use-viewer.ts'
import styles from './sidebar.module.css'

/** So late that it takes no time from the screen. */
const WAIT_MS = 1_000

/** R110: how many season-card orders of the company wait, beside their place in the menu. Absent when there are none. */
export function OpenOrdersCount() {
  const { t } = useTranslation('shell')
  const corporateAccountOspId = useAccount().data?.ospId
  const isTime = useIsTime()
  const { data } = useRead(
    getOpenSeasonTicketOrders,
    isTime && corporateAccountOspId !== undefined
      ? { query: { size: 1 }, body: { corporateAccountOspId } }
      : null,
    { ignore: ['*'] }, // Nobody asked for it.
  )
  if (data === undefined || data.totalElements === 0) return null
  return (
    <span className={styles.count} role="note">
      {t('openOrders', { number: number(data.totalElements) })}
    </span>
  )
}

function useIsTime(): boolean {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => {
    const id = setTimeout(() => setIsTime(true), WAIT_MS)
    return () => clearTimeout(id)
  }, [])
  return isTime
}
