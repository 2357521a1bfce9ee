import { PeriodFields } from '@/forms/fields/period-fields.tsx'
import { fieldStates } from '../../field-states.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about:
    'The first and the last day of a period. Each is typed in its field; the calendar of either draws the period and chooses both.',
  states: fieldStates({
    label: 'Period',
    render: ({ name, readOnly }, state) => (
      <PeriodFields
        first={{ name: `${name}.first`, label: `First day (${state})`, readOnly }}
        last={{ name: `${name}.last`, label: `Last day (${state})`, readOnly }}
      />
    ),
    empty: {},
    filled: { first: '2026-11-02', last: '2026-11-20' },
    invalid: { part: 'last', rule: 'date', value: { first: '2026-11-02', last: '31/02' } },
  }),
}
