import './attention.css'
import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../basics/button.tsx'
import { BlockLink } from '../basics/link.tsx'
import { Loading, SkeletonBar } from './skeleton.tsx'

export interface AttentionItem {
  readonly id: string
  readonly tone: 'danger' | 'warning' | 'info'
  readonly icon: ReactNode
  /** A short text about the problem, such as "6 users below zero". */
  readonly title: string
  readonly text?: string | undefined
  /** The list of the counted items. Absent if the user may not open it. */
  readonly href?: string | undefined
}

export interface AttentionProps {
  /** The accessible name of the strip, for screen readers. */
  readonly label: string
  /** At most three. `undefined` while they load. */
  readonly items: readonly AttentionItem[] | undefined
  /** The text to show when nothing needs attention. */
  readonly calm: string
  /** Set if the items could not be loaded. */
  readonly failed?:
    | { readonly text: string; readonly retry: () => void; readonly pending: boolean }
    | undefined
}

/**
 * The items that need attention, each with a link to the counted records. The height is constant, also while loading
 * and when there are no items.
 */
export function Attention({ label, items, calm, failed }: AttentionProps) {
  const { t } = useTranslation('ui')
  const labelId = useId()
  return (
    <section className="attention" aria-labelledby={labelId}>
      <h2 id={labelId} className="sr-only">
        {label}
      </h2>
      {!items && failed ? (
        <p className="attention-calm">
          <span>{failed.text}</span>
          <Button size="small" pending={failed.pending} onClick={failed.retry}>
            {t('problem.retry')}
          </Button>
        </p>
      ) : !items ? (
        <div className="attention-calm">
          <Loading>
            <SkeletonBar width="240px" height={16} />
          </Loading>
        </div>
      ) : items.length === 0 ? (
        <p className="attention-calm">
          <CircleCheck aria-hidden="true" />
          <span>{calm}</span>
        </p>
      ) : (
        <ul>
          {items.slice(0, 3).map((item) => (
            <li key={item.id}>
              {item.href === undefined ? (
                <div className="attention-item">
                  <ItemText {...item} />
                </div>
              ) : (
                <BlockLink className="attention-item" href={item.href}>
                  <ItemText {...item} />
                  <ChevronRight aria-hidden="true" />
                </BlockLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const ItemText = ({ tone, icon, title, text }: AttentionItem) => (
  <>
    <span className="attention-icon" data-tone={tone} aria-hidden="true">
      {icon}
    </span>
    <span className="attention-text">
      <b>{title}</b>
      {text !== undefined && <span>{text}</span>}
    </span>
  </>
)
