import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Adds the licence of the font to the list of licences of the build. The build does not find it, because the font is
 * not a package.
 */
export function fontLicence(list: string): Plugin {
  return {
    name: 'font-licence',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      const text = readFileSync(new URL('../src/ui/theme/font/OFL.txt', import.meta.url), 'utf8')
      appendFileSync(join(dir, list), `\n## inter - 4.001 (OFL-1.1)\n\n${text}`)
    },
  }
}
