import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../feedback/notifications-store.ts'
import { useReportUnexpected } from '../feedback/use-report-unexpected.ts'

/** R258: the warning shows after 10 s and stays for 60 s, both in ms. */
const SLOW_AFTER = 10_000
const SLOW_STAYS = 60_000

export interface AnnouncedDownload {
  /**
   * Runs a download with its notices. Never throws: a failed call was already notified, and any other failure is
   * notified here.
   */
  readonly start: (download: () => Promise<unknown>) => Promise<void>
  readonly pending: boolean
}

/**
 * Notifies that a download has started. After ten seconds it warns that the download may take a while, for a minute or
 * until the download ends (R258). The download continues when the user opens another page.
 */
export function useAnnouncedDownload(): AnnouncedDownload {
  const { t } = useTranslation('ui')
  const [pending, setPending] = useState(false)
  const reportUnexpected = useReportUnexpected()
  const start: AnnouncedDownload['start'] = async (download) => {
    setPending(true)
    notify({ tone: 'info', text: t('download.started') })
    let removeWarning = (): void => undefined
    const timer = setTimeout(
      () => (removeWarning = notify({ tone: 'warning', text: t('download.slow') }, SLOW_STAYS)),
      SLOW_AFTER,
    )
    try {
      await download()
    } catch (error) {
      reportUnexpected(error)
    } finally {
      clearTimeout(timer)
      removeWarning()
      setPending(false)
    }
  }
  return { start, pending }
}
