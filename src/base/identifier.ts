/** The format of identifiers in the contract (`OspId`). Other text cannot identify a record, so no request is sent. */
const IDENTIFIER = /^[A-Za-z0-9._:-]{1,64}$/

/** Whether a text from the address has the format of an identifier. */
export const isIdentifier = (text: string): boolean => IDENTIFIER.test(text)
