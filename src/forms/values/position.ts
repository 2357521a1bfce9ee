/** Reads a position as map sites copy it: `51.2093, 3.2247`. Other text gives none. */
export function pastedPosition(
  text: string,
): { readonly latitude: number; readonly longitude: number } | undefined {
  const [, latitude, longitude] = /^(-?\d{1,2}\.\d{1,15})[,;] ?(-?\d{1,3}\.\d{1,15})$/.exec(text.trim()) ?? []
  if (latitude === undefined || longitude === undefined) return undefined
  return { latitude: Number(latitude), longitude: Number(longitude) }
}
