import { remoteSearch } from '@/lists/remote-search.ts'
import { call } from '@/api/client.ts'
import { findCorporateAccountsByAny } from '@/api/generated/operations/corporate-accounts.ts'
import { getAllPartners } from '@/api/generated/operations/partners.ts'
import type { RemoteOption, RemoteSearch } from '@/ui/inputs/use-remote-options.ts'

/** How many companies a search shows. */
const SHOWN = 20

/** Companies found by name or external id. */
export const searchCompanies = remoteSearch(
  findCorporateAccountsByAny,
  (search) => ({ query: { search, size: SHOWN } }),
  ({ ospId, data }) => ({ value: ospId, label: data.name, detail: data.extId }),
)

/** Partners found by a part of their name. There are a few hundred, which the server returns at once (R083). */
export const searchPartners: RemoteSearch = async (search, signal) => {
  const partners = await call(getAllPartners, {}, { signal, ignore: ['*'] })
  const lowerCase = search.toLowerCase()
  return partners
    .filter(({ data }) => data.name.toLowerCase().includes(lowerCase))
    .map(({ ospId, data }): RemoteOption => ({ value: ospId, label: data.name }))
    .slice(0, SHOWN)
}

/** Partners and companies, each with its kind. */
export const searchOrganisations =
  (kinds: { readonly partner: string; readonly company: string }): RemoteSearch =>
  async (search, signal) => {
    const [partners, companies] = await Promise.all([
      searchPartners(search, signal),
      searchCompanies(search, signal),
    ])
    return [
      ...partners.map((found) => ({ ...found, detail: kinds.partner })),
      ...companies.map((found) => ({ ...found, detail: kinds.company })),
    ]
  }
