/** Identification fields: one of each type, and an inactive one. */
import type { IdentificationTokenRow } from '../tables.ts'

const ADDED = '2025-03-01T09:00:00+01:00'

export const identificationTokens = (): IdentificationTokenRow[] => [
  token('it-8001', 'u-1101', 'MOBIB', { cardNumber: '6050123412341234', chipId: '0A1B2C3D' }),
  token('it-8002', 'u-1101', 'LICENCE_PLATE', { plate: '1-ABC-123', region: 'BE', budgetOspId: 'b-5101' }),
  token('it-8003', 'u-1101', 'LICENCE_PLATE', {
    version: 2,
    plate: 'AB-123-CD',
    region: 'FR',
    activationStatus: 'INACTIVE',
    lastUpdateOn: '2026-01-01T09:00:00+01:00',
  }),
  token('it-8004', 'u-1101', 'BLUEBIKE_NUMBER', { cardNumber: '20451' }),
  token('it-8005', 'u-1102', 'SWAPFIETS_NUMBER', { cardNumber: 'SW-9001' }),
  token('it-8006', 'u-1102', 'ENECO_CHARGING', { cardNumber: 'BE-ENC-00042' }),
  token('it-8007', 'u-1102', 'CAMBIO', { cambioExtRef: 'CAM-42' }),
  token('it-8008', 'u-1301', 'MOBIB', { cardNumber: '6050999988887777', activationStatus: 'LOST' }),
]

const token = (
  ospId: string,
  userOspId: string,
  type: IdentificationTokenRow['type'],
  more: Partial<IdentificationTokenRow>,
): IdentificationTokenRow => ({
  ospId,
  version: 1,
  userOspId,
  type,
  activationStatus: 'ACTIVE',
  createdOn: ADDED,
  ...more,
})
