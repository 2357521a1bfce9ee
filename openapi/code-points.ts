/** The length of a text in code points, as JSON Schema counts it. */
const codePoints = (text: string): number => {
  let length = 0
  for (const _ of text) length += 1
  return length
}
export default codePoints
