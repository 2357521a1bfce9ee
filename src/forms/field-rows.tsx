import './field-rows.css'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useRef, type ReactNode } from 'react'
import { useFieldArray } from 'react-final-form-arrays'
import { Button, IconButton } from '@/ui/basics/button.tsx'
import { FieldGroup } from './field-blocks.tsx'
import { useHold } from './use-held-field.ts'

export interface FieldRowsProps {
  /** The path of the list in the form. */
  readonly name: string
  /** The initial value of a new row: an object with at least one field, because Final Form drops empty objects. */
  readonly beginning: object
  /** Shown when there are no rows. */
  readonly none: ReactNode
  readonly add: string
  /** The name of a row for screen readers and the summary of the form, counted from 1. */
  readonly rowLabel: (number: number) => string
  readonly removeLabel: (number: number) => string
  /** The fields of a row. Their names begin with `path`. */
  readonly children: (path: string) => ReactNode
}

/** Any number of groups of fields, such as periods. The form value is a list. */
export function FieldRows(props: FieldRowsProps) {
  const { name, beginning, none, add, rowLabel, removeLabel, children } = props
  const box = useRef<HTMLDivElement>(null)
  useHold(name)
  const { fields } = useFieldArray(name)
  return (
    <div className="field-rows" ref={box}>
      {fields.map((path, index) => (
        <div key={path} className="field-rows-row" role="group" aria-label={rowLabel(index + 1)}>
          <div className="field-rows-fields">
            <FieldGroup name={rowLabel(index + 1)}>{children(path)}</FieldGroup>
          </div>
          <IconButton
            label={removeLabel(index + 1)}
            icon={<X aria-hidden="true" />}
            onClick={() => {
              fields.remove(index)
              // The removed row had the focus. Move it to the button that adds a row.
              box.current?.querySelector<HTMLElement>(':scope > button')?.focus()
            }}
          />
        </div>
      ))}
      {fields.length === 0 && <p className="muted">{none}</p>}
      <Button icon={<Plus aria-hidden="true" />} onClick={() => fields.push(beginning)}>
        {add}
      </Button>
    </div>
  )
}
