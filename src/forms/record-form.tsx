import { getIn } from 'final-form'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '@/api/errors.ts'
import type { Answer, BodyOf, OperationId } from '@/api/operation.ts'
import { write } from '@/api/use-write.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { bodyOnly, type ContractFormProps } from './contract-form.tsx'
import type { LabelOf } from './form-fields.ts'
import { RequestForm, type RequestFormProps } from './request-form.tsx'
import { changedNames } from './values/changes.ts'
import { FieldTextsContext, type FieldTexts } from './fields/field-texts.ts'

interface Versioned {
  readonly version: number
}
/** What the operation answers: the record after the write. */
type RecordOf<Id extends OperationId> = Answer<Id> & Versioned

export interface RecordFormProps<Id extends OperationId, Values extends object>
  extends
    Omit<
      ContractFormProps<Id, Values>,
      'initial' | 'toBody' | 'edits' | 'before' | 'labelOf' | 'onSaved' | 'toParams'
    >,
    EditProps<RecordOf<Id>, Values, BodyOf<Id> & object> {}

interface EditProps<Shown extends Versioned, Values, Body> {
  /** As the server has it now. */
  readonly record: Shown
  /** Reads it anew; answers nothing when that fails. */
  readonly reload: () => Promise<Shown | undefined>
  readonly toForm: (record: Shown) => Values
  /** The changes against the record that the fields began with, and its version. */
  readonly toBody: (values: Values, base: Shown) => Body
  /** What a field is called. */
  readonly labelOf: LabelOf
}

/** What the fields are based on, and what was typed over it. */
interface Base<Shown> {
  readonly record: Shown
  readonly typed: Readonly<Record<string, unknown>>
}

/**
 * Edits a record that others may change meanwhile, by an operation that answers the record after the write. A newer
 * record fills the fields by itself as long as nothing that was typed is touched by it; else the user is told, keeps what
 * was typed, and chooses.
 */
export function RecordForm<Id extends OperationId, Values extends object>(
  props: RecordFormProps<Id, Values>,
) {
  const { operation, refreshes, saved, ...form } = props
  return (
    <EditForm<RecordOf<Id>, Values, BodyOf<Id> & object>
      {...form}
      // Another record is another form.
      key={identityOf(props.record)}
      save={async (body, isShown) => {
        const answer = await write(operation, bodyOnly<Id>(body), { refreshes, shows: isShown })
        // The contract's answer has the version that `record` had; TypeScript cannot know for an `Id` it does not know.
        return answer as RecordOf<Id>
      }}
      onRecord={(record, body) => saved && notify({ tone: 'success', text: saved(record, body) })}
    />
  )
}

type SaveProps<Shown extends Versioned, Values extends object, Body extends object> = EditProps<
  Shown,
  Values,
  Body
> &
  Omit<RequestFormProps<Values, Body>, 'initial' | 'toBody' | 'edits' | 'before' | 'send' | 'labelOf'> & {
    readonly save: (body: Body, isShown: (error: ApiError) => boolean) => Promise<Shown>
    /** It is saved; this is the record now. */
    readonly onRecord: (record: Shown, body: Body) => void
  }

/** The same, however the changes are sent. */
export function EditForm<Shown extends Versioned, Values extends object, Body extends object>(
  props: SaveProps<Shown, Values, Body>,
) {
  const { record, reload, toForm, toBody, save, onRecord, labelOf, children, ...form } = props
  const [base, setBase] = useState<Base<Shown>>({ record, typed: {} })
  // The form is given other values only by `Rebase`, which knows what to keep.
  const [initial] = useState(() => toForm(record))
  const before = useMemo(() => toForm(base.record), [toForm, base])
  const [texts] = useState<FieldTexts>(() => new Map())

  const send = async (body: Body, _values: Values, isShown: (error: ApiError) => boolean): Promise<void> => {
    const isShownHere = (error: ApiError): boolean => error.code === 'STALE' || isShown(error)
    const keep = (next: Shown): void => {
      setBase({ record: next, typed: {} })
      onRecord(next, body)
    }
    // Blanks around a text count as typed, but change nothing.
    if (isChangeless(body)) return keep(base.record)
    try {
      keep(await save(body, isShownHere))
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'STALE')) throw error
      const newer = await reload()
      if (!newer || changedNames(toForm(newer), toForm(base.record)).length > 0) throw error
      // The other change was none of the fields here, such as an unblocking: nothing to ask about.
      keep(await save({ ...body, version: newer.version }, isShownHere))
    }
  }
  return (
    <RequestForm<Values, Body>
      {...form}
      initial={initial}
      before={before}
      edits
      labelOf={labelOf}
      toBody={(values) => toBody(values, base.record)}
      send={send}
    >
      <FieldTextsContext value={texts}>{children}</FieldTextsContext>
      <Rebase base={base} record={record} toForm={toForm} labelOf={labelOf} texts={texts} onBase={setBase} />
    </RequestForm>
  )
}

const isChangeless = (body: object): boolean =>
  'data' in body && typeof body.data === 'object' && body.data !== null && Object.keys(body.data).length === 0

/** What tells the record from others of its kind. */
const identityOf = (record: object): string =>
  ['ospId', 'assigneeOspId', 'userOspId'].map((name) => String(Reflect.get(record, name))).join()

type RebaseProps<Shown, Values> = {
  readonly base: Base<Shown>
  readonly record: Shown
  readonly toForm: (record: Shown) => Values
  readonly labelOf: LabelOf
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
