import { CommandPalette } from '@/ui/commands/command-palette.tsx'
import { useCommands, type Command } from '@/ui/commands/commands.ts'
import { Avatar } from '@/ui/basics/avatar.tsx'
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

const PERSON: Command = {
  id: 'jonas',
  label: 'Jonas Peeters',
  detail: 'jonas.peeters@bakery.example',
  group: 'People: 1 of 4',
  aside: 'inactive',
  icon: <Avatar name="Jonas Peeters" />,
  run: () => notify({ tone: 'info', text: 'Jonas Peeters' }),
}
const FOUND: readonly Command[] = [
  PERSON,
  {
    ...PERSON,
    id: 'pin',
    label: 'Jonas Peeters: send pin code',
    detail: undefined,
    icon: undefined,
    isPart: true,
  },
]

function Searching() {
  useCommands(ALL)
  return <CommandPalette search={() => Promise.resolve(FOUND)} />
}

export const page: GalleryPage = {
  about: 'Finds records, screens and actions by keyboard: Ctrl or Cmd with K.',
  states: { 'With a few commands': Palette, 'With a search from three characters on': Searching },
}
