import { Delta } from '@/ui/figures/delta.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'How a figure changed. Without colour: more is not better or worse by itself.',
  states: {
    More: () => <Delta change={4} text="4,1 %" note="since October" />,
    Less: () => <Delta change={-2} text="2" note="since October" />,
    Same: () => <Delta change={0} text="0" note="since October" />,
  },
}
