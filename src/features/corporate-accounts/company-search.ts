import { call } from '@/api/client.ts'
import { findCorporateAccountsByAny } from '@/api/generated/operations/corporate-accounts.ts'
import type { RemoteSearch } from '@/ui/inputs/use-remote-options.ts'

/** R149: companies are searched from three characters on. */
export const searchCompanies: RemoteSearch = async (text, signal) => {
  const { content } = await call(
    findCorporateAccountsByAny,
    { query: { search: text, size: 20 } },
    { signal, ignore: ['*'] },
  )
  return content.map(({ ospId, name, extId }) => ({ value: ospId, label: name, detail: extId }))
}
