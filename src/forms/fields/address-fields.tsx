import { withoutUndefined } from '~openapi/without-undefined.ts'
import { ADDRESS_PARTS, type AddressPart } from '../values/address.ts'
import { FieldGroup } from '../field-blocks.tsx'
import { TextField } from './fields.tsx'

export interface AddressFieldsProps {
  /** The path of the address in the form. */
  readonly name: string
  /** The name of the address, such as "Home address". */
  readonly label: string
  /** Default: the labels of the form, such as the one for `homeAddress.city`. */
  readonly labelOf?: (part: AddressPart) => string
  readonly readOnly?: boolean
}

/** The fields of an address of the contract (G164). The width of each fits its content. */
export const AddressFields = ({ name, label, labelOf, readOnly }: AddressFieldsProps) => (
  <div className="address-fields contract-form-wide">
    <FieldGroup name={label}>
      {ADDRESS_PARTS.map((part) => (
        <TextField
          key={part}
          name={`${name}.${part}`}
          {...(labelOf && { label: labelOf(part) })}
          dir="auto"
          {...withoutUndefined({ readOnly })}
        />
      ))}
    </FieldGroup>
  </div>
)
