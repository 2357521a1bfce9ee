import { Button } from '@/ui/basics/button.tsx'
import { Notifications } from '@/ui/feedback/notifications.tsx'
import { notify, type NotificationTone } from '@/ui/feedback/notifications-store.ts'
import type { GalleryPage } from '../../page.ts'

const TONES: readonly NotificationTone[] = ['info', 'success', 'warning', 'error']

export const page: GalleryPage = {
  about: `Messages in a corner for ten seconds (R271), longer while the user reads. Rendered once, by ${Notifications.name}.`,
  states: {
    Tones: () => (
      <div className="row">
        {TONES.map((tone) => (
          <Button key={tone} onClick={() => notify({ tone, title: `Tone ${tone}`, text: 'What happened.' })}>
            {tone}
          </Button>
        ))}
      </div>
    ),
    'Several lines': () => (
      <Button
        onClick={() => notify({ tone: 'error', title: 'Not saved', text: 'Name is required\nNot an IBAN' })}
      >
        Say several items
      </Button>
    ),
  },
}
