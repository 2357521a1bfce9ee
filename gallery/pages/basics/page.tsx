import UserX from 'lucide-react/icons/user-x'
import { Button } from '@/ui/basics/button.tsx'
import { PageActions } from '@/ui/basics/page-actions.tsx'
import { Page } from '@/ui/basics/page.tsx'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import { Tabs } from '@/ui/basics/tabs.tsx'
import { addressOf } from '../../gallery-link.tsx'
import { noop } from '../../held.tsx'
import type { GalleryPage } from '../../page.ts'

const href = addressOf('page')
const groups = [{ items: [{ id: 'deactivate', label: 'Deactivate', icon: <UserX />, run: noop }] }]

export const page: GalleryPage = {
  about:
    'The frame of every screen. Screens use it through `ScreenFrame`, which sets the title, and the crumbs in the header.',
  states: {
    'Only a title': () => <Page title="Users" />,
    'With everything': () => (
      <Page
        title="Ulla Users"
        status={<StatusBadge tone="success">Active</StatusBadge>}
        id="u-1102"
        lead="User manager of Brugge Bakery."
        action={
          <>
            <PageActions area="gallery" name="Ulla Users" groups={groups} />
            <Button look="primary">Add a budget</Button>
          </>
        }
        tabs={
          <Tabs
            label="Ulla Users"
            tabs={[
              { label: 'Budgets', href, current: true },
              { label: 'Expenses', href: addressOf('page', '&tab=expenses'), current: false },
            ]}
          />
        }
      >
        The content.
      </Page>
    ),
  },
}
