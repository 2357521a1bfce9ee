import { useId } from 'react'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useTranslation } from 'react-i18next'
import { Field } from '@/ui/inputs/field.tsx'
import { useMenu } from '@/ui/overlays/menu.tsx'
import { optionsOf, useFormField, type ChoiceProps, type FormFieldProps } from './fields.tsx'
import { useFieldText } from './field-texts.ts'
import './multi-select-field.css'

/**
 * Any number of options from a list of medium length. The form value is the list of values, in the order of the options.
 * Use `CheckboxGroupField` for a few options and `TransferField` for hundreds.
 */
export function MultiSelectField(props: FormFieldProps & ChoiceProps) {
  const { name, readOnly } = props
  const { t } = useTranslation(['ui', 'common'])
  const { input, label, field, hint } = useFormField<readonly string[]>(props)
  const options = optionsOf(hint, props)
  const value = input.value ?? []
  const textOf = (chosen: readonly string[]): string =>
    options
      .filter((option) => chosen.includes(option.value))
      .map((option) => option.label)
      .join(', ')
  useFieldText(name, textOf)
  const { trigger, overlay } = useMenu({
    groups: [
      {
        label,
        kind: 'checkbox',
        items: options.map((option) => ({
          id: option.value,
          label: option.label,
          checked: value.includes(option.value),
          run: () =>
            input.onChange(
              options
                .map((one) => one.value)
                .filter((one) => (one === option.value ? !value.includes(one) : value.includes(one))),
            ),
        })),
      },
    ],
  })
  const shown = value.length > 0 ? textOf(value) : t('form.choose')
  const requiredId = useId()
  return (
    <Field {...field} id={trigger.id}>
      {/* A button has no `aria-required`, so that its description says that a choice is required. */}
      {({ 'aria-required': isRequired = false, ...control }) => (
        <div id={field.id} className="select multi-select">
          {isRequired && (
            <span id={requiredId} hidden>
              {t('common:ui.required')}
            </span>
          )}
          <button
            type="button"
            className="input"
            {...control}
            {...trigger}
            aria-describedby={
              [control['aria-describedby'], isRequired && requiredId].filter(Boolean).join(' ') || undefined
            }
            aria-label={`${label}: ${shown}`}
            disabled={readOnly}
            onBlur={() => input.onBlur()}
          >
            <span className={value.length > 0 ? undefined : 'muted'}>{shown}</span>
          </button>
          <ChevronsUpDown aria-hidden="true" />
          {overlay}
        </div>
      )}
    </Field>
  )
}
