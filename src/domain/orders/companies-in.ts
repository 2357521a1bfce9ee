import type { SelectOption } from '@/ui/inputs/inputs.tsx'

/** The companies of the visible rows, as options of a filter. Not all companies, because there may be thousands. */
export function companiesIn(
  rows:
    | readonly { readonly corporateAccount: { readonly ospId: string; readonly name: string } }[]
    | undefined,
): readonly SelectOption[] | undefined {
  if (!rows) return undefined
  const companies = new Map(rows.map(({ corporateAccount: { ospId, name } }) => [ospId, name]))
  return [...companies].map(([value, label]) => ({ value, label }))
}
