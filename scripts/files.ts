import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'

export interface SourceFile {
  /** Relative to the project's root, with `/`. */
  readonly path: string
  readonly source: string
}

/** The paths of all files below a folder, sorted, with `/`. Empty if the folder does not exist. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => statSync(path).isFile())
    .sort()
}

/** The file names with an ending in a folder, without that ending. Empty when the folder does not exist. */
export const namesIn = (folder: string, ending: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(ending))
        .map((name) => name.slice(0, name.length - ending.length))
        .sort()
    : []

/** The project's TypeScript files, including generated ones, because they are imported. */
export function projectSources(): SourceFile[] {
  const folders = [
    'src',
    'gallery',
    'demo',
    'mocks',
    'openapi',
    'notations',
    'files',
    'scripts',
    'tests',
    'config',
    'build',
    'packages',
  ]
  const root = namesIn('.', '.ts').map((name) => `${name}.ts`)
  return [...root, ...folders.flatMap(filesBelow)]
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, source: readFileSync(path, 'utf8') }))
}
