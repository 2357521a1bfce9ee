import { useTranslation } from 'react-i18next'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { deactivatePartner, previewPartnerDeactivation } from '@/api/generated/operations/partners.ts'
import { useRead } from '@/api/use-read.ts'
import { useWrite } from '@/api/use-write.ts'
import { DependentsNotice } from '@/domain/relations/dependents.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { number } from '@/i18n/formats.ts'
import { Notice } from '@/ui/feedback/notice.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { DangerDialog } from '@/ui/overlays/prompt-dialogs.tsx'
import { DEACTIVATION_READS, type PartnerRow } from './partner-reads.ts'

/**
 * R106: shows how many companies and people the deactivation of a partner affects, before the confirmation and
 * afterwards.
 */
export function DeactivateDialog({ item, open, onClose }: ActionDialogProps<PartnerRow>) {
  const { t } = useTranslation('partners')
  const preview = useRead(previewPartnerDeactivation, open ? { body: { ospId: item.ospId } } : null)
  const { run } = useWrite(deactivatePartner, {
    refreshes: [...DEACTIVATION_READS, previewPartnerDeactivation],
    ignore: ['*'], // The dialog shows why it failed.
  })
  const counts = (companies: number, people: number) => ({
    companies: t('deactivation.companies', { count: companies, number: number(companies) }),
    people: t('deactivation.people', { count: people, number: number(people) }),
  })
  return (
    <DangerDialog
      open={open}
      title={<bdi>{t('actions.deactivate.title', { name: item.data.name })}</bdi>}
      text={t('actions.deactivate.text')}
      confirm={t('actions.deactivate.label')}
      word={item.extId}
      onClose={onClose}
      onConfirm={async () => {
        const done = await run({ body: { ospId: item.ospId } })
        notify({
          tone: 'success',
          text: t('actions.deactivate.done', {
            name: item.data.name,
            ...counts(done.deactivatedAccountCount, done.deactivatedUserCount),
          }),
        })
      }}
    >
      <Loaded read={preview}>
        {({ activeAccountCount, activeUserCount }) => (
          <Notice tone="warning" title={t('deactivation.title', counts(activeAccountCount, activeUserCount))}>
            {t('deactivation.text')}
          </Notice>
        )}
      </Loaded>
      {open && <DependentsNotice item={item} />}
    </DangerDialog>
  )
}
