import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { requestCompanyDeactivation } from '@/api/generated/operations/company.ts'
import { getCorporateAccount } from '@/api/generated/operations/corporate-accounts.ts'
import request from '@/api/generated/requests/CompanyDeactivationRequest.ts'
import { useWrite } from '@/api/use-write.ts'
import { Field } from '@/ui/inputs/field.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { DangerDialog } from '@/ui/overlays/prompt-dialogs.tsx'
import type { Company } from './company-form.ts'

/** Requests the deactivation of a company, optionally with a reason for the partner (R103). */
export function RequestDialog({ item: { ospId, data }, ...dialog }: ActionDialogProps<Company>) {
  const { t } = useTranslation(['company', 'ui'])
  const [reason, setReason] = useState('')
  const { run } = useWrite(requestCompanyDeactivation, {
    refreshes: [getCorporateAccount],
    ignore: ['*'], // The dialog shows why it failed.
  })
  const text = reason.trim()
  return (
    <DangerDialog
      {...dialog}
      title={<bdi>{t('actions.request.title', { name: data.name })}</bdi>}
      text={t('actions.request.text')}
      confirm={t('actions.request.label')}
      word={data.name}
      onConfirm={async () => {
        await run({ body: { corporateAccountOspId: ospId, ...(text !== '' && { reason: text }) } })
        notify({ tone: 'success', text: t('actions.request.done', { name: data.name }) })
      }}
    >
      <Field label={t('actions.request.reason')} help={t('actions.request.reasonHelp')} mark="optional">
        {(control) => (
          <textarea
            {...control}
            className="input"
            dir="auto"
            rows={3}
            maxLength={request.fields.reason?.maxLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </DangerDialog>
  )
}
