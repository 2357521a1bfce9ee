import { PropertyList } from '@/ui/basics/property-list.tsx'
import { SidePanel, SidePerson, SideSection } from '@/ui/basics/side-panel.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'The side of a record: one card in sections.',
  states: {
    'A person and facts': () => (
      <SidePanel>
        <SideSection title="Who">
          <SidePerson name="Jonas Peeters" note="Brugge Bakery">
            Jonas Peeters
          </SidePerson>
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
