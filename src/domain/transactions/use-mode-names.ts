import { useMemo } from 'react'
import { getMobilityModes } from '@/api/generated/operations/resources.ts'
import { useRead } from '@/api/use-read.ts'

/** R197: the names of mobility modes and expenses. A mode without a name is shown as its key. */
export function useModeNames() {
  const { data } = useRead(getMobilityModes, {}, { keep: true, ignore: ['*'] })
  return useMemo(() => {
    const names = new Map(data?.map(({ mobilityMode, label }) => [mobilityMode, label]))
    return {
      options: data?.map(({ mobilityMode: value, label }) => ({ value, label })) ?? [],
      nameOf: (mode: string | undefined) => names.get(mode ?? '') ?? mode ?? '',
    }
  }, [data])
}
