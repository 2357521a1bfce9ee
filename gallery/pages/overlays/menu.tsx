import Trash2 from 'lucide-react/icons/trash-2'
import UserX from 'lucide-react/icons/user-x'
import { ActionsMenu, MenuButton, type MenuGroup } from '@/ui/overlays/menu.tsx'
import { addressOf } from '../../gallery-link.tsx'
import { StateHolder, noop } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

const actions: readonly MenuGroup[] = [
  {
    items: [
      { id: 'go', label: 'Go to buttons', href: addressOf('button') },
      { id: 'deactivate', label: 'Deactivate', icon: <UserX />, run: noop },
      { id: 'unblock', label: 'Unblock', refused: 'Is not blocked', run: noop },
    ],
  },
  {
    label: 'For ever',
    items: [{ id: 'delete', label: 'Delete', icon: <Trash2 />, tone: 'danger', run: noop }],
  },
]

export const page: GalleryPage = {
  about: 'A menu of actions or choices. Its code loads when the button is used.',
  states: {
    Actions: () => <MenuButton groups={actions}>Open actions</MenuButton>,
    'Behind three dots': () => <ActionsMenu label="Open actions for Ulla" groups={actions} />,
    'One of several': () => (
      <StateHolder initial="nl">
        {(chosen, choose) => (
          <MenuButton
            head={<strong>Language</strong>}
            groups={[
              {
                kind: 'radio',
                items: ['nl', 'en', 'fr'].map((id) => ({
                  id,
                  label: id,
                  checked: id === chosen,
                  run: () => choose(id),
                })),
              },
            ]}
          >
            Open choice
          </MenuButton>
        )}
      </StateHolder>
    ),
  },
}
