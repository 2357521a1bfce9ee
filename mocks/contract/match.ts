import type { Contract, ContractOperation, ContractParameter } from '~openapi/contract-types.ts'
import { resolve, type Located, step } from './refs.ts'

/** A matched operation, and the variable parts of the path as texts. */
export interface MatchedOperation {
  kind: 'operation'
  operation: ContractOperation
  /** The path as in the contract (`/user/changeLanguage/{lang}`). */
  template: string
  pointer: string
  parameters: Located<ContractParameter>[]
  path: Record<string, string>
}
/** `allow` lists the methods that the path has. */
export type Match = MatchedOperation | { kind: 'wrong-method'; allow: string[] } | { kind: 'unknown-path' }

type Route = Omit<MatchedOperation, 'path'>
interface Path {
  segments: string[]
  /** By method, in upper case. */
  routes: Map<string, Route>
}

/**
 * Returns a function that finds an operation by method and path. Of several matching paths the most literal one
 * wins.
 */
export function createMatcher(document: Contract): (method: string, pathname: string) => Match {
  const bySize = new Map<number, Path[]>()
  for (const [template, item] of Object.entries(document.paths)) {
    const segments = template.split('/').slice(1)
    const routes = new Map<string, Route>()
    for (const [method, operation] of Object.entries(item)) {
      if ('operationId' in operation)
        routes.set(method.toUpperCase(), toRoute(document, template, method, operation))
    }
    bySize.set(segments.length, [...(bySize.get(segments.length) ?? []), { segments, routes }])
  }
  for (const paths of bySize.values()) paths.sort(moreLiteralFirst)

  return (method, pathname) => {
    const segments = pathname.split('/').slice(1)
    for (const { segments: pattern, routes } of bySize.get(segments.length) ?? []) {
      const path = matchSegments(pattern, segments)
      if (!path) continue
      const route = routes.get(method.toUpperCase())
      return route ? { ...route, path } : { kind: 'wrong-method', allow: [...routes.keys()] }
    }
    return { kind: 'unknown-path' }
  }
}

function toRoute(document: Contract, template: string, method: string, operation: ContractOperation): Route {
  const pointer = step(step('/paths', template), method)
  const parameters = (operation.parameters ?? []).map((parameter, index) =>
    resolve<ContractParameter>(document, parameter, step(`${pointer}/parameters`, index)),
  )
  return { kind: 'operation', operation, template, pointer, parameters }
}

const isVariable = (segment: string): boolean => segment.startsWith('{')

/** Sorts `/budget/types` before `/budget/{type}`: the first segment that differs decides, literal first. */
function moreLiteralFirst(one: Path, other: Path): number {
  for (const [index, segment] of one.segments.entries()) {
    const difference = Number(isVariable(segment)) - Number(isVariable(other.segments[index] ?? ''))
    if (difference !== 0) return difference
  }
  return 0
}

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | undefined {
  const path: Record<string, string> = {}
  for (const [index, segment] of segments.entries()) {
    const expected = pattern[index] ?? ''
    if (isVariable(expected) && segment !== '') path[expected.slice(1, -1)] = decode(segment)
    else if (expected !== segment) return undefined
  }
  return path
}

/** An invalid escape stays unchanged, and the parameter's own check refuses it. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
