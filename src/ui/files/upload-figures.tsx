import './upload.css'
import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/formats.ts'
import { Meter } from '../basics/meter.tsx'
import { StatusBadge, type Tone } from '../basics/status-badge.tsx'
import { messageWithLabel } from '@/i18n/rule-message.ts'
import { useAnnouncement } from '../feedback/use-announcement.ts'
import type { UploadWords } from './upload-card.tsx'
import {
  notesByLine,
  reasonsByColumn,
  REMARK_KINDS,
  REMARK_TONES,
  rowsIn,
  rowsLeft,
  type RemarkKind,
  type RowNote,
  type UploadState,
  type UploadVerdict,
} from './upload-state.ts'

export interface UploadFiguresProps {
  readonly verdict: UploadVerdict
  readonly at: Exclude<UploadState['at'], 'choose'>
  readonly words: Pick<UploadWords, 'ready' | 'done'>
  /** At the side of the rows, one figure per line. Default: badges in a row above them. */
  readonly isAside?: boolean
  /** Whether the step before has announced the same reason of the first refused row. */
  readonly isRepeated?: ((reason: string) => boolean) | undefined
  /** The label of a column on the page. Default: its name in the file. */
  readonly labelOf?: ((column: string) => string) | undefined
  /** The same in what is heard. */
  readonly plainLabelOf?: ((column: string) => string) | undefined
}

/** The name of a column without a label. */
export const asInFile = (column: string): string => column

interface Figure {
  readonly kind: 'done' | 'ready' | RemarkKind
  readonly label: string
  readonly count: number
  readonly tone: Tone
}

/** R219: how many rows of a file can be processed, were processed, and are refused. */
// i18n-keys: ui:upload.kind.*, ui:upload.heard.*
export function UploadFigures(props: UploadFiguresProps) {
  const { verdict, at, words, isAside = false, isRepeated, labelOf = asInFile } = props
  const { plainLabelOf = labelOf } = props
  const { t } = useTranslation('ui')
  const done = verdict.processedCount ?? (at === 'done' ? verdict.validCount : 0)
  const isDone = at === 'done' || done > 0
  const figures: readonly Figure[] = [
    ...(isDone ? [{ kind: 'done' as const, label: words.done, count: done, tone: 'success' as const }] : []),
    ...(at === 'done'
      ? []
      : [
          {
            kind: 'ready' as const,
            label: words.ready,
            count: rowsLeft(verdict),
            tone: isDone ? ('info' as const) : ('success' as const),
          },
        ]),
    ...REMARK_KINDS.filter((kind) => verdict[kind].length > 0).map((kind) => ({
      kind,
      label: t(`upload.kind.${kind}`),
      count: rowsIn(verdict[kind]),
      tone: REMARK_TONES[kind],
    })),
  ]
  const texts = figures.map(({ label, count }) => t('upload.figure', { label, number: number(count) }))
  // The reasons of rows are far from the figures. With the first one, a listener knows what kind of error it is.
  const [[line, notes] = []] = notesByLine(verdict.errors)
  const firstError =
    line !== undefined &&
    notes &&
    `${t('upload.correct.line', { line })}: ${heardReasons(notes, plainLabelOf)}`
  // The server may have another wording of the same reason.
  const key = notes && `${line} ${reasonsByColumn(notes, labelOf)}`
  const heard = figures
    .map(({ kind, label, count }) =>
      kind === 'done'
        ? t('upload.figure', { label, number: number(count) })
        : t(`upload.heard.${kind}`, { count, number: number(count) }),
    )
    .join(', ')
  // The server's check often has the figures of the check before it.
  useAnnouncement(at === 'confirm' ? t('upload.heard.checked', { figures: heard }) : heard, {
    first: true,
    also: firstError || undefined,
    isAlsoRepeated: () => key !== undefined && isRepeated?.(key) === true,
  })
  return (
    <p className="upload-figures" data-aside={isAside || undefined}>
      {figures.map(({ label, count, tone }, index) =>
        isAside ? (
          <FigureLine
            key={label}
            label={label}
            count={count}
            of={index === 0 ? verdict.rowCount : undefined}
          />
        ) : (
          <StatusBadge key={label} tone={tone}>
            {texts[index]}
          </StatusBadge>
        ),
      )}
    </p>
  )
}

interface FigureLineProps {
  readonly label: string
  readonly count: number
  /** All rows of the file, for the main figure. */
  readonly of: number | undefined
}

function FigureLine({ label, count, of }: FigureLineProps) {
  const { t } = useTranslation('ui')
  const line = (
    <span className="upload-figure" data-main={of !== undefined || undefined}>
      <span>{label}</span>
      <span className="sr-only">: </span>
      <b>{number(count)}</b>
    </span>
  )
  if (of === undefined) return line
  return (
    <span className="upload-main-figure">
      {line} <span className="muted">{t('upload.ofRows', { count: of, number: number(of) })}</span>
      <Meter share={of === 0 ? 0 : count / of} />
    </span>
  )
}

/** The errors of a row for a listener: `Last name is required; E-mail address: …`. */
const heardReasons = (notes: readonly RowNote[], labelOf: (column: string) => string): string =>
  notes
    .map(({ field, reason, broken = { rule: 'invalid', text: reason } }) =>
      field === undefined ? reason : messageWithLabel(broken, labelOf(field)),
    )
    .join('; ')
