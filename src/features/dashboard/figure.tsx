import ArrowRight from 'lucide-react/icons/arrow-right'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useId, type ReactNode } from 'react'
import { retryRead } from '@/frame/loaded.tsx'
import { useTranslation } from 'react-i18next'
import type { Href } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { IconButton } from '@/ui/basics/button.tsx'
import type { Reading } from '@/frame/loaded.tsx'
import { Loading, SkeletonBar } from '@/ui/feedback/skeleton.tsx'
import styles from './figure.module.css'

export interface FigureProps<Data> {
  readonly label: string
  readonly read: Reading<Data>
  readonly show: (data: Data) => string
  /** Where to see more (R062), in words and as address; absent for who may not go there. */
  readonly more?: { readonly text: string; readonly href: Href } | undefined
}

/** One figure in its card. It loads and fails on its own, in the same room. */
export function Figure<Data>({ label, read, show, more }: FigureProps<Data>) {
  const labelId = useId()
  return (
    <section className={styles.figure} aria-labelledby={labelId}>
      <h2 id={labelId} className={styles.label}>
        {label}
      </h2>
      <div className={styles.value}>{valueOf(read, show) ?? <NoValue label={label} read={read} />}</div>
      {more && (
        <Link to={more.href} className={styles.more}>
          {more.text}
          <ArrowRight aria-hidden="true" />
        </Link>
      )}
    </section>
  )
}

/** Also `undefined` when the answer is not what the contract says: that fails this one figure, not the page. */
function valueOf<Data>({ data }: Reading<Data>, show: (data: Data) => string): ReactNode {
  if (data === undefined) return undefined
  try {
    return show(data)
  } catch {
    return undefined
  }
}

function NoValue({ label, read }: { readonly label: string; readonly read: Reading<unknown> }) {
  const { t } = useTranslation('dashboard')
  if (read.data === undefined && read.error === undefined)
    return (
      <Loading>
        <SkeletonBar width="60%" height={24} />
      </Loading>
    )
  return (
    <span className={styles.failed}>
      {t('figures.failed')}
      <IconButton
        size="small"
        label={t('figures.retry', { figure: label })}
        icon={<RefreshCw />}
        pending={read.isValidating}
        onClick={() => retryRead(read)}
      />
    </span>
  )
}
