/** Earlier uploads: not checked, checked, and stopped during processing. */
import type { UploadRow } from '../../tables.ts'
import { momentAgo } from '../ago.ts'
import { COMPANY, PARTNER } from '../names.ts'

const OLIVIA = 'u-1000'
const NOTHING = { lines: [], cents: 0, problems: 0 } as const

/** One file of each other kind, with its content: uploaded, but never continued. */
const FORGOTTEN: readonly Pick<UploadRow, 'kind' | 'fileName' | 'rows' | 'mrpOspId'>[] = [
  {
    kind: 'surcharges',
    fileName: 'toeslagen-zomer.csv',
    rows: [
      {
        line: 2,
        cells: { bookingId: 'SURC26070001', login: 'jonas.peeters', date: '2026-07-03', amount: '4,50' },
      },
    ],
  },
  {
    kind: 'bike-share-events',
    fileName: 'ritten-juli.csv',
    rows: [
      {
        line: 2,
        cells: {
          bookingId: 'BIKE26070001',
          cardNumber: '20451',
          startedOn: '2026-07-02 08:05',
          endedOn: '2026-07-02 08:31',
          amount: '3,25',
        },
      },
    ],
  },
  {
    kind: 'line',
    fileName: 'tickets-juli.xlsx',
    rows: [
      {
        line: 2,
        cells: {
          bookingId: 'LINE26070001',
          cardNumber: '6050123412341234',
          date: '2026-07-04',
          amount: '17',
        },
      },
    ],
  },
  {
    kind: 'bank',
    fileName: 'afschrift-juli.csv',
    rows: [
      {
        line: 2,
        cells: {
          transactionId: 'BANK-2026-0701',
          valueDate: '2026-07-06',
          amount: '250,00',
          paymentReference: '+++090/9337/55493+++',
        },
      },
    ],
  },
  {
    kind: 'mobility-provider',
    mrpOspId: PARTNER.other,
    fileName: 'boekingen-juli.xml',
    rows: [
      {
        line: 3,
        cells: {
          bookingId: 'PROV26070001',
          login: 'jonas.peeters',
          date: '2026-07-07',
          mobilityMode: 'PARKING',
          amount: '6.90',
        },
      },
    ],
  },
  {
    kind: 'charging-billing',
    fileName: 'laden-juli.csv',
    rows: [
      {
        line: 2,
        cells: {
          bookingId: 'CHAR26070001',
          cardNumber: 'BE-ENC-00042',
          startedOn: '2026-07-08 19:00',
          endedOn: '2026-07-08 23:30',
          kwh: '24,5',
          amount: '12,10',
        },
      },
    ],
  },
  {
    kind: 'car-share',
    fileName: 'deelwagens-juli.csv',
    rows: [
      {
        line: 2,
        cells: {
          invoiceNumber: 'C-2026-07',
          bookingId: 'CARS26070001',
          extRef: 'CAM-42',
          startedOn: '2026-07-10 09:00',
          endedOn: '2026-07-10 11:15',
          amount: '32,40',
        },
      },
    ],
  },
  {
    kind: 'co2',
    fileName: 'co2-juli.csv',
    rows: [{ line: 2, cells: { bookingId: 'CARS26070001', co2Grams: '5110' } }],
  },
]

export const uploads = (): UploadRow[] => [
  ...FORGOTTEN.map((file, at): UploadRow => ({
    ...file,
    ospId: `upload-901${at}`,
    uploadedBy: OLIVIA,
    uploadedOn: momentAgo(100 + at, '10:00'),
    state: 'UPLOADED',
    processed: NOTHING,
  })),
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
      errors: [{ line: 3, identifier: 'NAJAAR-NIEMAND', field: 'login', rule: 'user_unknown' }],
      skipped: [],
      alreadyProcessed: [],
    },
  },
  {
    ospId: 'upload-9004',
    kind: 'vouchers',
    uploadedBy: OLIVIA,
    fileName: 'dagpassen-voorjaar.csv',
    uploadedOn: momentAgo(190, '10:05'),
    state: 'PROCESSED',
    rows: [line(2, { code: 'VOORJAAR-JONAS', login: 'jonas.peeters', validUntil: '30/06/2027' })],
    processed: { lines: [2], cents: 0, problems: 0 },
    result: {
      uploadId: 'upload-9004',
      state: 'PROCESSED',
      fileName: 'dagpassen-voorjaar.csv',
      rowCount: 1,
      validCount: 1,
      processedCount: 1,
      errors: [],
      skipped: [],
      alreadyProcessed: [],
    },
  },
  {
    ospId: 'upload-9005',
    kind: 'vouchers',
    uploadedBy: OLIVIA,
    fileName: 'dagpassen-zomer.csv',
    uploadedOn: momentAgo(95, '14:30'),
    state: 'PARTLY_PROCESSED',
    rows: [
      line(2, { code: 'ZOMER-JONAS', login: 'jonas.peeters', validUntil: '30/09/2027' }),
      line(3, { code: 'ZOMER-ULLA', login: 'ulla.users', validUntil: '30/09/2027' }),
    ],
    processed: { lines: [2], cents: 0, problems: 0 },
    result: {
      uploadId: 'upload-9005',
      state: 'PARTLY_PROCESSED',
      fileName: 'dagpassen-zomer.csv',
      rowCount: 2,
      validCount: 2,
      processedCount: 1,
      errors: [],
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
