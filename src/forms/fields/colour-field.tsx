import { useLayoutEffect, useRef } from 'react'
import { ColourPicker } from '@/ui/inputs/colour-picker.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { hasLeft } from '@/ui/inputs/has-left.ts'
import { TextInput } from '@/ui/inputs/inputs.tsx'
import { toColour } from '../values/colour.ts'
import { useFormField, type FormFieldProps } from './fields.tsx'
import { asTyped, useFieldText } from './field-texts.ts'
import './colour-field.css'

/**
 * A colour, typed or picked. While the user types, the form value is `#` and upper-case hex digits (R160). A colour
 * with 6 or 8 digits is valid.
 */
export function ColourField(props: FormFieldProps) {
  const { name, readOnly } = props
  const { input, label, field } = useFormField<string>(props)
  useFieldText(name, asTyped)
  const value = input.value ?? ''
  const text = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    text.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })
  return (
    <Field {...field}>
      {(control) => (
        <div className="colour-field" onBlur={(event) => hasLeft(event) && input.onBlur()}>
          <ColourPicker label={label} value={value} disabled={readOnly} onPick={input.onChange} />
          <TextInput
            {...control}
            ref={text}
            name={name}
            dir="ltr"
            spellCheck={false}
            autoComplete="off"
            value={value}
            readOnly={readOnly}
            onChange={({ target }) => {
              const colour = toColour(target.value)
              // Keep the caret after the typed digit, although the text around it is reformatted.
              caret.current = toColour(target.value.slice(0, target.selectionStart ?? undefined)).length
              input.onChange(colour)
            }}
            onFocus={input.onFocus}
          />
        </div>
      )}
    </Field>
  )
}
