/** Finds the imports of each file. */
import { posix } from 'node:path'
import ts from 'typescript'
import type { SourceFile } from '../files.ts'

export interface Import {
  readonly specifier: string
  readonly typeOnly: boolean
  /** Whether it is imported by `import()`. */
  readonly lazy: boolean
  readonly line: number
}

const cache = new WeakMap<SourceFile, readonly Import[]>()

/**
 * All imports of a file, including dynamic imports and re-exports. The result is cached, because several checks use it.
 */
export function importsOf(file: SourceFile): readonly Import[] {
  const found = cache.get(file) ?? readImports(file)
  cache.set(file, found)
  return found
}

function readImports({ path, source }: SourceFile): Import[] {
  const tree = ts.createSourceFile(path, source, ts.ScriptTarget.Latest)
  const found: Import[] = []
  const add = (
    node: ts.Node,
    specifier: ts.Expression | undefined,
    typeOnly: boolean,
    lazy = false,
  ): void => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
    found.push({ specifier: specifier.text, typeOnly, lazy, line })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const clause = node.importClause
      const names = clause?.namedBindings
      const allTypes =
        clause?.name === undefined &&
        names !== undefined &&
        ts.isNamedImports(names) &&
        names.elements.length > 0 &&
        names.elements.every((element) => element.isTypeOnly)
      add(node, node.moduleSpecifier, clause?.phaseModifier === ts.SyntaxKind.TypeKeyword || allTypes)
    } else if (ts.isExportDeclaration(node)) add(node, node.moduleSpecifier, node.isTypeOnly)
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node, node.arguments[0], false, true)
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node, node.argument.literal, true)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** The project's file to which a specifier resolves, or `undefined` for a package. */
export function resolveImport(
  from: string,
  specifier: string,
  known: ReadonlySet<string>,
): string | undefined {
  const bare = specifier.replace(/\?.*$/, '')
  const alias = /^(@|~mocks|~openapi|~notations|~files)\/(.*)$/.exec(bare)
  const folders = {
    '@': 'src',
    '~mocks': 'mocks',
    '~openapi': 'openapi',
    '~notations': 'notations',
    '~files': 'files',
  }
  const base = folders[alias?.[1] as keyof typeof folders]
  const path = base === undefined ? bare : `${base}/${alias?.[2]}`
  if (base === undefined && !bare.startsWith('.')) return undefined
  const target = base === undefined ? posix.join(posix.dirname(from), path) : path
  return ['', '.ts', '.tsx'].map((end) => target + end).find((candidate) => known.has(candidate)) ?? target
}
