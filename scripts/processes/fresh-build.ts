import { existsSync, statSync } from 'node:fs'
import { build } from 'vite'
import { filesBelow } from '../files.ts'
import { runCommand } from '../steps.ts'

/** The sources of a build. */
const FOLDERS = ['src', 'locales', 'public', 'config', 'build', 'openapi', 'notations']

/** Builds for production into `dist` when there is no build or a source is newer. */
export async function buildIfStale(): Promise<void> {
  if (!isStale('dist/index.html', FOLDERS)) return
  console.log('building …')
  const { code, output } = await runCommand(['npm', 'run', 'build'])
  if (code !== 0) throw new Error(output)
}

/** The built gallery, with its path under `/portal/`. It is never in `dist`, which is what users get. */
export const GALLERY = '.cache/built-gallery'

/** Builds the gallery for the browser tests when there is no such build or a source is newer. */
export async function buildGalleryIfStale(): Promise<void> {
  if (!isStale(`${GALLERY}/gallery/index.html`, [...FOLDERS, 'gallery'])) return
  console.log('building the gallery …')
  await build({
    logLevel: 'warn',
    build: {
      outDir: GALLERY,
      assetsDir: 'gallery/assets', // In a folder of its own, because the portal's assets are on the same server.
      copyPublicDir: false,
      // In few files: the gallery shows everything, while the chunks of the portal are made for single screens.
      rolldownOptions: { input: 'gallery/index.html', output: { codeSplitting: true } },
    },
  })
}

/** Whether a source is newer than a build, or there is none. */
function isStale(built: string, folders: readonly string[]): boolean {
  if (!existsSync(built)) return true
  const since = statSync(built).mtimeMs
  const sources = [...folders.flatMap(filesBelow), 'index.html', 'vite.config.ts', 'package-lock.json']
  return sources.some((path) => statSync(path).mtimeMs > since)
}
