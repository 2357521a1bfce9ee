import { useTranslation } from 'react-i18next'
import { useAddressParam } from '@/routes/address-param.ts'
import { hrefTo } from '@/routes/href.ts'
import { SubTabs } from '@/ui/basics/tabs.tsx'
import { ExistingLabels } from './existing-labels.tsx'
import { NewLabel } from './new-label.tsx'
import { WithoutLabel } from './without-label.tsx'

const TABS = ['new', 'existing', 'none'] as const

/** R215: a new label, the existing ones, and resources without one. G363: opens on the existing ones. */
export default function LabelsScreen() {
  const { t } = useTranslation('resources')
  const [requestedTab] = useAddressParam('tab')
  const tab = TABS.find((one) => one === requestedTab) ?? 'existing'
  return (
    <>
      <SubTabs
        label={t('screens.ResourcesLabels')}
        open={t(`labels.tabs.${tab}`)}
        tabs={TABS.map((one) => ({
          label: t(`labels.tabs.${one}`),
          href: hrefTo('ResourcesLabels', {}, one === 'existing' ? {} : { tab: one }),
          current: one === tab,
        }))}
      />
      {tab === 'new' && <NewLabel />}
      {tab === 'existing' && <ExistingLabels />}
      {tab === 'none' && <WithoutLabel />}
    </>
  )
}
