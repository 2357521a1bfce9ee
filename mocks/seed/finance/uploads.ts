/** Files that were uploaded before: not checked, checked, and stopped on the way. */
import type { UploadRow } from '../../tables.ts'
import { momentAgo } from '../ago.ts'
import { COMPANY, PARTNER } from '../names.ts'

const OLIVIA = 'u-1000'
const NOTHING = { lines: [], cents: 0, problems: 0 } as const

export const uploads = (): UploadRow[] => [
  {
    ospId: 'upload-9001',
    kind: 'vouchers',
    uploadedBy: OLIVIA,
    fileName: 'dagpassen-najaar.csv',
    uploadedOn: momentAgo(3, '09:10'),
    state: 'VALIDATED',
    rows: [
      line(2, { code: 'NAJAAR-JONAS', login: 'jonas.peeters', validUntil: '31/12/2027' }),
      line(3, { code: 'NAJAAR-NIEMAND', login: 'niemand.hier', validUntil: '31/12/2027' }),
    ],
    processed: NOTHING,
    result: {
      uploadId: 'upload-9001',
      state: 'VALIDATED',
      fileName: 'dagpassen-najaar.csv',
      rowCount: 2,
      validCount: 1,
      processedCount: 0,
      errors: [
        {
          line: 3,
          identifier: 'NAJAAR-NIEMAND',
          field: 'login',
          reason: 'Er is geen gebruiker met deze naam',
          rule: 'user_unknown',
        },
      ],
      skipped: [],
      alreadyProcessed: [],
    },
  },
  {
    ospId: 'upload-9002',
    kind: 'bike-rental',
    uploadedBy: OLIVIA,
    resellerOspId: PARTNER.reseller,
    fileName: 'huurfietsen.xml',
    uploadedOn: momentAgo(1, '16:45'),
    state: 'UPLOADED',
    rows: [
      line(3, { bookingId: 'RENT26090001', contractNumber: 'SW-9001', date: '2026-09-01', amount: '19.80' }),
    ],
    processed: NOTHING,
  },
  {
    ospId: 'upload-9003',
    kind: 'rail',
    uploadedBy: OLIVIA,
    corporateAccountOspId: COMPANY.bakery,
    fileName: 'treinfactuur-september.xlsx',
    uploadedOn: momentAgo(40, '11:20'),
    state: 'UPLOADED',
    rows: [
      line(2, {
        invoiceNumber: 'R-2026-09',
        bookingId: 'RAIL26090001',
        cardNumber: '6050123412341234',
        date: '2026-09-14',
        amount: '14,80',
      }),
    ],
    processed: NOTHING,
  },
]

const line = (number: number, cells: Record<string, string>): UploadRow['rows'][number] => ({
  line: number,
  cells,
})
