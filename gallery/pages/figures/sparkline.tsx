import { Sparkline } from '@/ui/figures/sparkline.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'A small line beside a figure. The figure says the last value, so it is hidden from screen readers.',
  states: {
    Rising: () => <Sparkline values={[1, 2, 2, 3, 5, 8]} />,
    'Below zero': () => <Sparkline values={[3, -2, 1, -5, 4]} />,
    Level: () => <Sparkline values={[4, 4, 4]} />,
    'One value': () => <Sparkline values={[4]} />,
  },
}
