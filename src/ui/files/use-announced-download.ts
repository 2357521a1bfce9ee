import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../feedback/notifications-store.ts'

/** R258: so long until the user hears that it takes a while, and so long that stays, in ms. */
const SLOW_AFTER = 10_000
const SLOW_STAYS = 60_000

export interface AnnouncedDownload {
  /** Runs a download and tells of it. What goes wrong has been told by then; this never throws. */
  readonly start: (download: () => Promise<unknown>) => Promise<void>
  readonly pending: boolean
}

/**
 * Tells that a download has begun, and after ten seconds that it may take a while: for a minute, or until the download
 * ends (R258). It goes on when the user goes elsewhere.
 */
export function useAnnouncedDownload(): AnnouncedDownload {
  const { t } = useTranslation('ui')
  const [pending, setPending] = useState(false)
  const start: AnnouncedDownload['start'] = async (download) => {
    setPending(true)
    notify({ tone: 'info', text: t('download.started') })
    let takeBack = (): void => undefined
    const timer = setTimeout(
      () => (takeBack = notify({ tone: 'warning', text: t('download.slow') }, SLOW_STAYS)),
      SLOW_AFTER,
    )
    try {
      await download()
    } catch {
      // A failed call has told so itself.
    } finally {
      clearTimeout(timer)
      takeBack()
      setPending(false)
    }
  }
  return { start, pending }
}
