/**
 * The places of the portal that send an operation, determined from its source: forms, runs over many records, imports,
 * guides.
 */
import { readFileSync } from 'node:fs'
import { filesBelow } from '../../scripts/files.ts'
import type { OperationId } from '../../src/api/operation.ts'

const IMPORTS = /^import[\s\S]*?from .*$/gm
/** It only checks whether the user has permission. */
const ASKS = /(mayCall\((\w|\(|\))*,\s*|to=\{)$/

/**
 * These places by operation. A menu action sends the operation itself if it has a body and no separate dialog, and also
 * for many records if it is available for many. Any other use of the operation counts as a place that sends it.
 */
export function sendersOf(ids: readonly OperationId[]): Map<OperationId, string[]> {
  const places = new Map<OperationId, string[]>(ids.map((id) => [id, []]))
  const sources = filesBelow('src').filter(
    (path) => /(?<!\.test)\.tsx?$/.test(path) && !path.includes('/generated/'),
  )
  for (const path of sources) {
    const source = readFileSync(path, 'utf8').replaceAll(IMPORTS, '')
    for (const id of ids)
      for (const { index } of source.matchAll(new RegExp(`(?<!['\\w])${id}\\b`, 'g'))) {
        const before = source.slice(0, index)
        if (ASKS.test(before)) continue
        places.get(id)?.push(...(/\boperation: $/.test(before) ? ofAction(path, source, index) : [path]))
      }
  }
  return places
}

/** The operation that an action sends. The properties of the action have the same indentation as `operation`. */
function ofAction(path: string, source: string, index: number): string[] {
  const start = source.lastIndexOf('\n', index)
  const indent = /^\n( *)/.exec(source.slice(start))?.[1] ?? ''
  const [action = ''] = source.slice(start).split(new RegExp(`\\n {0,${indent.length - 1}}\\S`))
  const has = (name: string): boolean => new RegExp(`\\n${indent}${name}\\b`).test(action)
  const isOne = has('body') && !has('Dialog')
  return [isOne && path, has('body') && (has('many') || has('manyOnly')) && `${path}, for many`].filter(
    (place) => place !== false,
  )
}
