import {
  NormalState,
  StatusBadge,
  RecordStatusBadge,
  toneIcons,
  type Tone,
} from '@/ui/basics/status-badge.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'The status of a record: text, icon and colour, so that the meaning never depends on colour alone.',
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
    'Of a record': () => <RecordStatusBadge tone="danger" text="Blocked" />,
    'The normal state': () => <NormalState>Active</NormalState>,
  },
}
