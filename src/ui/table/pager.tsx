import { useTranslation } from 'react-i18next'
import './table.css'
import { number } from '@/i18n/formats.ts'
import ChevronFirst from 'lucide-react/icons/chevron-first'
import ChevronLast from 'lucide-react/icons/chevron-last'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { IconButton } from '../basics/button.tsx'
import { NativeSelect } from '../inputs/inputs.tsx'
import { MIN_ROWS_FOR_TOOLS } from './table-tools.tsx'

export interface PagerProps {
  /** The caption of the table. */
  readonly list: string
  /** Zero-based. Shown one-based (R283). */
  readonly page: number
  readonly totalPages: number
  readonly totalElements: number
  readonly size: number
  readonly onPage: (page: number) => void
  /** Absent: the size is fixed. */
  readonly onSize?: ((size: number) => void) | undefined
  /** The sizes to choose from. */
  readonly sizes?: readonly number[] | undefined
}

const FIXED: readonly number[] = []

/** Shows `current / total`, with buttons to the other pages. */
export function Pager({
  list,
  page,
  totalPages,
  totalElements,
  size,
  onPage,
  onSize,
  sizes = FIXED,
}: PagerProps) {
  const { t } = useTranslation('ui')
  const last = Math.max(0, totalPages - 1)
  const atStart = page <= 0 ? t('pager.atStart') : undefined
  const atEnd = page >= last ? t('pager.atEnd') : undefined
  const range = rangeOf(page, size, totalElements, t)
  const position = `${number(page + 1)} / ${number(last + 1)}`
  return (
    <nav className="pager" aria-label={t('pager.label', { list })}>
      {/* An element for each text: WebKit does not repaint changed text while its sticky bar moves. */}
      <span key={range} className="pager-range">
        {range}
      </span>
      {onSize && totalElements >= MIN_ROWS_FOR_TOOLS && (
        <NativeSelect
          aria-label={t('pager.size')}
          value={String(size)}
          options={sizes.map((option) => ({
            value: String(option),
            label: t('pager.perPage', { count: option }),
          }))}
          onChange={({ target }) => onSize(Number(target.value))}
        />
      )}
      {/* A single page has no other pages to open. */}
      {last > 0 && (
        <div className="pager-steps">
          <IconButton
            size="small"
            label={t('pager.first')}
            icon={<ChevronFirst />}
            refused={atStart}
            onClick={() => onPage(0)}
          />
          <IconButton
            size="small"
            label={t('pager.previous')}
            icon={<ChevronLeft />}
            refused={atStart}
            onClick={() => onPage(page - 1)}
          />
          <span
            key={position}
            className="pager-place"
            aria-label={t('pager.place', { page: page + 1, total: last + 1 })}
            role="img"
          >
            {position}
          </span>
          <IconButton
            size="small"
            label={t('pager.next')}
            icon={<ChevronRight />}
            refused={atEnd}
            onClick={() => onPage(page + 1)}
          />
          <IconButton
            size="small"
            label={t('pager.last')}
            icon={<ChevronLast />}
            refused={atEnd}
            onClick={() => onPage(last)}
          />
        </div>
      )}
    </nav>
  )
}

type Translate = (key: string, values: Record<string, unknown>) => string

function rangeOf(page: number, size: number, total: number, t: Translate): string {
  const from = page * size + 1
  return from > total
    ? t('rows', { count: total, number: number(total) })
    : t('pager.range', {
        from: number(from),
        to: number(Math.min(total, from + size - 1)),
        total: number(total),
      })
}
