import { useState } from 'react'
import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import { useAddressParam } from '@/routes/address-param.ts'
import { Button } from '@/ui/basics/button.tsx'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'

const AddTokenDialog = lazyBlock(async () => (await import('./add-token-dialog.tsx')).AddTokenDialog)

/** The button that adds an identification, and its dialog, which is in the address. */
export function AddToken({ userOspId }: { readonly userOspId: string }) {
  const { t } = useTranslation('identification-fields')
  const [dialog, setDialog] = useAddressParam('dialog')
  const isOpen = dialog === 'add-token'
  // The dialog stays mounted while it closes, so that the focus returns.
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return (
    <>
      <Button
        look="primary"
        icon={<Plus />}
        onPointerEnter={AddTokenDialog.preload}
        onClick={() => setDialog('add-token')}
      >
        {t('add')}
      </Button>
      {wasOpen && <AddTokenDialog userOspId={userOspId} open={isOpen} onClose={() => setDialog(undefined)} />}
    </>
  )
}
