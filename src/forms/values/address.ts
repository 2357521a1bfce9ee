export const ADDRESS_PARTS = ['streetName', 'streetNumber', 'zipCode', 'city'] as const
export type AddressPart = (typeof ADDRESS_PARTS)[number]
