let place = ''
let marks = 0
/** A prefix, such as "Error:". */
let word = ''

/** Sets the title of the document to the current place. */
export function setTitle(text: string): void {
  place = text
  document.title = marks > 0 ? `${word} ${place}` : place
}

/**
 * Puts a prefix before the title of the document while a form has errors (WCAG 3.3.1). Returns a function that removes
 * it.
 */
export function markTitle(text: string): () => void {
  word = text
  const add = (count: number): void => {
    marks += count
    setTitle(place)
  }
  add(1)
  return () => add(-1)
}
