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
  /** The type of the address, if it belongs to the user who fills it in, for browsers (WCAG 1.3.5). */
  readonly own?: 'home' | 'work' | undefined
}

/** What browsers call the parts. They have no name for a street without its number. */
const PURPOSES: Readonly<Partial<Record<AddressPart, string>>> = {
  zipCode: 'postal-code',
  city: 'address-level2',
}

/** The fields of an address of the contract (G164). The width of each fits its content. */
export const AddressFields = ({ name, label, labelOf, readOnly, own }: AddressFieldsProps) => (
  <div className="address-fields contract-form-wide">
    <FieldGroup name={label}>
      {ADDRESS_PARTS.map((part) => (
        <TextField
          key={part}
          name={`${name}.${part}`}
          {...(labelOf && { label: labelOf(part) })}
          dir="auto"
          autoComplete={own && PURPOSES[part] && `${own} ${PURPOSES[part]}`}
          {...withoutUndefined({ readOnly })}
        />
      ))}
    </FieldGroup>
  </div>
)
