import type { Reference } from '@/api/contract-request.ts'
import { getAllMrps, getAllPartners } from '@/api/generated/operations/partners.ts'
import { REFERENCES } from '@/api/generated/references.ts'
import { useRead } from '@/api/use-read.ts'
import type { SelectOption } from '@/ui/inputs/inputs.tsx'

/** The partners that a field with this `x-reference` may name, or all of them, sorted by name, as options. */
export function usePartners(reference?: Reference): readonly SelectOption[] | undefined {
  const { data } = useRead(reference === 'mrp' ? getAllMrps : getAllPartners, {}, { keep: true })
  const types: readonly string[] | undefined = reference && REFERENCES[reference]
  return data
    ?.filter(({ data: { partnerType } }) => types?.includes(partnerType) ?? true)
    .map(({ ospId, data: { name } }) => ({ value: ospId, label: name }))
}
