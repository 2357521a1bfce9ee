/** A number of euros with at most two decimals. Not `multipleOf: 0.01`, which fails on 0.07 in floating point. */
const isEuro = (euros: number): boolean => Math.abs(Math.round(euros * 100) - euros * 100) < 1e-4
export default { type: 'number', validate: isEuro } as const
