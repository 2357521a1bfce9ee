import { useState } from 'react'
import { TextInput, type TextInputProps } from '@/ui/inputs/inputs.tsx'

export interface TypedInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> {
  /** The text of the form's value while the user is not typing. */
  readonly text: string
  readonly onText: (typed: string) => void
  readonly onLeave?: () => void
}

/** Shows the text as typed, and the formatted value once the user has left the field. */
export function TypedInput({ text, onText, onLeave, ...input }: TypedInputProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      autoComplete="off"
      {...input}
      value={typed ?? text}
      onChange={({ target }) => {
        setTyped(target.value)
        onText(target.value)
      }}
      onBlur={() => {
        setTyped(undefined)
        onLeave?.()
      }}
    />
  )
}
