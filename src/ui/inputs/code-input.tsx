import './code-input.css'
import './field.css'
import type { ComponentProps } from 'react'

export type CodeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'maxLength'> & {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Digits of the code, 6 for two-factor. */
  readonly digits?: number
  /** Called once when the last digit is typed. */
  readonly onComplete?: ((code: string) => void) | undefined
}

/**
 * A numeric code. It is a single input, so that pasting, autofill on phones and screen readers work as usual. The cells
 * are only drawn.
 */
export function CodeInput({ value, onChange, digits = 6, onComplete, style, ...rest }: CodeInputProps) {
  return (
    <input
      autoComplete="one-time-code"
      inputMode="numeric"
      {...rest}
      type="text"
      className="input input-code"
      style={{ ...style, '--digits': digits }}
      value={value}
      onChange={({ target }) => {
        const code = target.value.replace(/\D/g, '').slice(0, digits)
        onChange(code)
        if (code.length === digits && code !== value) onComplete?.(code)
      }}
    />
  )
}
