import { updateResourceLabel } from '@/api/generated/operations/resources.ts'
import { refresh } from '@/api/use-read.ts'
import { write } from '@/api/use-write.ts'
import { inCalls, type TransferChange } from '@/records/transfer-change.ts'
import { RESOURCE_READS } from './resource-actions.ts'

/**
 * Gives a label to resources and takes it from others, a thousand per call (G362). Those that get it come first, because
 * a label that nobody has is gone. Throws the first `ApiError`.
 */
export async function saveLabel(label: string, { added, removed }: TransferChange): Promise<void> {
  try {
    for (const ospIds of inCalls(added))
      await write(updateResourceLabel, { body: { label, addResourceOspIds: [...ospIds] } }, { refreshes: [] })
    for (const ospIds of inCalls(removed))
      await write(
        updateResourceLabel,
        { body: { label, removeResourceOspIds: [...ospIds] } },
        { refreshes: [] },
      )
  } finally {
    await refresh(RESOURCE_READS)
  }
}
