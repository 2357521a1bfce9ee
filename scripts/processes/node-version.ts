import { readFileSync } from 'node:fs'

/**
 * Explains in a sentence why this Node version cannot run the project, or returns `undefined` if it can. `engines` in
 * package.json defines the versions.
 */
export function nodeRefusal(version: string): string | undefined {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
  const least = engines.node.replace('>=', '')
  const [required, present] = [least, version].map((one) => one.split('.').map(Number))
  const at = required?.findIndex((part, index) => part !== (present?.[index] ?? 0)) ?? -1
  const isOld = at >= 0 && (present?.[at] ?? 0) < (required?.[at] ?? 0)
  return isOld ? `Node ${version} is too old: Node ${least} or later is needed.` : undefined
}
