import { Button } from '@/ui/basics/button.tsx'
import { Keys } from '@/ui/commands/keys.tsx'
import { ShortcutList } from '@/ui/commands/shortcut-list.tsx'
import { SHORTCUT_NAMES } from '@/ui/commands/shortcuts.ts'
import { ShortcutsHelp } from '@/ui/commands/shortcuts-help.tsx'
import { StateHolder } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'The keyboard shortcuts. `?` opens the list.',
  states: {
    'In a dialog': () => (
      <StateHolder initial={false}>
        {(open, setOpen) => (
          <>
            <Button onClick={() => setOpen(true)}>Open shortcuts</Button>
            <ShortcutsHelp open={open} onOpen={() => setOpen(true)} onClose={() => setOpen(false)} />
          </>
        )}
      </StateHolder>
    ),
    'The list': ShortcutList,
    'The keys of each': () => (
      <div className="row">
        {SHORTCUT_NAMES.map((name) => (
          <span key={name}>
            <Keys of={name} />
          </span>
        ))}
      </div>
    ),
  },
}
