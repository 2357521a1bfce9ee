import { useTranslation } from 'react-i18next'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Dialog, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { ProblemFacts } from './problem-facts.tsx'
import type { Problem } from './problem.ts'

export function ProblemDialog({ item, open, onClose }: ActionDialogProps<Problem>) {
  const { t } = useTranslation(['reconciliation', 'ui'])
  return (
    <Dialog
      open={open}
      title={t('details.title', { booking: item.bookingId })}
      lead={<bdi>{item.mrpName}</bdi>}
      onClose={onClose}
    >
      <ProblemFacts problem={item} />
      <DialogFoot>
        <Button onClick={onClose}>{t('ui:dialog.close')}</Button>
      </DialogFoot>
    </Dialog>
  )
}
