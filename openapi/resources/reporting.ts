import type { AreaModel } from '../resources.ts'

export const model = {
  writes: {
    addReportRecipient: { seen: 'getReportRecipients', undoneBy: 'removeReportRecipient', again: 'accepted' },
    removeReportRecipient: { seen: 'getReportRecipients', undoneBy: 'addReportRecipient', again: 'accepted' },
  },
} satisfies AreaModel
