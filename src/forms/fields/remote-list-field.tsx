import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/basics/button.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { RemoteSelect, type RemoteSelectProps } from '@/ui/inputs/remote-select.tsx'
import type { RemoteOption } from '@/ui/inputs/use-remote-options.ts'
import { useFormField, type FormFieldProps } from './fields.tsx'
import { useFieldText } from './field-texts.ts'
import './remote-list-field.css'

export interface RemoteListFieldProps
  extends FormFieldProps, Pick<RemoteSelectProps, 'search' | 'placeholder'> {
  /** The names of the initial values. The form has only values. */
  readonly known: readonly RemoteOption[]
  /** Shown while the list is empty, for example to say that all are included. */
  readonly none: string
}

/**
 * A list of values from a set that is too large to show. Each is searched for and added, and can be removed. The form
 * value is a list.
 */
export function RemoteListField({ search, placeholder, known, none, ...props }: RemoteListFieldProps) {
  const { t } = useTranslation('ui')
  const { input, label, field } = useFormField<readonly string[]>(props)
  const [found, setFound] = useState<readonly RemoteOption[]>([])
  const value = input.value ?? []
  const nameOf = (one: string): string =>
    [...found, ...known].find((option) => option.value === one)?.label ?? one
  useFieldText(props.name, (chosen: readonly string[]) => chosen.map(nameOf).join(', '))
  const set = (next: readonly string[]): void => {
    input.onChange(next)
    input.onBlur()
  }
  return (
    <div className="remote-list">
      <Field {...field}>
        {(control) => (
          <RemoteSelect
            {...control}
            search={search}
            placeholder={placeholder}
            disabled={props.readOnly}
            value={undefined}
            onChange={(option) => {
              if (!option || value.includes(option.value)) return
              setFound((before) => [...before, option])
              set([...value, option.value])
            }}
          />
        )}
      </Field>
      {value.length === 0 ? (
        <p className="field-help">{none}</p>
      ) : (
        <ul className="remote-list-chosen" aria-label={t('form.chosenOf', { label })}>
          {value.map((one) => (
            <li key={one}>
              <bdi>{nameOf(one)}</bdi>
              <IconButton
                size="small"
                icon={<X />}
                label={t('form.takeOut', { name: nameOf(one) })}
                onClick={() => set(value.filter((other) => other !== one))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
