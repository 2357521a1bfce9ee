import './upload.css'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../feedback/notice.tsx'
import { HasSlotsContext, type PageSlots } from '../basics/page-slots.ts'
import { StatusBadge } from '../basics/status-badge.tsx'
import { Sentence } from '../table/cells.tsx'
import type { Column } from '../table/column.ts'
import { MemoryTable } from '@/ui/table/memory-table.tsx'
import { asInFile, UploadFigures, type UploadFiguresProps } from './upload-figures.tsx'
import {
  notesByLine,
  reasonsByColumn,
  REMARK_KINDS,
  REMARK_TONES,
  type RemarkKind,
  type RowNote,
  type UploadVerdict,
} from './upload-state.ts'

/** All messages about a row in one of the lists. */
interface Line extends Pick<RowNote, 'line' | 'identifier'> {
  readonly kind: RemarkKind
  readonly id: string
  readonly fields: string
  readonly reasons: string
}

const NO_SLOTS: readonly (keyof PageSlots)[] = []

export interface UploadResultProps extends Omit<UploadFiguresProps, 'isAside'> {
  /** File name of the exported list. */
  readonly fileName: string
  /** Parts of the file that were ignored, such as its other sheets. */
  readonly remarks?: readonly string[] | undefined
  /** The figures are shown elsewhere, at the side of the rows. */
  readonly hasFiguresAside?: boolean
  /** Shown between the figures and the rows. */
  readonly children?: ReactNode
}

/** R219, R257: shows how many rows are valid, and line, identifier, field and reason of each row that is not. */
// i18n-keys: ui:upload.kind.*
export function UploadResult(props: UploadResultProps) {
  const { verdict, fileName, remarks = [], labelOf = asInFile, hasFiguresAside, children } = props
  const { t } = useTranslation('ui')
  const lines = useMemo(() => linesOf(verdict, labelOf), [verdict, labelOf])
  const columns = useMemo(
    (): readonly Column<Line>[] => [
      {
        id: 'line',
        type: 'count',
        header: t('upload.line'),
        sort: true,
        text: ({ line }) => String(line),
        sortValue: ({ line }) => line,
      },
      {
        id: 'identifier',
        type: 'code',
        header: t('upload.identifier'),
        sort: true,
        text: ({ identifier = '' }) => identifier,
      },
      {
        id: 'kind',
        type: 'status',
        header: t('upload.outcome'),
        sort: true,
        text: ({ kind }) => t(`upload.kind.${kind}`),
        cell: ({ kind }) => <StatusBadge tone={REMARK_TONES[kind]}>{t(`upload.kind.${kind}`)}</StatusBadge>,
      },
      { id: 'field', header: t('upload.field'), sort: true, text: ({ fields }) => fields },
      {
        id: 'reason',
        type: 'main',
        header: t('upload.reason'),
        sort: true,
        text: ({ reasons }) => reasons,
        cell: ({ reasons }) => <Sentence>{reasons}</Sentence>,
      },
    ],
    [t],
  )
  return (
    <div className="stack">
      {!hasFiguresAside && <UploadFigures key={props.at} {...props} />}
      {remarks.map((remark) => (
        <Notice key={remark} tone="info">
          {remark}
        </Notice>
      ))}
      {children}
      {lines.length > 0 && (
        // The count beside the title of the page does not apply to these rows.
        <HasSlotsContext value={NO_SLOTS}>
          <MemoryTable
            id="upload-result"
            caption={t('upload.notes')}
            columns={columns}
            rows={lines}
            rowId={({ id }) => id}
            initialSort="line"
            exportName={fileName}
          />
        </HasSlotsContext>
      )}
    </div>
  )
}

/** A row is listed once, however many of its cells are invalid: a file with forty invalid rows has forty entries. */
const linesOf = (verdict: UploadVerdict, labelOf: (column: string) => string): readonly Line[] =>
  REMARK_KINDS.flatMap((kind) =>
    [...notesByLine(verdict[kind])].map(([line, notes]): Line => {
      const columns = [...new Set(notes.flatMap(({ field }) => field ?? []))]
      return {
        kind,
        id: `${kind}-${line}`,
        line,
        identifier: notes[0]?.identifier,
        fields: columns.map(labelOf).join('; '),
        // With a single column, the field beside it already names the column.
        reasons: columns.length > 1 ? reasonsByColumn(notes, labelOf) : notes.map(reasonOf).join('; '),
      }
    }),
  )

const reasonOf = ({ reason }: RowNote): string => reason
