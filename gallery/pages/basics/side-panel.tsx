import { PropertyList } from '@/ui/basics/property-list.tsx'
import { SidePanel, SideSection } from '@/ui/basics/side-panel.tsx'
import { Identity } from '@/ui/table/cells.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'The side of a record: one card in sections.',
  states: {
    'A person and facts': () => (
      <SidePanel>
        <SideSection title="Who">
          <Identity name="Jonas Peeters" second="Brugge Bakery">
            Jonas Peeters
          </Identity>
        </SideSection>
        <SideSection title="Purchase">
          <PropertyList
            items={[
              { label: 'Provider', value: 'Old Rail' },
              { label: 'Reference', value: 'RAIL26100001' },
            ]}
          />
        </SideSection>
      </SidePanel>
    ),
  },
}
