import { Button } from '@/ui/basics/button.tsx'
import { Card } from '@/ui/basics/card.tsx'
import type { GalleryPage } from '../../page.ts'

export const page: GalleryPage = {
  about: 'A box for content that belongs together. With a title it is a landmark region.',
  states: {
    'With a title': () => <Card title="Home address">Markt 1, 8000 Brugge</Card>,
    'With actions and a foot': () => (
      <Card
        title="Roles"
        actions={<Button size="small">Change</Button>}
        foot={<Button look="primary">Save</Button>}
      >
        User manager
      </Card>
    ),
    'Without a title': () => <Card>Only its content</Card>,
    'Without padding': () => (
      <Card title="Up to the edges" flush>
        <div style={{ background: 'var(--colors-skeleton)', height: 40 }} />
      </Card>
    ),
  },
}
