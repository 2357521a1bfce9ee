import { CommandPalette } from '@/ui/commands/command-palette.tsx'
import { useCommands, type Command } from '@/ui/commands/commands.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'
import type { GalleryPage } from '../../page.ts'

const COMMANDS: readonly Command[] = ['Users', 'Groups', 'Reports'].map((label) => ({
  id: label,
  label,
  group: 'Screens',
  run: () => notify({ tone: 'info', text: label }),
}))
const REFUSED: Command = {
  id: 'add',
  label: 'Add a user',
  group: 'Actions',
  refused: 'Choose a company first',
  run: () => undefined,
}
const ALL = [...COMMANDS, REFUSED]

function Palette() {
  useCommands(ALL)
  return <CommandPalette />
}

export const page: GalleryPage = {
  about: 'Finds screens and actions by keyboard: Ctrl or Cmd with K.',
  states: { 'With a few commands': Palette },
}
