/** `{{name}}` in the text of a template. No conditions, no loops, no code. */
export const PLACEHOLDER = /\{\{\s*([A-Za-z0-9_.-]{1,100})\s*\}\}/g

/** The names in a text, each once, in order of appearance. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name)),
]

/**
 * Whether the text contains the start of a placeholder that is not a valid one. A lone `}}` is allowed, because CSS
 * rules can end with it.
 */
export const hasBrokenPlaceholder = (text: string): boolean => text.replace(PLACEHOLDER, '').includes('{{')

/** Replaces each placeholder by the result of `value` for its name. */
export const fillPlaceholders = (text: string, value: (name: string) => string): string =>
  text.replace(PLACEHOLDER, (_all, name: string) => value(name))
