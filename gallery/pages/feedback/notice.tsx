import { Button } from '@/ui/basics/button.tsx'
import { Notice, Problem } from '@/ui/feedback/notice.tsx'
import { toneIcons, type Tone } from '@/ui/basics/status-badge.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'A message in the page that stays. For a message that disappears by itself, use a notification.',
  states: {
    Tones: () => (
      <div className="stack">
        {(Object.keys(toneIcons) as Tone[]).map((tone) => (
          <Notice key={tone} tone={tone} title={`A notice in the tone ${tone}`}>
            What it is about, in a sentence.
          </Notice>
        ))}
      </div>
    ),
    'With actions': () => (
      <Notice tone="warning" title="Changed by someone else" actions={<Button size="small">Load</Button>}>
        What you typed is still here.
      </Notice>
    ),
    'Why something did not succeed': () => <Problem>The provider did not answer. Try again later.</Problem>,
    'A banner': () => (
      <Notice tone="info" banner>
        The portal is maintained on Sunday.
      </Notice>
    ),
  },
}
