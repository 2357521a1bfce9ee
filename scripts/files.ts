import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'

export interface SourceFile {
  /** From the project's root, with `/`. */
  readonly path: string
  readonly source: string
}

/** The paths of all files below a folder, sorted, with `/`; nothing when there is no such folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => statSync(path).isFile())
    .sort()
}

/** The names in a folder, without the ending; nothing when there is no such folder. */
export const namesIn = (folder: string, ending: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(ending))
        .map((name) => name.slice(0, name.length - ending.length))
        .sort()
    : []

/** The project's own TypeScript, generated files too: they are imported. */
export function projectSources(): SourceFile[] {
  const folders = ['src', 'gallery', 'mocks', 'openapi', 'scripts', 'tests', 'config', 'build']
  const root = namesIn('.', '.ts').map((name) => `${name}.ts`)
  return [...root, ...folders.flatMap(filesBelow)]
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
}
