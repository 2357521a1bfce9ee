/**
 * What the web server logs for a call: its path in the contract, as lines of an nginx `map`. The requested path could
 * contain anything, including personal data.
 */
export const loggedPaths = (paths: readonly string[]): string =>
  paths
    .map((path) => {
      const fullPath = `/api${path}`
      const pattern = `~^${fullPath.replaceAll(/\{\w+\}/g, '[^/]+')}$`
      return `"${path.includes('{') ? pattern : fullPath}" "${fullPath}";\n`
    })
    .join('')
