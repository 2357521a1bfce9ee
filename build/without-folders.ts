import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * For code that runs where this repository's folders are not, such as a package or a browser. A module that reads a folder
 * when it runs, `name.ts`, has one of the same exports beside it, `name.built.ts`, with what the folder held at the time of
 * the build; that one is taken in its place.
 */
export function withoutFolders(): Plugin {
  return {
    name: 'without-folders',
    enforce: 'pre',
    async resolveId(specifier, importer, options) {
      if (!specifier.endsWith('.ts') || specifier.endsWith('.built.ts')) return undefined
      const found = await this.resolve(specifier, importer, { ...options, skipSelf: true })
      const built = found?.id.replace(/\.ts$/, '.built.ts')
      return built !== undefined && existsSync(built) ? built : found
    },
  }
}
