/** Patterns of the contract with their own message, which describes the format. */
export const PATTERN_RULES: Readonly<Record<string, string>> = {
  // R171: the organism number.
  [String.raw`^[A-Za-z]{4}$`]: 'four_letters',
  // R172: a booking id.
  [String.raw`^[A-Z0-9]{12}$`]: 'booking_id',
}
