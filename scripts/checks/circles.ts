/**
 * No file of the portal may import itself indirectly, including by `import()`. When a file is edited, a development
 * server evaluates it again, together with every file in its import circle. A registry in one of them would then be
 * empty, while the page still uses the old one. Type imports do not count, because they do not exist at run time.
 */
import type { SourceFile } from '../files.ts'
import { importsOf, resolveImport } from './imports.ts'

/** Returns the shortest import path of each circle, as `a.ts → b.ts → a.ts`. */
export function circleFindings(files: readonly SourceFile[]): string[] {
  const checked = files.filter(({ path }) => path.startsWith('src/') && !/\.(type-)?test\.tsx?$/.test(path))
  const known = new Set(checked.map(({ path }) => path))
  const graph = new Map(
    checked.map((file) => {
      const targets = importsOf(file)
        .filter(({ typeOnly }) => !typeOnly)
        .map(({ specifier }) => resolveImport(file.path, specifier, known))
      return [file.path, targets.filter((target) => target !== undefined && known.has(target))] as const
    }),
  )
  const reported = new Set<string>()
  return [...known].flatMap((path) => {
    const way = reported.has(path) ? undefined : wayBack(path, graph)
    for (const member of way ?? []) reported.add(member)
    return way ? [`${way.join(' → ')}: imports go in a circle`] : []
  })
}

/** The shortest path from a file to itself. */
function wayBack(
  start: string,
  graph: ReadonlyMap<string, readonly (string | undefined)[]>,
): string[] | undefined {
  const cameFrom = new Map<string, string>()
  const open = [start]
  // `open` grows inside the loop, so files that are found are visited too.
  for (const path of open)
    for (const next of graph.get(path) ?? []) {
      if (next === undefined || cameFrom.has(next)) continue
      cameFrom.set(next, path)
      if (next === start) return walked(start, cameFrom)
      open.push(next)
    }
  return undefined
}

function walked(start: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [start]
  do way.unshift(cameFrom.get(way[0] ?? '') ?? start)
  while (way[0] !== start)
  return way
}
