/*
 * What this browser remembers of the user's choices, such as the theme or hidden columns: never personal data. Storage may
 * be blocked or full. Then a choice lasts as long as the page.
 */

/** The text stored under a key. `undefined` if there is none. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** The JSON value stored under a key. `undefined` if there is none, or if the text is not JSON. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? '') as unknown
  } catch {
    return undefined
  }
}

/** Stores a text under a key. `undefined` removes the key. */
export function writeStored(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Blocked or full.
  }
}
