import { ADDRESS_PARTS, type AddressPart } from '../values/address.ts'
import { TextField } from './fields.tsx'

export interface AddressFieldsProps {
  /** Path of the address in the form. */
  readonly name: string
  /** Default: what the form calls them, such as `homeAddress.city`. */
  readonly labelOf?: (part: AddressPart) => string
  readonly readOnly?: boolean
}

/** The parts of an address, as the contract has them (G164). */
export const AddressFields = ({ name, labelOf, readOnly }: AddressFieldsProps) => (
  <div className="stack">
    {ADDRESS_PARTS.map((part) => (
      <TextField
        key={part}
        name={`${name}.${part}`}
        {...(labelOf && { label: labelOf(part) })}
        dir="auto"
        {...(readOnly && { readOnly })}
      />
    ))}
  </div>
)
