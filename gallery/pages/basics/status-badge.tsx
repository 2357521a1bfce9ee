import { StatusBadge, toneIcons, type Tone } from '@/ui/basics/status-badge.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'The state of a thing: a word, an icon and a colour, so that the colour never tells alone.',
  states: {
    Tones: () => (
      <div className="row">
        {(Object.keys(toneIcons) as Tone[]).map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            {tone}
          </StatusBadge>
        ))}
      </div>
    ),
  },
}
