import type { SelectOption } from '@/ui/inputs/inputs.tsx'

/** The companies of the rows shown, as options of a filter. There may be thousands of companies, so not all of them. */
export function companiesIn(
  rows:
    | readonly { readonly corporateAccount: { readonly ospId: string; readonly name: string } }[]
    | undefined,
): readonly SelectOption[] | undefined {
  if (!rows) return undefined
  const companies = new Map(rows.map(({ corporateAccount: { ospId, name } }) => [ospId, name]))
  return [...companies].map(([value, label]) => ({ value, label }))
}
