import { existsSync, statSync } from 'node:fs'
import { filesBelow } from '../files.ts'
import { runCommand } from '../steps.ts'

/** Builds for production into `dist` when there is no build or a source is newer. */
export async function buildIfStale(): Promise<void> {
  if (!isStale()) return
  console.log('building …')
  const { code, output } = await runCommand(['npm', 'run', 'build'])
  if (code !== 0) throw new Error(output)
}

/** Whether a source is newer than the build. */
function isStale(): boolean {
  const built = 'dist/index.html'
  if (!existsSync(built)) return true
  const since = statSync(built).mtimeMs
  const sources = [
    ...['src', 'locales', 'public', 'config', 'build', 'openapi'].flatMap(filesBelow),
    'index.html',
    'vite.config.ts',
    'package-lock.json',
  ]
  return sources.some((path) => statSync(path).mtimeMs > since)
}
