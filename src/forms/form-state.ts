import {
  createForm,
  getIn,
  type Config,
  type FieldConfig,
  type FieldState,
  type FormApi,
  type FormState,
} from 'final-form'
import { createContext, useContext, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { changes } from './values/changes.ts'

/*
 * How components read and change a form of the form library. Each is rendered once when the form opens, and again when a
 * part of the form that it asked for has changed (docs/decisions/0041-a-key-renders-nothing.md).
 */

/** The values of a form whose fields are known by their dotted names only. */
type Fields = Record<string, unknown>

/** The form of the fields and buttons in it; `inContext` gives it one. */
export const FormContext = createContext<FormApi<Fields> | undefined>(undefined)

/** A form for `FormContext`, where nothing is known of its values. */
export const inContext = <Values extends object>(form: FormApi<Values>): FormApi<Fields> =>
  form as unknown as FormApi<Fields>

/** The form around a component. `Values` is what the component knows that it holds. */
export function useForm<Values extends object = Fields>(): FormApi<Values> {
  const form = useContext(FormContext)
  if (!form) throw new Error('there is no form around this')
  return form as unknown as FormApi<Values>
}

/** Tells what is wrong with the values, nested as they are. */
type Check<Values extends object> = (values: Values) => object

/** A form that is checked by `checkBy` from when a field was first left or the form submitted: before, no mistake shows. */
export interface LateForm<Values extends object> extends FormApi<Values> {
  readonly checkBy: (check: Check<Values>) => void
}

/** Creates a form, which `useOpening` opens. */
export function newForm<Values extends object>(initial: Values): LateForm<Values> {
  const form = createForm<Values>({ initialValues: initial, onSubmit: () => undefined })
  form.pauseValidation()
  let isChecked = false
  let check: Check<Values> = () => ({})
  const begin = (): void => {
    if (isChecked) return
    isChecked = true
    form.setConfig('validate', check)
  }
  return {
    ...form,
    checkBy: (next) => {
      check = next
      if (isChecked) form.setConfig('validate', check)
    },
    blur: (name) => {
      begin()
      form.blur(name)
    },
    submit: () => {
      begin()
      return form.submit()
    },
  }
}

/** Until all fields of a new form are there, and while they leave together, it is not checked and tells nothing. */
export function useOpening<Values extends object>(form: FormApi<Values>): void {
  // Runs after the effects of the fields, and is undone before theirs.
  useEffect(() => {
    form.resumeValidation()
    return () => form.pauseValidation()
  }, [form])
}

interface FormDefinition<Values extends object> {
  /** The values that the form begins with. With others it begins anew. */
  readonly initial: Values
  readonly check: Check<Values>
  readonly send: Config<Values>['onSubmit']
}

/** The form of a component, which provides it by `FormContext`. */
export function useNewForm<Values extends object>(definition: FormDefinition<Values>): LateForm<Values> {
  const { initial, check, send } = definition
  const [form] = useState(() => newForm(initial))
  const begun = useRef(initial)
  useOpening(form)
  useEffect(() => form.setConfig('onSubmit', send), [form, send])
  useEffect(() => form.checkBy(check), [form, check])
  useEffect(() => {
    const isOther = [changes(initial, begun.current), changes(begun.current, initial)].some(
      (changed) => Object.keys(changed).length > 0,
    )
    begun.current = initial
    if (isOther) form.initialize(initial)
  }, [form, initial])
  return form
}

/** The named parts of the form's state. */
export function useFormState<Name extends keyof FormState<Fields>>(
  ...names: readonly Name[]
): Pick<FormState<Fields>, Name> {
  const form = useForm()
  const asked = names.join()
  const source = useMemo(() => {
    const parts = asked.split(',') as Name[]
    const ofAll = (state: FormState<Fields>): Pick<FormState<Fields>, Name> =>
      Object.fromEntries(parts.map((name) => [name, state[name]])) as Pick<FormState<Fields>, Name>
    // The value that React compares: it stays the same while none of the parts changes.
    const known = { parts: ofAll(form.getState()) }
    return {
      read: () => known.parts,
      subscribe: (onChange: () => void) =>
        form.subscribe(
          (state) => {
            if (parts.every((name) => isSame(known.parts[name], state[name]))) return
            known.parts = ofAll(state)
            onChange()
          },
          Object.fromEntries(parts.map((name) => [name, true])),
        ),
    }
  }, [form, asked])
  return useSyncExternalStore(source.subscribe, source.read)
}

/** The values of the form. */
export function useFormValues<Values extends object>(): Values {
  const { values } = useFormState('values')
  return values as Values
}

/** The library makes a new object of the names of changed fields before the form is open. */
function isSame(one: unknown, other: unknown): boolean {
  if (!isNames(one) || !isNames(other)) return Object.is(one, other)
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}
const isNames = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is known of a field. */
export type FieldView = Pick<
  FieldState<unknown>,
  'value' | 'dirty' | 'active' | 'touched' | 'error' | 'submitError' | 'dirtySinceLastSubmit'
>
const VIEWED = {
  value: true,
  dirty: true,
  active: true,
  touched: true,
  error: true,
  submitError: true,
  dirtySinceLastSubmit: true,
}

type IsEqual = NonNullable<FieldConfig['isEqual']>

/**
 * What `select` takes from the state of a field: a plain value, or an object that stays the same while nothing in it
 * changes. `select` is the same function in all renders.
 */
export function useFieldState<Selected>(
  name: string,
  select: (field: FieldView) => Selected,
  isEqual?: IsEqual,
): Selected {
  const form = useForm()
  const source = useMemo(
    () => ({
      read: () => select(viewOf(form, name)),
      subscribe: (onChange: () => void) => listenToField(form, name, onChange, isEqual),
    }),
    [form, name, select, isEqual],
  )
  return useSyncExternalStore(source.subscribe, source.read)
}

/** A field that is not yet part of the form has no state but its value. */
const viewOf = (form: FormApi<Fields>, name: string): FieldView =>
  form.getFieldSnapshot(name) ?? { value: getIn(form.getState().values, name) as unknown }

interface Listeners {
  readonly all: Set<() => void>
  readonly leave: () => void
}
const listenersByForm = new WeakMap<FormApi<Fields>, Map<string, Listeners>>()

/**
 * Calls `onChange` when what is known of a field has changed. Returns a function that ends that.
 * Those who listen to the same field join the form once: with each key the library compares the state of each that joined.
 */
function listenToField(
  form: FormApi<Fields>,
  name: string,
  onChange: () => void,
  isEqual?: IsEqual,
): () => void {
  if (isEqual) return joinForm(form, name, onChange, isEqual)
  const fields = listenersByForm.get(form) ?? new Map<string, Listeners>()
  listenersByForm.set(form, fields)
  const { all, leave } = fields.get(name) ?? beginListening(form, name, fields)
  all.add(onChange)
  return () => {
    all.delete(onChange)
    if (all.size > 0) return
    fields.delete(name)
    leave()
  }
}

function beginListening(form: FormApi<Fields>, name: string, fields: Map<string, Listeners>): Listeners {
  const all = new Set<() => void>()
  const listeners = { all, leave: joinForm(form, name, () => all.forEach((onChange) => onChange())) }
  fields.set(name, listeners)
  return listeners
}

/** Makes a field part of the form. Returns a function that takes it out. */
function joinForm(form: FormApi<Fields>, name: string, onChange: () => void, isEqual?: IsEqual): () => void {
  // While the form opens, nobody needs to hear of each of its fields.
  const silent = form.isValidationPaused()
  const leave = form.registerField(name, onChange, VIEWED, { silent, ...(isEqual && { isEqual }) })
  return () => {
    leave()
    // A field that came silently leaves silently, but it may have been one of the changed fields.
    if (silent && !form.isValidationPaused()) form.batch(() => undefined)
  }
}

/** What an input tells the form. An emptied text is no value. */
function useHandlers<Value>(name: string) {
  const form = useForm()
  return useMemo(
    () => ({
      name,
      onFocus: () => form.focus(name),
      onBlur: () => form.blur(name),
      onChange: (value: Value) => form.change(name, value === '' ? undefined : value),
    }),
    [form, name],
  )
}

/** The value of a field, and what its input tells the form. Renders with each value; an empty field has an empty text. */
export function useFieldInput<Value>(name: string, isEqual?: IsEqual) {
  const value = useFieldState(name, valueIn, isEqual)
  return { ...useHandlers<Value>(name), value: (value ?? '') as Value }
}

const valueIn = ({ value }: FieldView): unknown => value

/**
 * The props of an input whose text is the value. The page keeps the text, so that a key renders nothing; only a text that
 * comes from elsewhere is written into the input.
 */
export function useTextInput<Element extends HTMLInputElement | HTMLTextAreaElement>(name: string) {
  const form = useForm()
  const ref = useRef<Element>(null)
  const { onChange, ...handlers } = useHandlers<string>(name)
  useEffect(
    () =>
      listenToField(form, name, () => {
        const text = textIn(viewOf(form, name))
        if (ref.current && ref.current.value !== text) ref.current.value = text
      }),
    [form, name],
  )
  return {
    ...handlers,
    ref,
    defaultValue: textIn(viewOf(form, name)),
    onChange: ({ target }: { readonly target: Element }) => onChange(target.value),
  }
}

const textIn = ({ value }: FieldView): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
