import Bike from 'lucide-react/icons/bike'
import { IconLine } from '@/ui/basics/icon-line.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'What kind of item a row is about: an icon, a title and a quiet second line.',
  states: {
    'With a second line': () => <IconLine icon={<Bike />} title="Leased bike" note="until 15/12/2028" />,
    'Title only': () => <IconLine icon={<Bike />} title="Leased bike" />,
    'A long title': () => (
      <div style={{ width: 200 }}>
        <IconLine icon={<Bike />} title="Bruges – Ghent-Saint-Peters and back again" note="Train" />
      </div>
    ),
  },
}
