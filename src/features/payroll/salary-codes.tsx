import { useMemo, useState, type ClipboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { getSalaryCategories, getSalaryCodes } from '@/api/generated/operations/payroll.ts'
import type { components } from '@/api/generated/schema.ts'
import { refresh } from '@/api/use-read.ts'
import { TextField } from '@/forms/fields/fields.tsx'
import { useFillIn } from '@/forms/form-values.tsx'
import { RequestForm } from '@/forms/request-form.tsx'
import { SettingsRow } from '@/forms/settings-row.tsx'
import { dateTime, number } from '@/i18n/formats.ts'
import { Card } from '@/ui/basics/card.tsx'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { Notice, Problem } from '@/ui/feedback/notice.tsx'
import {
  brokenCodes,
  changedCodes,
  saveCodes,
  toForm,
  type CodeValues,
  type SalaryCode,
} from './codes-form.ts'
import { isTable, pastedCodes, type Pasted } from './pasted-codes.ts'
import type { Provider } from './use-connections.ts'

interface SalaryCodesProps {
  readonly codes: readonly SalaryCode[]
  readonly categories: readonly components['schemas']['SalaryCategory'][]
  readonly provider: Provider | undefined
}

/** All salary codes in one form, by category. Pasting a column into a field also fills the fields below it. */
export function SalaryCodes({ codes, categories, provider }: SalaryCodesProps) {
  const { t } = useTranslation('payroll')
  // After a successful save, mount a new form with the current codes. Until then, the typed values stay.
  const [turn, setTurn] = useState(0)
  // oxlint-disable-next-line react/exhaustive-deps -- once per turn
  const shown = useMemo(() => codes, [turn])
  const initial = useMemo(() => toForm(shown), [shown])
  const missing = codes.filter(({ code }) => code === undefined).length
  const save = async (values: CodeValues): Promise<number> => {
    // Only the typed codes. A code that someone else has changed in the meantime is not overwritten.
    const typed = changedCodes(values, shown)
    const ids = new Set(typed.map(({ id }) => id))
    try {
      await saveCodes(
        values,
        changedCodes(values, codes).filter(({ id }) => ids.has(id)),
      )
      return typed.length
    } finally {
      await refresh([getSalaryCodes, getSalaryCategories]) // Some codes may have been saved before one was refused.
    }
  }
  return (
    <>
      {missing > 0 && <Notice tone="warning">{t('codes.missing', { count: missing })}</Notice>}
      <RequestForm<CodeValues, CodeValues, number>
        key={turn}
        request={{}}
        edits
        initial={initial}
        toBody={(values) => values}
        rules={(values) => brokenCodes(values, codes, provider)}
        send={save}
        onSaved={(count) => {
          notify({ tone: 'success', text: t('codes.saved', { count }) })
          setTurn(turn + 1)
        }}
        label={t('screens.PayrollSalaryCodes')}
        submitLabel={t('codes.save')}
      >
        <Codes codes={codes} categories={categories} />
      </RequestForm>
    </>
  )
}

function Codes({ codes, categories }: Omit<SalaryCodesProps, 'provider'>) {
  const { t } = useTranslation('payroll')
  const fillIn = useFillIn()
  const [problem, setProblem] = useState<Exclude<Pasted, { readonly kind: 'fills' }>>()
  const groups = categories.map((category) => ({
    category,
    own: codes.filter(({ categoryId }) => categoryId === category.id),
  }))
  const shown = groups.flatMap(({ own }) => own.map(({ id }) => id))
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text')
    const from = shown.indexOf((event.target as HTMLInputElement).name)
    if (from < 0 || !isTable(text)) return
    event.preventDefault()
    const pasted = pastedCodes(text, shown.slice(from))
    setProblem(pasted.kind === 'fills' ? undefined : pasted)
    if (pasted.kind === 'fills') fillIn(pasted.codes)
  }
  return (
    <div className="stack" onPaste={paste}>
      <p className="muted">{t('codes.lead')}</p>
      <Problem>{problem && problemText(t, problem)}</Problem>
      {groups.map(({ category, own }) => (
        <Card key={category.id} title={category.label} flush>
          {own.map(({ id, label, code, updatedOn }) => (
            <SettingsRow key={id} name={id}>
              <TextField
                name={id}
                label={label}
                help={
                  code === undefined ? (
                    <StatusBadge tone="warning">{t('codes.none')}</StatusBadge>
                  ) : (
                    updatedOn !== undefined && t('codes.changedOn', { moment: dateTime(updatedOn) })
                  )
                }
                autoComplete="off"
                spellCheck={false}
              />
            </SettingsRow>
          ))}
        </Card>
      ))}
    </div>
  )
}

// i18n-keys: payroll:codes.paste.*
const problemText = (
  t: ReturnType<typeof useTranslation>['t'],
  problem: Exclude<Pasted, { readonly kind: 'fills' }>,
): string => {
  switch (problem.kind) {
    case 'columns':
      return t('codes.paste.columns', { columns: number(problem.count) })
    case 'rows':
      return t('codes.paste.rows', { rows: number(problem.count), count: problem.room })
    case 'duplicate':
      return t('codes.paste.duplicate', {
        code: problem.code,
        lines: problem.lines.map((line) => number(line)).join(', '),
      })
  }
}
