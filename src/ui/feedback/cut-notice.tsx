import { useTranslation } from 'react-i18next'
import type { CutShown } from '@/base/cut.ts'
import { number } from '@/i18n/formats.ts'
import { Button } from '../basics/button.tsx'
import { Notice } from './notice.tsx'
import { useAnnouncement } from './use-announcement.ts'

export interface CutProps {
  readonly cut: CutShown
}

// i18n-keys: ui:cut.state.*
/** Shows that a list has only the first of its rows (R234), and the state of the search among the others. */
export function CutNotice({ cut }: CutProps) {
  const { t } = useTranslation('ui')
  const state = t(`cut.state.${cut.state}`)
  useAnnouncement(state)
  return (
    <Notice
      tone="info"
      title={t('cut.title', sizesOf(cut))}
      actions={cut.state === 'failed' && <RetrySeek cut={cut} />}
    >
      <p>{state}</p>
    </Notice>
  )
}

/** Repeats the request to the server. */
export function RetrySeek({ cut }: CutProps) {
  const { t } = useTranslation('ui')
  return (
    <Button size="small" onClick={cut.retry}>
      {t('problem.retry')}
    </Button>
  )
}

/** Replaces "nothing matches" with a text about which rows were searched. */
// i18n-keys: ui:cut.none.*
export function NotFoundText({ cut }: CutProps) {
  const { t } = useTranslation('ui')
  return t(`cut.none.${cut.state}`, sizesOf(cut))
}

/** The formatted numbers to insert into texts. */
export const sizesOf = ({ read, of }: CutShown) => ({ read: number(read), of: number(of) })
