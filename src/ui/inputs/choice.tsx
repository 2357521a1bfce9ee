import './choice.css'
import './field.css'
import {
  useContext,
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react'
import { FieldRowContext } from './field-row-context.ts'
import { FieldError } from './field.tsx'

interface Choice {
  readonly label: ReactNode
  /** Hides the label visually, for a checkbox in a table row. Screen readers still read it. */
  readonly labelHidden?: boolean | undefined
  readonly help?: ReactNode
  readonly error?: string | undefined
  /** Default: medium (R286). */
  readonly size?: 'small' | 'medium' | undefined
  /** The state shown beside a switch in a row of settings, such as "On". */
  readonly stateLabel?: string | undefined
}

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'>

export type CheckboxProps = Choice &
  InputProps & { /** Some, but not all, of its items are selected. */ readonly mixed?: boolean }

/** A boolean that takes effect when the form is submitted. */
export function Checkbox({ mixed = false, ...rest }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed
  }, [mixed])
  return <ChoiceInput type="checkbox" inputRef={input} {...rest} />
}

export type SwitchProps = Choice & InputProps

/** A boolean that takes effect immediately. */
export function Switch(props: SwitchProps) {
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its checked state itself
  return <ChoiceInput type="checkbox" role="switch" {...props} />
}

export interface RadioGroupProps {
  readonly id?: string
  readonly label: ReactNode
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly options: readonly {
    readonly value: string
    readonly label: ReactNode
    readonly help?: ReactNode
    /** The option is visible but cannot be selected. `help` says why. */
    readonly disabled?: boolean | undefined
  }[]
  readonly error?: string | undefined
  readonly disabled?: boolean | undefined
  /** Shows the options as cards side by side, for a choice that determines the fields below it. */
  readonly cards?: boolean | undefined
}

/** A choice from a short list, with all options visible. */
export function RadioGroup(props: RadioGroupProps) {
  const { id, label, name, value, onChange, options, error, disabled, cards = false } = props
  const errorId = useId()
  return (
    <fieldset
      id={id}
      role="radiogroup"
      className={cards ? 'radio-group radio-cards' : 'radio-group stack stack-tight'}
      disabled={disabled}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend className="field-label">{label}</legend>
      {options.map((option) => (
        <ChoiceInput
          type="radio"
          key={option.value}
          name={name}
          value={option.value}
          label={option.label}
          help={option.help}
          disabled={option.disabled}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}

type ChoiceInputProps = Choice &
  InputProps & { type: 'checkbox' | 'radio'; role?: 'switch'; inputRef?: RefObject<HTMLInputElement | null> }

function ChoiceInput(props: ChoiceInputProps) {
  const { id: given, label, labelHidden, help, error, size, inputRef, stateLabel, ...rest } = props
  const made = useId()
  const id = given ?? made
  const row = useContext(FieldRowContext)
  const described = [
    error !== undefined && `${id}-error`,
    help !== undefined && `${id}-help`,
    row?.locked && row.asideId,
  ]
    .filter(Boolean)
    .join(' ')
  const input = (
    <input
      id={row ? id : given}
      ref={inputRef}
      aria-describedby={described || undefined}
      aria-invalid={error !== undefined || undefined}
      {...rest}
      data-size={size ?? 'medium'}
    />
  )
  const problem = <FieldError id={`${id}-error`} error={error} />
  const hint = help !== undefined && (
    <p className="field-help" id={`${id}-help`}>
      {help}
    </p>
  )
  if (row)
    return row.render(
      <>
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        {hint}
      </>,
      <>
        <div className="field-row-switch choice">
          {input}
          {stateLabel !== undefined && <span aria-hidden="true">{stateLabel}</span>}
        </div>
        {problem}
      </>,
    )
  return (
    <div className="field">
      <label className="choice">
        {input}
        <span className={labelHidden ? 'sr-only' : 'choice-text'}>{label}</span>
      </label>
      {problem}
      {hint}
    </div>
  )
}
