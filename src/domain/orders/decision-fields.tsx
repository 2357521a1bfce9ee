import { useTranslation } from 'react-i18next'
import type { PlanFieldsProps } from '@/actions/define-actions.ts'
import { TextAreaField } from '@/forms/fields/text-area-field.tsx'
import { InPauses } from '@/forms/form-values.tsx'
import { MailPreview } from './mail-preview.tsx'
import type { DecisionPlan } from './purchase-actions.ts'
import type { PluginPurchase } from './order.ts'

type Props = PlanFieldsProps<PluginPurchase, DecisionPlan>

/** G119: the mail to the user when the order is approved. With several orders, each has its own mail. */
export function ApprovalMail({ items }: Props) {
  const [only, ...others] = items
  if (!only || others.length > 0) return null
  return <MailPreview purchase={only} decision="REQUESTED" fixed />
}

/** G391: the reason for the rejection, and the mail to the user. */
export function RejectionFields({ items }: Props) {
  const { t } = useTranslation('plugin-purchases')
  const [only, ...others] = items
  return (
    <>
      <TextAreaField name="note" label={t('note.label')} help={t('note.help')} rows={3} />
      {only && others.length === 0 && (
        <InPauses<DecisionPlan>>
          {({ note = '' }) => <MailPreview purchase={only} decision="REJECTED" note={note} fixed />}
        </InPauses>
      )}
    </>
  )
}
