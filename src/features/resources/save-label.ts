import { updateResourceLabel } from '@/api/generated/operations/resources.ts'
import { refresh } from '@/api/use-read.ts'
import type { TransferChange } from '@/records/transfer-change.ts'
import { writeInCalls } from '@/records/write-in-calls.ts'
import { RESOURCE_READS } from './resource-reads.ts'

/**
 * Adds a label to resources and removes it from others, a thousand per call (G362). Additions come first, because a
 * label without resources disappears. Throws the first `ApiError`.
 */
export async function saveLabel(label: string, { added, removed }: TransferChange): Promise<void> {
  try {
    await writeInCalls(updateResourceLabel, added, (addResourceOspIds) => ({ label, addResourceOspIds }))
    await writeInCalls(updateResourceLabel, removed, (removeResourceOspIds) => ({
      label,
      removeResourceOspIds,
    }))
  } finally {
    await refresh(RESOURCE_READS)
  }
}
