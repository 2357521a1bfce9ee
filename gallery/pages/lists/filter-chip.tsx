import { Chip, FilterChip, FilterMenu } from '@/ui/table/filter-chip.tsx'
import { PeriodFilter } from '@/ui/table/period-filter.tsx'
import { noop } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

const filter = {
  label: 'Status',
  options: [
    { value: 'yes', label: 'Active' },
    { value: 'no', label: 'Not active' },
  ],
  onChange: noop,
}

export const page: GalleryPage = {
  about: 'A filter of a list that is set: it says its value, changes it where it stands, and can be cleared.',
  states: {
    Set: () => <FilterChip {...filter} value="yes" />,
    'A period': () => (
      <Chip label="Since" onClear={noop}>
        <PeriodFilter label="Since" from="2026-01-01" to={undefined} onChange={noop} />
      </Chip>
    ),
    'To add one': () => <FilterMenu filters={[{ ...filter, value: '' }]} />,
  },
}
