/** Puts names in the order people expect: whatever the case and accents, 2 before 10. */
export const collator = new Intl.Collator(['nl', 'fr', 'en'], { numeric: true, sensitivity: 'base' })
