import { useState } from 'react'
import { TextInput, type TextInputProps } from '@/ui/inputs/inputs.tsx'

export interface TypedInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> {
  /** How the form's value is written while nobody types. */
  readonly text: string
  readonly onText: (typed: string) => void
  readonly onLeave: () => void
}

/** Shows what is typed as it is typed, and the form's value in its own writing once the field is left. */
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
        onLeave()
      }}
    />
  )
}
