import './upload.css'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../basics/button.tsx'
import { StatusBadge } from '../basics/status-badge.tsx'
import { Field } from '../inputs/field.tsx'
import { TextInput } from '../inputs/inputs.tsx'

export interface CorrectionCell {
  readonly column: string
  readonly label: string
  /** The text in the file, or as typed. */
  readonly text: string
  readonly error?: string | undefined
}

/** A refused row. It stays visible after it is corrected, so that nothing moves under the user. */
export interface CorrectionLine {
  readonly line: number
  readonly identifier?: string | undefined
  readonly isRight: boolean
  /** The errors of the whole row. */
  readonly problems: readonly string[]
  /** The invalid cells. */
  readonly cells: readonly CorrectionCell[]
  readonly others: readonly CorrectionCell[]
}

export interface CorrectRowsProps {
  readonly lines: readonly CorrectionLine[]
  /** Validates the row again. */
  readonly onType: (line: number, column: string, text: string) => void
}

/** Few enough to render at once and to read through. */
const LINES_AT_ONCE = 20

/** Refused rows of a file, whose cells are corrected in the page: each cell is validated while the user types. */
export function CorrectRows({ lines, onType }: CorrectRowsProps) {
  const { t } = useTranslation('ui')
  const [shown, setShown] = useState(LINES_AT_ONCE)
  const titleId = useId()
  return (
    <section className="stack" aria-labelledby={titleId}>
      <div>
        <h3 id={titleId}>{t('upload.correct.title')}</h3>
        <p>{t('upload.correct.text')}</p>
      </div>
      {lines.slice(0, shown).map((line) => (
        <Line key={line.line} line={line} onType={onType} />
      ))}
      {lines.length > shown && (
        <div>
          <Button onClick={() => setShown(shown + LINES_AT_ONCE)}>
            {t('upload.correct.more', { count: lines.length - shown })}
          </Button>
        </div>
      )}
    </section>
  )
}

function Line({
  line: row,
  onType,
}: {
  readonly line: CorrectionLine
  readonly onType: CorrectRowsProps['onType']
}) {
  const { t } = useTranslation('ui')
  const { line, identifier = '', isRight, problems, cells, others } = row
  const [isOpen, setIsOpen] = useState(cells.length === 0)
  // Show another cell when it becomes invalid. Once open it stays open, otherwise an input could disappear while the
  // user types in it.
  if (!isOpen && others.some(({ error }) => error !== undefined)) setIsOpen(true)
  const name = t('upload.correct.line', { line })
  const inputs = (some: readonly CorrectionCell[]) => (
    <div className="correct-cells">
      {some.map(({ column, label, text, error }) => (
        <Field key={column} label={label} error={error}>
          {(control) => (
            <TextInput
              {...control}
              value={text}
              onChange={({ target }) => onType(line, column, target.value)}
            />
          )}
        </Field>
      ))}
    </div>
  )
  return (
    <fieldset className="correct-line">
      <legend>
        <span>{identifier === '' ? name : t('upload.correct.named', { name, identifier })}</span>{' '}
        {isRight && <StatusBadge tone="success">{t('upload.correct.right')}</StatusBadge>}
      </legend>
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      {inputs(cells)}
      {others.length > 0 && (
        <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>{t('upload.correct.others')}</summary>
          {isOpen && inputs(others)}
        </details>
      )}
    </fieldset>
  )
}
