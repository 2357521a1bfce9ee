import { TransferField } from '@/forms/fields/transfer-field.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'
import { people } from '../../samples.tsx'

const ITEMS = people(30).map(({ id, name }) => ({ id, label: name }))

export const page: GalleryPage = {
  about: 'Some of many items. The form holds their identifiers.',
  states: fieldStates({
    label: 'Members',
    render: (props, state) => (
      <TransferField
        {...props}
        items={ITEMS}
        otherLabel={`Not members (${state})`}
        chosenLabel={`Members (${state})`}
      />
    ),
    empty: [],
    filled: ['p-1'],
    alwaysOpen: true,
  }),
}
