import Settings from 'lucide-react/icons/settings-2'
import { useTranslation } from 'react-i18next'
import { useAddressParam } from '@/routes/address-param.ts'
import { Button } from '@/ui/basics/button.tsx'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'

const SettingsDrawer = lazyBlock(async () => (await import('./settings-drawer.tsx')).SettingsDrawer)

/** G390: the settings of orders, beside the orders. */
export function SettingsButton() {
  const { t } = useTranslation('orders')
  const [show, setShow] = useAddressParam('show')
  const isOpen = show === 'settings'
  return (
    <>
      <Button icon={<Settings />} onClick={() => setShow('settings')}>
        {t('settings.open')}
      </Button>
      {isOpen && <SettingsDrawer onClose={() => setShow(undefined)} />}
    </>
  )
}
