let place = ''
let marks = 0
/** Such as "Error:". */
let word = ''

/** Says in the title of the document where one is. */
export function setTitle(text: string): void {
  place = text
  document.title = marks > 0 ? `${word} ${place}` : place
}

/** Says in the title, before where one is, that a form has mistakes (WCAG 3.3.1). Answers how to stop. */
export function markTitle(text: string): () => void {
  word = text
  const add = (count: number): void => {
    marks += count
    setTitle(place)
  }
  add(1)
  return () => add(-1)
}
