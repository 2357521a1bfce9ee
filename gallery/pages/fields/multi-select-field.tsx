import { MultiSelectField } from '@/forms/fields/multi-select-field.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

const MEANS = ['Train', 'Tram', 'Bus', 'Bike', 'Shared car', 'Taxi', 'Parking', 'Fuel'].map((label) => ({
  value: label.toUpperCase(),
  label,
}))

export const page: GalleryPage = {
  about: 'Any number of options from a list that is too long to show at once and too short to search.',
  states: fieldStates({
    label: 'Means of transport',
    render: (props) => <MultiSelectField {...props} options={MEANS} />,
    empty: [],
    filled: ['TRAIN', 'BIKE'],
    invalid: { rule: 'minItems', params: { min: 1 }, value: [] },
  }),
}
