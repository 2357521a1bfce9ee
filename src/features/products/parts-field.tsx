import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { useFormField, type FormFieldProps } from '@/forms/fields/fields.tsx'
import { useFieldText } from '@/forms/fields/field-texts.ts'
import { IconButton } from '@/ui/basics/button.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { RemoteSelect } from '@/ui/inputs/remote-select.tsx'
import type { RemoteOption } from '@/ui/inputs/use-remote-options.ts'
import { searchParts } from './part-search.ts'
import type { PartValue } from './product-form.ts'
import styles from './products.module.css'

/** The resources and resource groups of a new product: searched and added one by one. */
export function PartsField(props: FormFieldProps) {
  const { t } = useTranslation('products')
  const { input, field } = useFormField<readonly PartValue[]>(props)
  const parts = input.value ?? []
  useFieldText(props.name, (chosen: readonly PartValue[]) => chosen.map(({ name }) => name).join(', '))
  const change = (next: readonly PartValue[]): void => {
    input.onChange(next)
    input.onBlur() // Mark the field as touched, so that its error shows.
  }
  return (
    <div className="stack stack-tight">
      <Field {...field}>
        {(control) => (
          <RemoteSelect
            {...control}
            placeholder={t('parts.search')}
            search={searchParts}
            value={undefined}
            onChange={(option) => option && change(withPart(parts, option))}
          />
        )}
      </Field>
      {parts.length > 0 && (
        <ul className={styles.parts} aria-label={field.label}>
          {parts.map((part) => (
            <li key={part.id}>
              <bdi>{part.name}</bdi>
              <span className="muted">{t(`kinds.${part.kind}`)}</span>
              <IconButton
                size="small"
                label={t('parts.remove', { name: part.name })}
                icon={<X />}
                onClick={() => change(parts.filter(({ id }) => id !== part.id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** R205: each part occurs once. */
function withPart(parts: readonly PartValue[], { value, label }: RemoteOption): readonly PartValue[] {
  const [kind, id = ''] = value.split(' ')
  if (parts.some((part) => part.id === id)) return parts
  return [...parts, { id, kind: kind === 'RESOURCE' ? kind : 'RESOURCE_GROUP', name: label }]
}
