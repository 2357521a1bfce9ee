import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * For code that runs without this repository's folders, such as a package or a browser. A module that reads a folder at
 * run time, `name.ts`, has a sibling with the same exports, `name.built.ts`, with the content of the folder at build
 * time; the build uses the sibling instead.
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
