import { getResourcesByFilter } from '@/api/generated/operations/resources.ts'
import type { components } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import type { Reading } from '@/frame/loaded.tsx'

export type Label = components['schemas']['ResourceLabel']

/** The existing labels, sorted by name. G091: any page of resources contains them. */
export function useLabels(): Reading<readonly Label[]> {
  const { data, error, isValidating, mutate } = useRead(getResourcesByFilter, {
    query: { size: 1 },
    body: {},
  })
  return { data: data?.labels, error, isValidating, mutate }
}

/** Whether a label already exists, ignoring case. */
export const isTaken = (labels: readonly Label[] | undefined, label: string): boolean =>
  labels?.some((one) => one.label.toLowerCase() === label.toLowerCase()) === true
