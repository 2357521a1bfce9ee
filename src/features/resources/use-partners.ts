import { getAllPartners } from '@/api/generated/operations/partners.ts'
import { useRead } from '@/api/use-read.ts'
import type { SelectOption } from '@/ui/inputs/inputs.tsx'

/** All partners, by name, as the options of a choice. */
export function usePartners(): readonly SelectOption[] | undefined {
  const { data } = useRead(getAllPartners, {}, { keep: true })
  return data?.map(({ ospId, data: { name } }) => ({ value: ospId, label: name }))
}
