import './upload.css'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/formats.ts'
import { Notice } from '../feedback/notice.tsx'
import { useContentAnnouncement } from '../feedback/use-announcement.ts'
import { HasSlotsContext, type PageSlots } from '../basics/page-slots.ts'
import { StatusBadge, type Tone } from '../basics/status-badge.tsx'
import type { Column } from '../table/column.ts'
import { MemoryTable } from '@/ui/table/memory-table.tsx'
import type { UploadWords } from './upload-card.tsx'
import {
  notesByLine,
  reasonsByColumn,
  rowsIn,
  rowsLeft,
  type RowNote,
  type UploadState,
  type UploadVerdict,
} from './upload-state.ts'

type Kind = 'errors' | 'skipped' | 'alreadyProcessed'
/** All messages about a row in one of the lists. */
interface Line extends Pick<RowNote, 'line' | 'identifier'> {
  readonly kind: Kind
  readonly id: string
  readonly fields: string
  readonly reasons: string
}

const TONES: Readonly<Record<Kind, Tone>> = {
  errors: 'danger',
  skipped: 'warning',
  alreadyProcessed: 'info',
}
const NO_SLOTS: readonly (keyof PageSlots)[] = []
const KINDS = ['errors', 'skipped', 'alreadyProcessed'] as const

export interface UploadResultProps {
  readonly verdict: UploadVerdict
  readonly at: Exclude<UploadState['at'], 'choose'>
  readonly words: Pick<UploadWords, 'ready' | 'done'>
  /** File name of the exported list. */
  readonly fileName: string
  /** Parts of the file that were ignored, such as its other sheets. */
  readonly remarks?: readonly string[] | undefined
  /** The label of a column on the page. Default: its name in the file. */
  readonly labelOf?: ((column: string) => string) | undefined
  /** Whether the step before has announced the same figures. */
  readonly isRepeated?: ((figures: string) => boolean) | undefined
  /** Shown between the figures and the rows. */
  readonly children?: ReactNode
}

/** R219, R257: shows how many rows are valid, and line, identifier, field and reason of each row that is not. */
// i18n-keys: ui:upload.kind.*
export function UploadResult(props: UploadResultProps) {
  const { verdict, at, words, fileName, remarks = [], labelOf = asInFile, children } = props
  const { t } = useTranslation('ui')
  const done = verdict.processedCount ?? (at === 'done' ? verdict.validCount : 0)
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
        cell: ({ kind }) => <StatusBadge tone={TONES[kind]}>{t(`upload.kind.${kind}`)}</StatusBadge>,
      },
      { id: 'field', header: t('upload.field'), sort: true, text: ({ fields }) => fields },
      { id: 'reason', type: 'main', header: t('upload.reason'), sort: true, text: ({ reasons }) => reasons },
    ],
    [t],
  )
  // The reason of a row is far from the figures. With the first one, somebody who listens knows what kind of error it is.
  const firstError = lines.find(({ kind }) => kind === 'errors')
  const figures = useContentAnnouncement<HTMLParagraphElement>({
    first: true,
    isRepeated: props.isRepeated,
    between: ', ',
    also: firstError && `${t('upload.correct.line', { line: firstError.line })}: ${withField(firstError)}`,
  })
  const figure = (label: string, count: number) => t('upload.figure', { label, number: number(count) })
  return (
    <div className="stack">
      <p className="upload-figures" ref={figures}>
        {(at === 'done' || done > 0) && <StatusBadge tone="success">{figure(words.done, done)}</StatusBadge>}
        {at !== 'done' && (
          <StatusBadge tone={done > 0 ? 'info' : 'success'}>
            {figure(words.ready, rowsLeft(verdict))}
          </StatusBadge>
        )}
        {KINDS.filter((kind) => verdict[kind].length > 0).map((kind) => (
          <StatusBadge key={kind} tone={TONES[kind]}>
            {figure(t(`upload.kind.${kind}`), rowsIn(verdict[kind]))}
          </StatusBadge>
        ))}
      </p>
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

/** `Language: Choose a value from the list`. With several columns, the reasons already name them. */
const withField = ({ fields, reasons }: Line): string =>
  fields === '' || fields.includes('; ') ? reasons : `${fields}: ${reasons}`

const asInFile = (column: string): string => column

/** A row is listed once, however many of its cells are invalid: a file with forty invalid rows has forty entries. */
const linesOf = (verdict: UploadVerdict, labelOf: (column: string) => string): readonly Line[] =>
  KINDS.flatMap((kind) =>
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
