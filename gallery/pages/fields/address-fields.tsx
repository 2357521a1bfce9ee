import { AddressFields } from '@/forms/fields/address-fields.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

const LABELS = { streetName: 'Street', streetNumber: 'House number', zipCode: 'Postal code', city: 'Town' }

export const page: GalleryPage = {
  about: 'The parts of an address (G164). An error shows at the part that is wrong.',
  states: fieldStates({
    label: 'Address',
    render: (props) => (
      <AddressFields
        name={props.name}
        label="Address"
        labelOf={(part) => LABELS[part]}
        {...(props.readOnly && { readOnly: true })}
      />
    ),
    empty: {},
    filled: { streetName: 'Markt', streetNumber: '1', zipCode: '8000', city: 'Brugge' },
    invalid: { part: 'zipCode', rule: 'maxLength', params: { max: 20 }, value: { zipCode: '8'.repeat(21) } },
  }),
}
