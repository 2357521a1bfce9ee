/** An absolute http(s) address. */
const isUri = (text: string): boolean => {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol)
  } catch {
    return false
  }
}
export default isUri
