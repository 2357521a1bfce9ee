import { PositionField } from '@/forms/fields/position-field.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

const LABELS = { latitude: 'Latitude', longitude: 'Longitude' }

export const page: GalleryPage = {
  about:
    'A position in degrees, typed or picked on a map that needs no network. An error shows at the part that is wrong.',
  states: fieldStates({
    label: 'Position',
    render: ({ name }, state) => (
      <PositionField
        label={`Position (${state})`}
        latitude={`${name}.latitude`}
        longitude={`${name}.longitude`}
        labels={LABELS}
      />
    ),
    empty: {},
    filled: { latitude: 51.2093, longitude: 3.2247 },
    invalid: {
      part: 'latitude',
      rule: 'maximum',
      params: { max: 90 },
      value: { latitude: 151, longitude: 3 },
    },
    alwaysOpen: true,
  }),
}
