import { useAddressParam } from '@/routes/address-param.ts'
import { SubTabs, Tabs } from '@/ui/basics/tabs.tsx'
import { addressOf } from '../../gallery-link.tsx'
import type { GalleryPage } from '../../page.ts'

const NAMES = ['Budgets', 'Expenses', 'Trips', 'Groups and roles', 'Details'] as const

function ByAddress() {
  const [shown = NAMES[0]] = useAddressParam('tab')
  return (
    <Tabs
      label="Of a user"
      tabs={NAMES.map((name) => ({
        href: addressOf('tabs', `&tab=${encodeURIComponent(name)}`),
        label: name,
        current: name === shown,
      }))}
    />
  )
}

export const page: GalleryPage = {
  about: 'Each tab has an address, so it can be bookmarked, shared and opened in a new window.',
  states: {
    'Chosen by the address': ByAddress,
    'The pages of one tab': () => (
      <SubTabs
        label="Access"
        tabs={['Groups and roles', 'Cards and vehicles'].map((label, at) => ({
          label,
          href: addressOf('tabs', `&sub=${at}`),
          current: at === 0,
        }))}
      />
    ),
    'More than fit': () => (
      <div style={{ width: 240 }}>
        <Tabs
          label="Narrow"
          tabs={NAMES.map((name, at) => ({
            href: addressOf('tabs', `&narrow=${at}`),
            label: name,
            current: at === 0,
          }))}
        />
      </div>
    ),
  },
}
