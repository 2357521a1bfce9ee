import './field.css'
import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../basics/button.tsx'

export type TextInputProps = ComponentProps<'input'> & {
  /** An icon or symbol before the text, such as `€`. */
  readonly before?: ReactNode
  /** A unit after the text, such as `km`. */
  readonly unit?: string | undefined
}

/**
 * One line of text. Numbers and amounts: `className="input-number"`. Screen readers read the symbol and the unit as a
 * description.
 */
export function TextInput({ before, unit, className, ...rest }: TextInputProps) {
  const beforeId = useId()
  const unitId = useId()
  // Reserve room for the unit, so that typed text does not overlap it. Letters are narrower than digits.
  const style =
    unit === undefined ? rest.style : { ...rest.style, paddingInlineEnd: `${unit.length * 0.8 + 2.6}ch` }
  // Symbol and unit first: after an error, they would sound like a part of it.
  const describedBy = [
    typeof before === 'string' && beforeId,
    unit !== undefined && unitId,
    rest['aria-describedby'],
  ]
    .filter(Boolean)
    .join(' ')
  const input = (
    <input
      type="text"
      {...rest}
      aria-describedby={describedBy || undefined}
      style={style}
      className={className ? `input ${className}` : 'input'}
    />
  )
  if (before === undefined && unit === undefined) return input
  return (
    <div className="input-group">
      {before !== undefined && (
        <span className="input-before" id={beforeId}>
          {before}
        </span>
      )}
      {input}
      {unit !== undefined && (
        <span className="input-after input-unit" id={unitId}>
          {unit}
        </span>
      )}
    </div>
  )
}

/** A password, with a button that shows it. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const { t } = useTranslation('common')
  const [shown, setShown] = useState(false)
  return (
    <div className="input-group">
      <input
        {...props}
        type={shown ? 'text' : 'password'}
        className="input"
        autoCapitalize="none"
        spellCheck={false}
      />
      <span className="input-after">
        <IconButton
          label={t(shown ? 'ui.password.hide' : 'ui.password.show')}
          icon={shown ? <EyeOff /> : <Eye />}
          size="small"
          aria-controls={props.id}
          onClick={() => setShown(!shown)}
        />
      </span>
    </div>
  )
}

export interface SelectOption {
  readonly value: string
  readonly label: string
  /** The language of the label, if it differs from the page's. */
  readonly lang?: string
  readonly disabled?: boolean
}

export type NativeSelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple'> & {
  readonly options: readonly SelectOption[]
  /** The text of the empty option. Without it there is no empty option. */
  readonly placeholder?: string | undefined
}

/** A choice from a short list, as a native select. */
export function NativeSelect({ options, placeholder, className, ...rest }: NativeSelectProps) {
  return (
    <div className="select">
      <select {...rest} className={className ? `input ${className}` : 'input'}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, lang, disabled }) => (
          <option key={value} value={value} lang={lang} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown />
    </div>
  )
}
