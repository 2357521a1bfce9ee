import { getIn } from 'final-form'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '@/api/errors.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { ContractForm, type ContractFormProps } from './contract-form.tsx'
import { changedNames } from './values/changes.ts'
import { FieldTextsContext, type FieldTexts } from './fields/field-texts.ts'

interface Versioned {
  readonly version: number
}

export interface RecordFormProps<
  Shown extends Versioned,
  Values extends object,
  Body extends { readonly version?: number },
> extends Omit<ContractFormProps<Values, Body>, 'initial' | 'toBody' | 'save' | 'edits'> {
  /** As the server has it now. */
  readonly record: Shown
  /** Reads it anew; answers nothing when that fails. */
  readonly reload: () => Promise<Shown | undefined>
  readonly toForm: (record: Shown) => Values
  /** The changes against the record that the fields began with, and its version. */
  readonly toBody: (values: Values, base: Shown) => Body
  /** Sends them; answers the record after it. Leave the code STALE to this form (`ignore`). */
  readonly save: (body: Body) => Promise<Shown>
  /** What a field is called. */
  readonly labelOf: (field: string) => string
}

/** What the fields are based on, and what was typed over it. */
interface Base<Shown> {
  readonly record: Shown
  readonly typed: Readonly<Record<string, unknown>>
}

/**
 * Edits a record that others may change meanwhile. A newer record fills the fields by itself as long as nothing that
 * was typed is touched by it; else the user is told, keeps what was typed, and chooses.
 */
export function RecordForm<
  Shown extends Versioned,
  Values extends object,
  Body extends { readonly version?: number },
>(props: RecordFormProps<Shown, Values, Body>) {
  const { record, reload, toForm, toBody, save, labelOf, children, ...form } = props
  const [base, setBase] = useState<Base<Shown>>({ record, typed: {} })
  // The form is given other values only by `Rebase`, which knows what to keep.
  const [initial] = useState(() => toForm(record))
  const [texts] = useState<FieldTexts>(() => new Map())

  const send = async (body: Body): Promise<void> => {
    try {
      setBase({ record: await save(body), typed: {} })
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'STALE')) throw error
      const newer = await reload()
      if (!newer || changedNames(toForm(newer), toForm(base.record)).length > 0) throw error
      // The other change was none of the fields here, such as an unblocking: nothing to ask about.
      setBase({ record: await save({ ...body, version: newer.version }), typed: {} })
    }
  }
  return (
    <ContractForm<Values, Body>
      {...form}
      initial={initial}
      edits
      toBody={(values) => toBody(values, base.record)}
      save={send}
    >
      <FieldTextsContext value={texts}>{children}</FieldTextsContext>
      <Rebase base={base} record={record} toForm={toForm} labelOf={labelOf} texts={texts} onBase={setBase} />
    </ContractForm>
  )
}

type RebaseProps<Shown, Values> = {
  readonly base: Base<Shown>
  readonly record: Shown
  readonly toForm: (record: Shown) => Values
  readonly labelOf: (field: string) => string
  readonly texts: FieldTexts
  readonly onBase: (base: Base<Shown>) => void
}

function Rebase<Shown extends Versioned, Values extends object>(
  props: RebaseProps<Shown, Values>,
): ReactNode {
  const { base, record, toForm, labelOf, texts, onBase } = props
  const { t } = useTranslation('ui')
  const form = useForm<Values>()
  const { change } = useForm() // The same form, its fields by dotted names.
  const { dirty, submitting } = useFormState({ subscription: { dirty: true, submitting: true } })
  const isNewer = !submitting && record.version > base.record.version
  const theirs = isNewer ? changedNames(toForm(record), toForm(base.record)) : []
  const isQuiet = isNewer && (!dirty || theirs.length === 0)

  const typedBut = (left: readonly string[]): Record<string, unknown> => {
    const { dirtyFields, values } = form.getState()
    const kept = Object.keys(dirtyFields ?? {}).filter((name) => !left.includes(name))
    return Object.fromEntries(kept.map((name): [string, unknown] => [name, getIn(values, name)]))
  }
  useEffect(() => {
    if (isQuiet) onBase({ record, typed: typedBut([]) })
  })

  const first = useRef(base)
  useEffect(() => {
    if (base === first.current) return
    form.batch(() => {
      form.initialize(toForm(base.record))
      for (const [name, value] of Object.entries(base.typed)) change(name, value)
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once per base
  }, [base])

  if (!isNewer || isQuiet) return null
  const textOf = (name: string, value: unknown): string =>
    value === undefined || value === '' ? t('form.newer.nothing') : (texts.get(name)?.(value) ?? '')
  /** The newer value of a field, and beside it what was typed there. */
  const bothOf = (name: string): string => {
    const { dirtyFields, values } = form.getState()
    const newer = textOf(name, getIn(toForm(record), name))
    return dirtyFields?.[name] === true
      ? t('form.newer.both', { newer, typed: textOf(name, getIn(values, name)) })
      : newer
  }
  return (
    <div className="contract-form-newer">
      <Notice
        tone="warning"
        live
        title={t('form.newer.title')}
        actions={
          <>
            <Button size="small" onClick={() => onBase({ record, typed: typedBut([]) })}>
              {t('form.newer.keep')}
            </Button>
            <Button size="small" look="primary" onClick={() => onBase({ record, typed: typedBut(theirs) })}>
              {t('form.newer.load')}
            </Button>
          </>
        }
      >
        {t('form.newer.text')}
        <PropertyList items={theirs.map((name) => ({ label: labelOf(name), value: bothOf(name) }))} />
      </Notice>
    </div>
  )
}
