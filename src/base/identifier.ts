/** Identifiers as the contract has them (`OspId`): anything else names no record, and no server is asked about it. */
const IDENTIFIER = /^[A-Za-z0-9._:-]{1,64}$/

/** Whether a text from an address can be an identifier. */
export const isIdentifier = (text: string): boolean => IDENTIFIER.test(text)
