import type { BrokenRules } from '~openapi/rules.ts'

/** Whether an amount leaves the budget or comes on it. People type the amount itself without a sign. */
export type Direction = 'off' | 'on'
export const DIRECTIONS = ['off', 'on'] as const

export interface SignedAmount {
  /** Positive. */
  readonly amountVatIncl?: number | undefined
  readonly direction?: Direction | undefined
}

/** The amount as the contract has it: negative when it leaves the budget (R098, G085). What is no number stays as typed. */
export const toSigned = ({ amountVatIncl, direction }: SignedAmount): number | undefined =>
  typeof amountVatIncl === 'number' && direction !== 'on' ? -amountVatIncl : amountVatIncl

/** The fields of an amount of the contract. */
export const fromSigned = (amount: number): SignedAmount => ({
  amountVatIncl: Math.abs(amount),
  direction: amount > 0 ? 'on' : 'off',
})

/** The sign is chosen beside the amount, so the amount itself is above zero. */
export const brokenSignedAmount = ({ amountVatIncl }: SignedAmount): BrokenRules =>
  typeof amountVatIncl === 'number' && amountVatIncl <= 0
    ? { amountVatIncl: { rule: 'exclusiveMinimum', params: { min: 0 } } }
    : {}
