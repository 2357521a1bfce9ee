import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { addToResourceGroup, removeFromResourceGroup } from '@/api/generated/operations/resources.ts'
import { refresh } from '@/api/use-read.ts'
import type { Cut } from '@/base/cut.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { countsOf, TransferCard } from '@/records/transfer-card.tsx'
import type { TransferChange } from '@/records/transfer-change.ts'
import { writeInCalls } from '@/records/write-in-calls.ts'
import { notify } from '@/ui/feedback/notifications-store.ts'
import type { TransferItem } from '@/ui/inputs/transfer-list.tsx'
import type { ResourceGroup } from './group-actions.ts'
import type { Resource } from './kinds.ts'
import { RESOURCE_READS } from './resource-reads.ts'
import { useAllResources } from './use-all-resources.ts'

/** R214: two lists with the resources outside and in the group. */
export function GroupResources({ group }: { readonly group: ResourceGroup }) {
  return <Loaded read={useAllResources()}>{(all) => <Lists group={group} {...all} />}</Loaded>
}

interface ListsProps {
  readonly group: ResourceGroup
  readonly resources: readonly Resource[]
  readonly items: readonly TransferItem[]
  readonly cut: Cut | undefined
}

// i18n-keys: resources:members.*
function Lists({ group, resources, items, cut }: ListsProps) {
  const { t } = useTranslation('resources')
  const present = useMemo(
    () =>
      new Set(
        resources.flatMap(({ ospId, groups }) =>
          groups.some((one) => one.ospId === group.ospId) ? [ospId] : [],
        ),
      ),
    [resources, group.ospId],
  )
  const save = async (change: TransferChange): Promise<boolean> => {
    await saveMembers(group.ospId, change)
    notify({ tone: 'success', text: t('members.saved', countsOf(change)) })
    return true
  }
  return (
    <TransferCard area="resources" words="members" items={items} cut={cut} present={present} save={save} />
  )
}

/** Throws the first `ApiError`. Earlier calls stay applied, and the reads show their changes. */
async function saveMembers(resourceGroupOspId: string, { added, removed }: TransferChange): Promise<void> {
  const toBody = (resourceOspIds: string[]) => ({ resourceGroupOspId, resourceOspIds })
  try {
    await writeInCalls(removeFromResourceGroup, removed, toBody)
    await writeInCalls(addToResourceGroup, added, toBody)
  } finally {
    await refresh(RESOURCE_READS)
  }
}
