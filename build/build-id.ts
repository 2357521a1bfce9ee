import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * Identifies the build. The id is in the page, so that a tab knows its build, and in `version.json`, so that the tab
 * can compare it with the newest one.
 */
export interface BuildVersion {
  /**
   * A hash of commit and content. Two builds of the same sources have the same id, so the servers of one cluster agree.
   */
  readonly id: string
  /** The commit it was built from, or `unknown` outside a checkout. */
  readonly commit: string
  /** When it was built, ISO 8601. */
  readonly time: string
}

/**
 * Gives each build an id: `<meta name="build">` in the page and `version.json` beside it. `BUILD_COMMIT` names the
 * commit if git is not available, as in a container.
 */
export function buildId(): Plugin {
  const commit = process.env['BUILD_COMMIT'] ?? currentCommit()
  let id = ''
  return {
    name: 'build-id',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle = {} }) {
        // File names contain a hash of the content.
        const content = createHash('sha256').update([page, ...Object.keys(bundle).sort()].join('\n'))
        id = `${commit}-${content.digest('hex').slice(0, 8)}`
        return [{ tag: 'meta', attrs: { name: 'build', content: id }, injectTo: 'head' }]
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        if (id === '') return // This build has no page of the portal, such as that of a worker.
        const version: BuildVersion = { id, commit, time: new Date().toISOString() }
        this.emitFile({
          type: 'asset',
          fileName: 'version.json',
          source: `${JSON.stringify(version, null, 2)}\n`,
        })
      },
    },
  }
}

function currentCommit(): string {
  try {
    const args = ['rev-parse', '--short=10', 'HEAD']
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return 'unknown'
  }
}
