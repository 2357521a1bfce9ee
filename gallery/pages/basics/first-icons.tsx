import { ChevronDown, CircleAlert, Eye, EyeOff, More } from '@/ui/basics/first-icons.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about:
    'The few icons that the sign-in page and rows need, without the library they are drawn after. Elsewhere: lucide-react.',
  states: {
    All: () => (
      <div className="row">
        <ChevronDown />
        <CircleAlert />
        <Eye />
        <EyeOff />
        <More />
      </div>
    ),
  },
}
