import type { AreaModel } from '../resources.ts'

export const model = {
  writes: {
    addReportRecipient: {
      seenIn: 'getReportRecipients',
      undoneBy: 'removeReportRecipient',
      repeated: 'accepted',
      maximum: 100,
    },
    removeReportRecipient: {
      seenIn: 'getReportRecipients',
      undoneBy: 'addReportRecipient',
      repeated: 'accepted',
    },
  },
} satisfies AreaModel
