import './field.css'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CircleAlert } from '../basics/first-icons.tsx'

/** The props that connect a control to its field. Spread them on the `input`, `select` or `textarea`. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

export interface FieldProps {
  readonly label: ReactNode
  /** Always shown under the control. */
  readonly help?: ReactNode
  /** The error message. Several messages are joined by line breaks. */
  readonly error?: string | undefined
  readonly required?: boolean | undefined
  /** Shows "(optional)", for forms in which nearly all fields are required. */
  readonly optional?: boolean | undefined
  /** Returns the control, given the props that connect it to label, help and error. */
  readonly children: (control: ControlProps) => ReactNode
  /** An id of your own, for instance to link to the field from a summary of errors. */
  readonly id?: string | undefined
}

/** Label above, control, error and help under it. */
export function Field({ label, help, error, required, optional, children, id }: FieldProps) {
  const { t } = useTranslation('common')
  const made = useId()
  const controlId = id ?? made
  const helpId = `${controlId}-help`
  const errorId = `${controlId}-error`
  const described = [error !== undefined && errorId, help !== undefined && helpId].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="field-label" htmlFor={controlId}>
        <span>{label}</span>
        {required && (
          <span className="field-required" aria-hidden="true">
            *
          </span>
        )}
        {optional && <span className="field-optional">{t('ui.optional')}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error !== undefined || undefined,
        'aria-required': required || undefined,
      })}
      <FieldError id={errorId} error={error} />
      {help !== undefined && (
        <p className="field-help" id={helpId}>
          {help}
        </p>
      )}
    </div>
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
