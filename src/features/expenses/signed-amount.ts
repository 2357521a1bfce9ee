import type { BrokenRules } from '~openapi/rules.ts'

/** Whether an amount is subtracted from or added to the budget. Users type the amount without a sign. */
export type Direction = 'off' | 'on'
export const DIRECTIONS = ['off', 'on'] as const

export interface SignedAmount {
  /** Positive. */
  readonly amountVatIncl?: number | undefined
  readonly direction?: Direction | undefined
}

/**
 * The amount in the form of the contract: negative if it is subtracted from the budget (R098, G085). A text that is not
 * a number stays as typed.
 */
export const toSigned = ({ amountVatIncl, direction }: SignedAmount): number | undefined =>
  typeof amountVatIncl === 'number' && direction !== 'on' ? -amountVatIncl : amountVatIncl

/** The form values for an amount of the contract. */
export const fromSigned = (amount: number): SignedAmount => ({
  amountVatIncl: Math.abs(amount),
  direction: amount > 0 ? 'on' : 'off',
})

/** The user selects the sign beside the amount, so the amount itself must be positive. */
export const brokenSignedAmount = ({ amountVatIncl }: SignedAmount): BrokenRules =>
  typeof amountVatIncl === 'number' && amountVatIncl <= 0
    ? { amountVatIncl: { rule: 'exclusiveMinimum', params: { min: 0 } } }
    : {}
