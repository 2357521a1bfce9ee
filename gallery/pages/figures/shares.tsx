import { Shares } from '@/ui/figures/shares.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about:
    'Parts of a whole. The length of a bar is its share; what is beyond seven parts is one neutral rest.',
  states: {
    'Seven parts and the rest': () => (
      <Shares
        label="Costs by means"
        shares={[
          { name: 'Fuel', euros: 1278.85, share: 0.34 },
          { name: 'Train', euros: 996.3, share: 0.26 },
          { name: 'Car', euros: 550.3, share: 0.15 },
          { name: 'Parking', euros: 277.37, share: 0.07 },
          { name: 'Other purchases', euros: 232.23, share: 0.06 },
          { name: 'Charging', euros: 180.4, share: 0.05 },
          { name: 'Bike', euros: 127.1, share: 0.03 },
          { name: 'Other', euros: 130.2, share: 0.03, isRest: true },
        ]}
      />
    ),
    'A long name, and refunds': () => (
      <Shares
        label="Costs by group"
        shares={[
          {
            name: 'The people of the night shift who come by cargo bike, all year round, in any weather',
            euros: 12,
            share: undefined,
          },
          { name: 'Refunds', euros: -40, share: undefined },
        ]}
      />
    ),
  },
}
