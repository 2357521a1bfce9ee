/** The sandbox reduced to a real backend: one state, nothing beyond the contract, at the root of its host. */
import { createSandbox } from '../../../mocks/app.ts'
import { personaActors } from '../personas.ts'
import type { Target } from '../target.ts'

/** A server without worlds. `around` can respond in its place. */
export function plainServer(around: (request: Request) => Response | undefined = () => undefined) {
  const sandbox = createSandbox({ basePath: '' })
  const calls: string[] = []
  const target: Target = {
    name: 'a server without worlds',
    base: 'http://plain.test',
    fetch: async (request) => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`)
      return around(request) ?? sandbox.fetch(request)
    },
    offers: {},
  }
  return { target, calls, tables: sandbox.worlds.get(undefined).tables }
}

/** The stored data about the actors, their companies and partners. */
export function storedAbout(tables: ReturnType<typeof plainServer>['tables']): string {
  const names = new Set(personaActors().map(({ name }) => name))
  const users = tables.users.filter(({ login }) => login !== undefined && names.has(login))
  const companies = users.flatMap(({ corporateAccountOspId: id }) =>
    id === undefined ? [] : tables.corporateAccounts.get(id),
  )
  const partners = users.flatMap(({ partnerOspId: id }) => (id === undefined ? [] : tables.partners.get(id)))
  const passwords = users.map(({ ospId }) => tables.credentials.get(ospId))
  return JSON.stringify([users, companies, partners, passwords])
}
