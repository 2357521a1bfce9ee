import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import { useTranslation } from 'react-i18next'
import { money, number } from '@/i18n/formats.ts'
import styles from './tiers-picture.module.css'
import { kindOf, stretchesOf, type Stretch, type Tier } from './tiers.ts'

interface TiersPictureProps {
  readonly tiers: readonly Tier[]
  /** The tier being viewed or edited. A new one has no `ospId`. */
  readonly current?: string | undefined
}

/**
 * The tiers of one assignee side by side, with the gaps and overlaps between them. All segments have the same width:
 * drawn to scale, a tier of ten would be invisible beside a tier of ten thousand.
 */
export function TiersPicture({ tiers, current }: TiersPictureProps) {
  const { t } = useTranslation('user-fees')
  return (
    <ol className={styles.picture} aria-label={t('picture.label')}>
      {stretchesOf(tiers).map((stretch) => (
        <li
          key={stretch.from}
          className={styles.stretch}
          data-kind={kindOf(stretch)}
          data-current={stretch.tiers.some(({ ospId }) => ospId === current) || undefined}
        >
          <span className={styles.range}>{rangeOf(stretch, t('picture.andMore'))}</span>
          <StretchText stretch={stretch} />
        </li>
      ))}
    </ol>
  )
}

function StretchText({ stretch }: { readonly stretch: Stretch }) {
  const { t } = useTranslation('user-fees')
  const kind = kindOf(stretch)
  const fees = stretch.tiers.map(({ feeAmount }) => money(feeAmount)).join(' + ')
  if (kind === 'tier') return <b>{fees}</b>
  const Icon = kind === 'gap' ? CircleDashed : CircleAlert
  return (
    <span className={styles.finding}>
      <Icon aria-hidden="true" />
      <span>{t(`finding.${kind}`)}</span>
      {kind === 'overlap' && <b>{fees}</b>}
    </span>
  )
}

const rangeOf = ({ from, to }: Stretch, andMore: string): string =>
  to === undefined
    ? `${number(from)} ${andMore}`
    : from === to
      ? number(from)
      : `${number(from)}–${number(to)}`
