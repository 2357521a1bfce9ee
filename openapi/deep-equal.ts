/** Whether two JSON values are equal, as `const`, `enum` and `uniqueItems` compare them. */
const deepEqual = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => deepEqual(a[key as keyof typeof a], b[key as keyof typeof b]))
}
export default deepEqual
