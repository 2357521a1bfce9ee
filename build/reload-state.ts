import { readFileSync } from 'node:fs'
import type { EnvironmentModuleNode, Plugin } from 'vite'

/** The properties of a development server's module that are used here. */
type Module = Pick<EnvironmentModuleNode, 'file' | 'isSelfAccepting'> & {
  readonly importers: ReadonlySet<Module>
}

/**
 * Reloads the page if hot reload would evaluate a module again that keeps state in a variable. It evaluates all modules
 * between the edited one and the components that accept the change. The user in an atom would be lost, and the page
 * would show an error. After a reload the page has the same address and session.
 */
export function reloadState(): Plugin {
  return {
    name: 'reload-state',
    apply: 'serve',
    hotUpdate({ modules }) {
      if (this.environment.name !== 'client' || !reachesState(modules, keepsState)) return undefined
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}

/** Whether one of the modules that would be evaluated again keeps state. */
export function reachesState(edited: readonly Module[], keeps: (file: string) => boolean): boolean {
  const evaluated = new Set(edited)
  // The loop also visits the importers that are added during it.
  for (const { file, isSelfAccepting, importers } of evaluated) {
    if (file !== null && keeps(file)) return true
    if (isSelfAccepting !== true) for (const importer of importers) evaluated.add(importer)
  }
  return false
}

function keepsState(file: string): boolean {
  return /[\\/]src[\\/].*\.tsx?$/.test(file) && hasState(readFileSync(file, 'utf8'))
}

/** Variables, atoms, and initially empty collections at the top level of a module. */
export const hasState = (source: string): boolean =>
  /^(export )?(let |const \w+(: [^=\n]+)? = (atom\b|new (Map|Set|WeakMap|WeakSet)\b(<.*>)?\(\)))/m.test(
    source,
  )
