import { getIn } from 'final-form'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '@/api/errors.ts'
import type { BodyOf, OperationId, Params, ResponseData } from '@/api/operation.ts'
import { write } from '@/api/use-write.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { bodyOnly, type ContractFormProps } from './contract-form.tsx'
import type { LabelOf } from './form-fields.ts'
import { RequestForm, type RequestFormProps } from './request-form.tsx'
import { changedNames, leafNames } from './values/changes.ts'
import { FieldTextsContext, type FieldTexts } from './fields/field-texts.ts'

interface Versioned {
  readonly version: number
}
/** The operation returns the record after the write. */
type RecordOf<Id extends OperationId> = ResponseData<Id> & Versioned

export interface RecordFormProps<Id extends OperationId, Values extends object>
  extends
    Omit<
      ContractFormProps<Id, Values>,
      'initial' | 'toBody' | 'edits' | 'before' | 'labelOf' | 'onSaved' | 'toParams'
    >,
    EditProps<RecordOf<Id>, Values, BodyOf<Id> & object> {
  /** The parameters of the operation, when it takes more than the body. */
  readonly toParams?: (body: BodyOf<Id> & object) => Params<Id>
}

interface EditProps<Shown extends Versioned, Values, Body> {
  /** The current record on the server. */
  readonly record: Shown
  /** Reads the record again. Returns `undefined` if that fails. */
  readonly reload: () => Promise<Shown | undefined>
  readonly toForm: (record: Shown) => Values
  /** The changes to the record with which the fields started, and its version. */
  readonly toBody: (values: Values, base: Shown) => Body
  readonly labelOf: LabelOf
}

/** The record with which the fields started, and the values typed over it. */
interface Base<Shown> {
  readonly record: Shown
  readonly typed: Readonly<Record<string, unknown>>
}

/**
 * Edits a record that others may change at the same time, by an operation that returns the updated record (optimistic
 * lock). If the user has typed nothing, a newer record fills the fields. Otherwise a notice shows what has changed, and
 * the user chooses between their own values and the newer ones.
 */
export function RecordForm<Id extends OperationId, Values extends object>(
  props: RecordFormProps<Id, Values>,
) {
  const { operation, refreshes, saved, toParams = bodyOnly, ...form } = props
  return (
    <EditForm<RecordOf<Id>, Values, BodyOf<Id> & object>
      {...form}
      // A form for another record is mounted again.
      key={identityOf(props.record)}
      save={async (body, isShown) => {
        const data = await write(operation, toParams(body), { refreshes, shows: isShown })
        // The response has a version, as `record` has. TypeScript cannot resolve that for a generic `Id`.
        return data as RecordOf<Id>
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
    /** Called with the record after it was saved. */
    readonly onRecord: (record: Shown, body: Body) => void
  }

/** `RecordForm` with a `save` function instead of an operation. */
export function EditForm<Shown extends Versioned, Values extends object, Body extends object>(
  props: SaveProps<Shown, Values, Body>,
) {
  const { record, reload, toForm, toBody, save, onRecord, labelOf, children, ...form } = props
  const [base, setBase] = useState<Base<Shown>>({ record, typed: {} })
  // Only `Rebase` gives the form other initial values, because it knows which typed values to keep.
  const [initial] = useState(() => toForm(record))
  const before = useMemo(() => toForm(base.record), [toForm, base])
  const [texts] = useState<FieldTexts>(() => new Map())

  // A dialog keeps the record with which it was opened, so the form stores a reloaded record itself.
  const [reread, setReread] = useState(record)
  const newest = reread.version > record.version ? reread : record
  /** The body that was sent without getting a response. */
  const unclear = useRef<Body>(undefined)

  const readAgain = async (): Promise<Shown | undefined> => {
    const read = await reload().catch(() => undefined)
    if (read) setReread(read)
    return read && read.version > base.record.version ? read : undefined
  }
  const send = async (body: Body, values: Values, isShown: (error: ApiError) => boolean): Promise<void> => {
    const isShownByForm = (error: ApiError): boolean => error.code === 'STALE' || isShown(error)
    const keep = (next: Shown): void => {
      setBase({ record: next, typed: {} })
      onRecord(next, body)
    }
    /**
     * G412: whether the body has no changes to this record. Then the typed values were saved by an earlier attempt, or
     * by someone else.
     */
    const hasAll = (next: Shown): boolean =>
      JSON.stringify(toBody(values, next)) === JSON.stringify(toBody(toForm(next), next))
    unclear.current = undefined
    // White space around a text makes the form dirty, but the request is empty, so nothing is sent.
    if (isChangeless(body)) return keep(base.record)
    try {
      keep(await save(body, isShownByForm))
    } catch (error) {
      if (!(error instanceof ApiError && (error.mayBeDone || error.code === 'STALE'))) throw error
      const newer = await readAgain()
      if (newer && hasAll(newer)) return keep(newer)
      if (error.mayBeDone) {
        unclear.current = body
        throw error
      }
      // Without the newer record there is nothing to compare, so the form itself shows that the record has changed.
      if (!newer) throw new ApiError('http', error.operationId, error.status)
      if (changedNames(toForm(newer), toForm(base.record)).length > 0) throw error
      // The other change, such as an unblocking, is not in these fields. Save again with the newer version.
      keep(await save({ ...body, version: newer.version }, isShownByForm))
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
      <Rebase
        base={base}
        record={newest}
        toForm={toForm}
        labelOf={labelOf}
        texts={texts}
        onBase={(next) => {
          setBase(next)
          // G412: the reloaded record has all typed values, so the earlier attempt was saved after all.
          if (unclear.current && Object.keys(next.typed).length === 0) onRecord(next.record, unclear.current)
          unclear.current = undefined
        }}
      />
    </RequestForm>
  )
}

const isChangeless = (body: object): boolean =>
  'data' in body && typeof body.data === 'object' && body.data !== null && Object.keys(body.data).length === 0

/** A value as a text for comparison. White space around it is ignored, because it is not sent. */
const textIn = (values: object, name: string): string => {
  const value: unknown = getIn(values, name) ?? ''
  return typeof value === 'string' ? value.trim() : JSON.stringify(value)
}

/** The identifiers of the record. */
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
  const { change } = useForm() // The same form, typed for dotted field names.
  const { dirty, submitting } = useFormState({ subscription: { dirty: true, submitting: true } })
  const isNewer = !submitting && record.version > base.record.version
  // A value is no conflict if it was saved without a response, or if someone else changed it in the same way.
  const isTyped = (name: string): boolean =>
    textIn(form.getState().values, name) === textIn(toForm(record), name)
  const theirs = isNewer
    ? changedNames(toForm(record), toForm(base.record)).filter((name) => !isTyped(name))
    : []
  const isQuiet = isNewer && (!dirty || theirs.length === 0)

  const typedBut = (left: readonly string[]): Record<string, unknown> => {
    const { dirtyFields, values } = form.getState()
    const kept = leafNames(dirtyFields).filter((name) => !left.includes(name) && !isTyped(name))
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
  /** The newer value of a field, with the typed value if there is one. */
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
        <p>{t('form.newer.text')}</p>
        <PropertyList items={theirs.map((name) => ({ label: labelOf(name), value: bothOf(name) }))} />
      </Notice>
    </div>
  )
}
