import { readFileSync } from 'node:fs'
import type { EnvironmentModuleNode, Plugin } from 'vite'

/** The part of a module of the development server that is asked here. */
type Module = Pick<EnvironmentModuleNode, 'file' | 'isSelfAccepting'> & {
  readonly importers: ReadonlySet<Module>
}

/**
 * Reloads the page when a module that keeps something in a variable would be evaluated once more, as hot reload does with
 * all modules from the edited one up to the components that take the change: the user in an atom, say, would be lost, and
 * the page would show an error. After a reload the page stands at the same address, with the same session.
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

/** Whether one of the modules that would be evaluated once more keeps state. */
export function reachesState(edited: readonly Module[], keeps: (file: string) => boolean): boolean {
  const evaluated = new Set(edited)
  // Importers that are added are visited too.
  for (const { file, isSelfAccepting, importers } of evaluated) {
    if (file !== null && keeps(file)) return true
    if (isSelfAccepting !== true) for (const importer of importers) evaluated.add(importer)
  }
  return false
}

function keepsState(file: string): boolean {
  return /[\\/]src[\\/].*\.tsx?$/.test(file) && hasState(readFileSync(file, 'utf8'))
}

/** Variables, atoms, and collections that begin empty, at the top level of a module. */
export const hasState = (source: string): boolean =>
  /^(export )?(let |const \w+(: [^=\n]+)? = (atom\b|new (Map|Set|WeakMap|WeakSet)\b(<.*>)?\(\)))/m.test(
    source,
  )
