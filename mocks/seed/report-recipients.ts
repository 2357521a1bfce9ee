import type { ReportRecipientRow } from '../tables.ts'
import { COMPANY } from './names.ts'

export const reportRecipients = (): ReportRecipientRow[] =>
  ['rita@brugge-bakery.example', 'zaakvoerder@brugge-bakery.example'].map((email) => ({
    corporateAccountOspId: COMPANY.bakery,
    email,
  }))
