import Trash2 from 'lucide-react/icons/trash-2'
import { actionsOn } from '@/actions/define-actions.ts'
import { getReportRecipients, removeReportRecipient } from '@/api/generated/operations/reporting.ts'
import type { components } from '@/api/generated/schema.ts'

/** An address, and the company whose reports it is mailed. */
export type Recipient = components['schemas']['ReportRecipientRequest']

/** An address is as easily added again, so nothing is asked, and none comes into the address of the page. */
export const recipientActions = actionsOn<Recipient>({
  area: 'reporting',
  param: 'recipient',
  idOf: ({ email }) => email,
  nameOf: ({ email }) => email,
})({
  'remove-recipient': {
    icon: Trash2,
    operation: removeReportRecipient,
    body: (recipient) => recipient,
    refreshes: [getReportRecipients],
    immediate: true,
  },
})
