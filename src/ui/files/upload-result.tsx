import './upload.css'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/formats.ts'
import { StatusBadge, type Tone } from '../basics/status-badge.tsx'
import type { Column } from '../table/column.ts'
import { MemoryTable } from '@/ui/table/memory-table.tsx'
import { rowsIn, type RowNote, type UploadVerdict } from './upload-state.ts'

type Kind = 'errors' | 'skipped' | 'alreadyProcessed'
interface Line extends RowNote {
  readonly kind: Kind
  readonly id: string
}

const TONES: Readonly<Record<Kind, Tone>> = {
  errors: 'danger',
  skipped: 'warning',
  alreadyProcessed: 'info',
}
const KINDS = ['errors', 'skipped', 'alreadyProcessed'] as const

export interface UploadResultProps {
  readonly verdict: UploadVerdict
  /** The word for valid rows, such as "ready" or "created". */
  readonly validLabel: string
  /** File name of the exported list. */
  readonly fileName: string
}

/** R219, R257: shows how many rows are valid, and line, identifier, field and reason of each row that is not. */
// i18n-keys: ui:upload.kind.*
export function UploadResult({ verdict, validLabel, fileName }: UploadResultProps) {
  const { t } = useTranslation('ui')
  const lines = useMemo(() => linesOf(verdict), [verdict])
  const columns = useMemo(
    (): readonly Column<Line>[] => [
      {
        id: 'line',
        header: t('upload.line'),
        width: 90,
        sort: true,
        text: ({ line }) => String(line),
        sortValue: ({ line }) => line,
      },
      {
        id: 'identifier',
        header: t('upload.identifier'),
        sort: true,
        text: ({ identifier = '' }) => identifier,
      },
      {
        id: 'kind',
        header: t('upload.outcome'),
        width: 170,
        sort: true,
        text: ({ kind }) => t(`upload.kind.${kind}`),
        cell: ({ kind }) => <StatusBadge tone={TONES[kind]}>{t(`upload.kind.${kind}`)}</StatusBadge>,
      },
      { id: 'field', header: t('upload.field'), width: 170, sort: true, text: ({ field = '' }) => field },
      { id: 'reason', header: t('upload.reason'), width: 320, sort: true, text: ({ reason }) => reason },
    ],
    [t],
  )
  return (
    <div className="stack">
      <p className="upload-figures" role="status">
        <StatusBadge tone="success">
          {validLabel}: {number(verdict.validCount)}
        </StatusBadge>
        {KINDS.filter((kind) => verdict[kind].length > 0).map((kind) => (
          <StatusBadge key={kind} tone={TONES[kind]}>
            {t(`upload.kind.${kind}`)}: {number(rowsIn(verdict[kind]))}
          </StatusBadge>
        ))}
      </p>
      {lines.length > 0 && (
        <MemoryTable
          id="upload-result"
          caption={t('upload.notes')}
          columns={columns}
          rows={lines}
          rowId={({ id }) => id}
          initialSort="line"
          exportName={fileName}
        />
      )}
    </div>
  )
}

const linesOf = (verdict: UploadVerdict): readonly Line[] =>
  KINDS.flatMap((kind) => verdict[kind].map((note, at) => ({ ...note, kind, id: `${kind}-${at}` })))
