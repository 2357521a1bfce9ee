import { Crumbs } from '@/ui/basics/crumbs.tsx'
import { addressOf } from '../../gallery-link.tsx'
import type { GalleryPage } from '../../page.ts'

const href = addressOf('page')

export const page: GalleryPage = {
  about:
    'Where one is: in the header of every screen, ending with the screen itself. `ScreenFrame` sets them.',
  states: {
    'A screen of the menu': () => <Crumbs label="Of the menu" items={[{ label: 'Dashboard' }]} />,
    'A group without a page': () => (
      <Crumbs label="Of a group" items={[{ label: 'Users' }, { label: 'App users' }]} />
    ),
    'A record of a record': () => (
      <Crumbs
        label="Of a record"
        items={[{ label: 'App users', href }, { label: 'Ulla Users', href }, { label: 'Mobility budget' }]}
      />
    ),
  },
}
