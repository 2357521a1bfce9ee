/** The operators named in provider files. Operator codes are configuration, not a fixed list (R208, G170). */
import { PARTNER } from '../names.ts'

export interface Operator {
  mrpOspId: string
  mobilityMode: string
}

export const OPERATORS = {
  RAIL: { mrpOspId: PARTNER.rail, mobilityMode: 'TRAIN' },
  LINE: { mrpOspId: PARTNER.other, mobilityMode: 'BUS_TRAM_METRO' },
  METRO: { mrpOspId: PARTNER.other, mobilityMode: 'BUS_TRAM_METRO' },
  BIKE_SHARE: { mrpOspId: PARTNER.other, mobilityMode: 'BIKE' },
  BIKE_RENTAL: { mrpOspId: PARTNER.other, mobilityMode: 'BIKE' },
  CAR_SHARE: { mrpOspId: PARTNER.other, mobilityMode: 'CAR' },
  CHARGING: { mrpOspId: PARTNER.other, mobilityMode: 'CHARGING' },
} as const satisfies Record<string, Operator>

/** The public-transport operator for a code in a ticket file. */
export const ticketOperator = (code: string): Operator | undefined =>
  ({ RAIL: OPERATORS.RAIL, LINE: OPERATORS.LINE, METRO: OPERATORS.METRO })[code]
