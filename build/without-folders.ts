import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Replaces modules that read a folder of this repository at run time, for code that runs without these folders, such as
 * a package or a browser. Such a module, `name.ts`, has a sibling `name.built.ts` with the same exports and the content
 * of the folder at build time. The build uses the sibling.
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
