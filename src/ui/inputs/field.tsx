import './field.css'
import { useContext, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldRowContext } from './field-row-context.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'

/** The props that connect a control to its field. Spread them on the `input`, `select` or `textarea`. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

/** The word beside a label. A form marks either its required or its optional fields, whichever are fewer. */
export type FieldMark = 'required' | 'optional'

export interface FieldProps {
  readonly label: ReactNode
  /** Always shown under the control. */
  readonly help?: ReactNode
  /** The error message. Several messages are joined by line breaks. */
  readonly error?: string | undefined
  readonly required?: boolean | undefined
  readonly mark?: FieldMark | undefined
  /** Returns the control, given the props that connect it to label, help and error. */
  readonly children: (control: ControlProps) => ReactNode
  /** A custom id, for example for a control that already has one. */
  readonly id?: string | undefined
}

/** A control with its label above, and its error and help below. In a settings row, label and help are at the left. */
export function Field({ label, help, error, required, mark, children, id }: FieldProps) {
  const row = useContext(FieldRowContext)
  const generatedId = useId()
  const controlId = id ?? generatedId
  const helpId = `${controlId}-help`
  const errorId = `${controlId}-error`
  const describedBy = [
    error !== undefined && errorId,
    help !== undefined && helpId,
    row?.locked && row.asideId,
  ]
    .filter(Boolean)
    .join(' ')
  const name = (
    <div className="field-head">
      <label className="field-label" htmlFor={controlId}>
        {label}
      </label>
      {mark && <FieldMarkWord mark={mark} />}
    </div>
  )
  const control = children({
    id: controlId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error !== undefined || undefined,
    'aria-required': required || undefined,
  })
  const problem = <FieldError id={errorId} error={error} />
  const hint = help !== undefined && (
    <p className="field-help" id={helpId}>
      {help}
    </p>
  )
  if (row)
    return row.render(
      <>
        {name}
        {hint}
      </>,
      <>
        {control}
        {problem}
      </>,
    )
  return (
    <div className="field">
      {name}
      {control}
      {problem}
      {hint}
    </div>
  )
}

/** The word beside a label. Screen readers use `aria-required` of the control instead. */
export function FieldMarkWord({ mark }: { readonly mark: FieldMark }) {
  const { t } = useTranslation('common')
  return (
    <span className="field-mark" aria-hidden="true">
      {t(`ui.${mark}`)}
    </span>
  )
}

/** The error line of a field, for controls with their own label. Renders nothing without an error. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (error === undefined) return null
  return (
    <p className="field-error" id={id}>
      <CircleAlert />
      <span>{error}</span>
    </p>
  )
}
