import Trash2 from 'lucide-react/icons/trash-2'
import { actionsOn } from '@/actions/define-actions.ts'
import { getReportRecipients, removeReportRecipient } from '@/api/generated/operations/reporting.ts'
import type { components } from '@/api/generated/schema.ts'

/** An email address, and the company whose reports it receives. */
export type Recipient = components['schemas']['ReportRecipientRequest']

/**
 * An address is easily added again, so there is no confirmation. Email addresses never appear in the URL of the page,
 * because they are personal data.
 */
export const recipientActions = actionsOn<Recipient>({
  area: 'reporting',
  idParam: 'recipient',
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
