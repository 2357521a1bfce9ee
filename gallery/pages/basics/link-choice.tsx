import { useAddressParam } from '@/routes/address-param.ts'
import { LinkChoice } from '@/ui/basics/link-choice.tsx'
import { SidePanel, SideSection } from '@/ui/basics/side-panel.tsx'
import { addressOf } from '../../gallery-link.tsx'
import type { GalleryPage } from '../../page.ts'

const NOTES: Readonly<Record<string, string>> = { Train: '19 November', 'Shared bikes': '16 November' }

function AtTheSide() {
  const [shown = 'Train'] = useAddressParam('kind')
  const options = (names: readonly string[]) =>
    names.map((name) => ({
      href: addressOf('link-choice', `&kind=${encodeURIComponent(name)}`),
      label: name,
      note: NOTES[name],
      current: name === shown,
    }))
  return (
    <SidePanel>
      <SideSection title="Kind of file">
        <LinkChoice
          label="Kind of file"
          groups={[
            {
              label: 'From providers',
              notes: 'Last',
              options: options(['Train', 'Shared bikes', 'A provider with a name that takes two lines']),
            },
            { label: 'Others', options: options(['Bank', 'Vouchers']) },
          ]}
        />
      </SideSection>
    </SidePanel>
  )
}

export const page: GalleryPage = {
  about:
    'A choice of one page among too many for tabs. The options are links, so that each can be bookmarked and opened in a new window.',
  states: { 'At the side': AtTheSide },
}
