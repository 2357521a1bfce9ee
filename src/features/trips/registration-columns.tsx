import type { components } from '@/api/generated/schema.ts'
import { number } from '@/i18n/formats.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import { kindOf, modeOf, statusOf } from './registration-words.ts'

type Travel = components['schemas']['Travel']

/** The statuses that need no attention. */
const NORMAL: ReadonlySet<string> = new Set(['REGISTERED', 'APPROVED', 'PAID'])

export const registrationColumns = defineColumns<Travel>('trips', {
  date: column.date((row) => row.date),
  kind: column.plain((row, { t }) => kindOf(row, t), { type: 'main' }),
  mode: column.plain((row, { t }) => modeOf(row, t)),
  status: column.status((row, { t }) => statusOf(row, t), { silent: ({ status }) => NORMAL.has(status) }),
  km: column.plain(({ km }) => (km === undefined ? undefined : number(km, 1)), { type: 'count' }),
  compensation: column.money(({ compensation }) => compensation),
})
