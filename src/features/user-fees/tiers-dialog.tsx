import { useTranslation } from 'react-i18next'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { getAllUserFees } from '@/api/generated/operations/user-fees.ts'
import { useRead } from '@/api/use-read.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Dialog, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { TiersPicture } from './tiers-picture.tsx'
import type { UserFee } from './tiers.ts'

/** All tiers of the assignee of a fee, as a drawing. */
export function TiersDialog({ item, open, onClose }: ActionDialogProps<UserFee>) {
  const { t } = useTranslation('user-fees')
  const { data = [] } = useRead(getAllUserFees, {})
  return (
    <Dialog
      open={open}
      size="large"
      title={<bdi>{t('picture.of', { name: item.assignee.name })}</bdi>}
      onClose={onClose}
    >
      <TiersPicture
        tiers={data.filter(({ assignee }) => assignee.ospId === item.assignee.ospId)}
        current={item.ospId}
      />
      <DialogFoot>
        <Button onClick={onClose}>{t('ui:dialog.close')}</Button>
      </DialogFoot>
    </Dialog>
  )
}
