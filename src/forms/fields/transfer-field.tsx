import { useId, useMemo } from 'react'
import { FieldError } from '@/ui/inputs/field.tsx'
import { TransferList, type TransferListProps } from '@/ui/inputs/transfer-list.tsx'
import { useFormField, type FormFieldProps } from './fields.tsx'

export type TransferFieldProps = Pick<FormFieldProps, 'name' | 'label'> &
  Pick<TransferListProps, 'items' | 'otherLabel' | 'chosenLabel' | 'cut'>

/** A selection from many items. The form value is the list of their identifiers. */
export function TransferField({ name, label: given, ...lists }: TransferFieldProps) {
  const { input, id, label, error } = useFormField<readonly string[]>({ name, label: given })
  const errorId = useId()
  const chosen = useMemo(() => new Set(input.value), [input.value])
  return (
    <div id={id} role="group" aria-label={label} className="stack">
      <TransferList
        {...lists}
        chosen={chosen}
        onChange={(next) => input.onChange([...next])}
        errorId={error === undefined ? undefined : errorId}
      />
      <FieldError id={errorId} error={error} />
    </div>
  )
}
