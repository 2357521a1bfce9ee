import { money } from '@/i18n/formats.ts'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import type { GalleryPage } from '../../page.ts'

const items = [
  { label: 'Name', value: 'Ulla Users' },
  { label: 'Budget', value: money(1234.5) },
  { label: 'Phone', value: undefined },
]

export const page: GalleryPage = {
  about: 'The properties of one record. An empty value shows as a dash.',
  states: {
    'Names at the left': () => <PropertyList items={items} />,
    'Narrow, for a card at the side': () => (
      <div style={{ maxWidth: 240 }}>
        <PropertyList items={items} narrow />
      </div>
    ),
  },
}
