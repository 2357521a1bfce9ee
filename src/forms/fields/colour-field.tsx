import { useTranslation } from 'react-i18next'
import { Field } from '@/ui/inputs/field.tsx'
import { pickable, toColour } from '../values/colour.ts'
import { useFormField, type FormFieldProps } from './fields.tsx'
import { asTyped, useFieldText } from './field-texts.ts'
import { TypedInput } from './typed-input.tsx'
import './colour-field.css'

/** A colour, typed or picked. The form value is `#` and 6 or 8 upper-case hex digits (R160), or other text as typed. */
export function ColourField(props: FormFieldProps) {
  const { t } = useTranslation('ui')
  const { name, readOnly } = props
  const { input, label, field } = useFormField<string>(props)
  useFieldText(name, asTyped)
  const value = input.value ?? ''
  return (
    <Field {...field}>
      {(control) => (
        <div className="colour-field">
          <input
            type="color"
            className="colour-field-picker"
            aria-label={t('form.pickColour', { label })}
            data-none={toColour(value).startsWith('#') ? undefined : ''}
            value={pickable(value)}
            disabled={readOnly}
            onChange={({ target }) => input.onChange(toColour(target.value))}
            onBlur={() => input.onBlur()}
          />
          <TypedInput
            {...control}
            name={name}
            dir="ltr"
            spellCheck={false}
            maxLength={9}
            text={value}
            readOnly={readOnly}
            onText={(typed) => input.onChange(toColour(typed))}
            onFocus={input.onFocus}
            onLeave={() => input.onBlur()}
          />
        </div>
      )}
    </Field>
  )
}
