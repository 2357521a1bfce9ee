import type { AreaModel } from '../resources.ts'

export const model = {
  writes: {
    addReportRecipient: {
      seen: 'getReportRecipients',
      undoneBy: 'removeReportRecipient',
      again: 'accepted',
      most: 100,
    },
    removeReportRecipient: { seen: 'getReportRecipients', undoneBy: 'addReportRecipient', again: 'accepted' },
  },
} satisfies AreaModel
