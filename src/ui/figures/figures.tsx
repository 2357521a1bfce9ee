import './figures.css'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../basics/button.tsx'
import { withMark } from '../basics/not-received.tsx'
import { BlockLink } from '../basics/link.tsx'
import { Loading, SkeletonBar } from '../feedback/skeleton.tsx'
import { Sparkline } from './sparkline.tsx'

/** Related figures in one card, divided by hairlines. */
export const Figures = ({ children }: { readonly children: ReactNode }) => (
  <div className="figures-frame">
    <div className="figures">{children}</div>
  </div>
)

export interface FigureProps {
  readonly label: string
  /** The formatted figure. `undefined` while it loads. */
  readonly value: string | undefined
  /** The figure could not be read. The user can retry, and the other figures stay. */
  readonly failed?: { readonly retry: () => void; readonly pending: boolean } | undefined
  /** Marks the figure as overdue. */
  readonly late?: boolean | undefined
  /** A comparison: a `Delta` or a short text. */
  readonly note?: ReactNode
  /** The values of the last periods, the oldest first. */
  readonly trend?: readonly number[] | undefined
  /** The page with more about it. The whole tile is the link. */
  readonly href?: string | undefined
}

/** One figure with its change and trend. It keeps its size while loading and when it failed. */
export function Figure({ label, value, failed, late, note, trend, href }: FigureProps) {
  const { t } = useTranslation('ui')
  const labelId = useId()
  return (
    <section className="figure" aria-labelledby={labelId}>
      <h2 id={labelId}>
        {href === undefined ? (
          label
        ) : (
          <BlockLink href={href} className="figure-link">
            {label}
          </BlockLink>
        )}
      </h2>
      <div className="figure-line">
        <div className="figure-value" data-late={late || undefined}>
          {failed ? (
            <span className="figure-failed">
              <span>{t('figure.failed')}</span>
              <IconButton
                size="small"
                label={t('figure.retry', { figure: label })}
                icon={<RefreshCw />}
                pending={failed.pending}
                onClick={failed.retry}
              />
            </span>
          ) : value === undefined ? (
            <Loading>
              <SkeletonBar width="96px" height={24} />
            </Loading>
          ) : (
            <FigureText text={value} />
          )}
        </div>
        {value !== undefined && trend && trend.length > 1 && <Sparkline values={trend} />}
      </div>
      <p className="figure-note">{value !== undefined && note}</p>
    </section>
  )
}

/** An amount has a small, muted euro sign. */
const FigureText = ({ text }: { readonly text: string }) =>
  text.startsWith('€') ? (
    <>
      <span className="figure-unit">{text.slice(0, 2)}</span>
      <span>{text.slice(2)}</span>
    </>
  ) : (
    <span>{withMark(text)}</span>
  )
