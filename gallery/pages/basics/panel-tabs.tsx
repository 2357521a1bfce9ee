import { useState } from 'react'
import { PanelTabs, type PanelTab } from '@/ui/basics/panel-tabs.tsx'
import type { GalleryPage } from '../../page.ts'

function Sample({ tabs, label }: { readonly tabs: readonly PanelTab[]; readonly label: string }) {
  const [selected, select] = useState(tabs[0]?.id ?? '')
  return <PanelTabs label={label} tabs={tabs} selected={selected} onSelect={select} />
}

export const page: GalleryPage = {
  about:
    'Parts of one form under tabs, such as languages. A ring shows how far a part is, and words say it. For pages with addresses, use Tabs.',
  states: {
    'With what is missing': () => (
      <Sample
        label="Languages of the mail"
        tabs={[
          { id: 'nl', label: 'Dutch', mark: 'full', notes: [{ text: 'source' }], panel: <p>Hallo</p> },
          {
            id: 'fr',
            label: 'French',
            mark: 'part',
            notes: [{ text: '1 missing', tone: 'warning' }, { text: 'changed' }],
            panel: <p>Bonjour</p>,
          },
          { id: 'en', label: 'English', mark: 'full', panel: <p>Hello</p> },
          {
            id: 'de',
            label: 'German',
            mark: 'empty',
            notes: [{ text: 'invalid', tone: 'danger' }],
            panel: <p>Nothing yet</p>,
          },
        ]}
      />
    ),
    Plain: () => (
      <Sample
        label="Views"
        tabs={[
          { id: 'one', label: 'Text', panel: <p>The text</p> },
          { id: 'two', label: 'Values', panel: <p>The values</p> },
        ]}
      />
    ),
  },
}
