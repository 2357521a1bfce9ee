/** The sandbox as a target with one active defect at a time. */
import { issueTokens } from '../../../mocks/auth.ts'
import { contractCheck, createSandbox } from '../../../mocks/app.ts'
import type { ContractCheck } from '../../../mocks/contract.ts'
import { PERSONAS } from '../../../mocks/seed/personas.ts'
import { SANDBOX_BASE, sandboxAs, type Target } from '../target.ts'
import { parseWithoutChecks, type Defect } from './defect.ts'

const STAFF = PERSONAS.find(({ roles }) => roles.includes('ospadmin'))?.ospId ?? ''

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

export interface DefectiveServer {
  target: Target
  /** Activates one defect and deactivates the others. Without an argument, deactivates all. */
  activate(defect?: Defect): void
}

export async function createDefectiveServer(): Promise<DefectiveServer> {
  let defect: Defect | undefined
  const memory = new Map<string, unknown>()
  const check = await contractCheck()
  const sandbox = createSandbox({ worldLimit: 2000, contract: (real) => withDefect(real, () => defect) })
  const target = sandboxAs('a sandbox with a defect', sandbox)
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const below = pathname.slice(SANDBOX_BASE.length)
    // If the path does not have the method, use the path's other operations.
    const found = [request.method, ...METHODS]
      .map((method) => check.match(method, below))
      .find((match) => match.kind === 'operation' && match.operation.operationId === defect?.operation)
    if (found?.kind !== 'operation' || !defect?.around) return sandbox.fetch(request)
    const world = sandbox.worlds.get(request.headers.get('x-world') ?? undefined)
    return defect.around({
      request,
      found,
      world,
      memory,
      next: (other = request) => sandbox.fetch(other.clone()),
      staffToken: () => issueTokens(world, STAFF).token,
    })
  }
  return {
    target: { ...target, fetch },
    activate(next) {
      defect = next
      memory.clear()
    },
  }
}

/** The contract's checks, except the checks that the active defect disables. */
function withDefect(real: ContractCheck, current: () => Defect | undefined): ContractCheck {
  return {
    ...real,
    match(method, pathname) {
      const match = real.match(method, pathname)
      const { roles, operation } = current() ?? {}
      if (roles === undefined || match.kind !== 'operation' || match.operation.operationId !== operation)
        return match
      return { ...match, operation: { ...match.operation, 'x-roles': [...roles] } }
    },
    async checkRequest(found, request) {
      const verdict = await real.checkRequest(found, request.clone())
      const { ignores: lets, operation } = current() ?? {}
      if (verdict.ok || lets === undefined || found.operation.operationId !== operation) return verdict
      const isLet =
        'status' in lets
          ? verdict.status === lets.status
          : verdict.status === 422 &&
            (verdict.error.errors ?? []).every(
              ({ field, rule }) =>
                rule === lets.rule && (lets.field === undefined || field.startsWith(lets.field)),
            )
      return isLet ? { ok: true, input: await parseWithoutChecks(found, request) } : verdict
    },
  }
}
