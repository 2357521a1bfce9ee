/** Sorts names as people expect: it ignores case and accents, and puts 2 before 10. */
export const collator = new Intl.Collator(['nl', 'fr', 'en'], { numeric: true, sensitivity: 'base' })
