import type { AreaModel } from '../resources.ts'

export const model = {
  about: { findReportsByFilter: 'report', markReportDownloaded: 'report' },
  filters: { findReportsByFilter: { downloaded: { present: 'downloadedOn' } } },
  writes: {
    markReportDownloaded: { seenIn: 'findReportsByFilter', repeated: 'accepted' },
    addReportRecipient: {
      seenIn: 'getReportRecipients',
      undoneBy: 'removeReportRecipient',
      repeated: 'accepted',
      maximum: 100,
    },
    requestReport: {
      seenIn: 'getRequestedReports',
      repeated: 409,
      refusedIn: [
        {
          code: 'REPORT_READY',
          first: [{ operation: 'findReportsByFilter' }],
          copy: { reportType: 'reportType', reportMonth: 'reportMonth' },
        },
      ],
    },
    removeReportRecipient: {
      seenIn: 'getReportRecipients',
      undoneBy: 'addReportRecipient',
      repeated: 'accepted',
    },
  },
} satisfies AreaModel
