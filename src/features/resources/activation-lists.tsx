import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BulkRun } from '@/actions/bulk-run.tsx'
import { inBatches, PER_CALL } from '@/actions/in-batches.ts'
import { getResourcesByTypeAndFilter } from '@/api/generated/operations/resources.ts'
import { useReadAll } from '@/api/use-read-all.ts'
import type { Cut } from '@/base/cut.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { countsOf, TransferCard } from '@/records/transfer-card.tsx'
import type { TransferChange } from '@/records/transfer-change.ts'
import { Button } from '@/ui/basics/button.tsx'
import { DialogFoot } from '@/ui/overlays/dialog.tsx'
import type { Kind, Resource } from './kinds.ts'
import { RESOURCE_READS } from './resource-reads.ts'
import { changeActivation } from './resource-actions.ts'

/**
 * R214: the inactive and the active resources. The browser holds up to 20,000 of a kind (R234), so that thousands can
 * be moved at once.
 */
export function ActivationLists({ kind }: { readonly kind: Kind }) {
  const resources = useReadAll(getResourcesByTypeAndFilter, { path: { type: kind.type }, body: {} })
  return <Loaded read={resources}>{({ rows, cut }) => <Lists resources={rows} cut={cut} />}</Loaded>
}

/** A requested change, and the function to call when its dialog closes. */
interface RequestedChange {
  /** Each run mounts a new dialog. */
  readonly turn: number
  readonly change: TransferChange
  readonly onClosed: (isStarted: boolean) => void
}

interface ListsProps {
  readonly resources: readonly Resource[]
  readonly cut: Cut | undefined
}

// i18n-keys: resources:activation.*
function Lists({ resources, cut }: ListsProps) {
  const { t } = useTranslation('resources')
  const [requested, setRequested] = useState<RequestedChange>()
  const [isOpen, setIsOpen] = useState(false)
  const items = useMemo(
    () => resources.map(({ ospId, name, mrp }) => ({ id: ospId, label: name, hint: mrp.name })),
    [resources],
  )
  const present = useMemo(
    () => new Set(resources.flatMap(({ ospId, active }) => (active ? [ospId] : []))),
    [resources],
  )
  const save = (change: TransferChange): Promise<boolean> =>
    new Promise((onClosed) => {
      setRequested((before) => ({ turn: (before?.turn ?? 0) + 1, change, onClosed }))
      setIsOpen(true)
    })
  const changed = useMemo(() => {
    const moved = new Set([...(requested?.change.added ?? []), ...(requested?.change.removed ?? [])])
    return resources.filter(({ ospId }) => moved.has(ospId))
    // oxlint-disable-next-line react/exhaustive-deps -- they stay the same while the run refreshes the list
  }, [requested])
  const work = useMemo(() => {
    const added = new Set(requested?.change.added)
    const activate = inBatches<Resource>(async (some) => changeActivation(some, true))
    const deactivate = inBatches<Resource>(async (some) => changeActivation(some, false))
    return async (item: Resource) => (added.has(item.ospId) ? activate(item) : deactivate(item))
  }, [requested])
  return (
    <>
      <TransferCard
        area="resources"
        words="activation"
        items={items}
        cut={cut}
        present={present}
        save={save}
      />
      {requested && (
        <BulkRun<Resource, object>
          key={requested.turn}
          title={t('activation.run.title')}
          items={changed}
          idOf={({ ospId }) => ospId}
          refusal={() => undefined}
          work={work}
          atOnce={PER_CALL}
          refreshes={RESOURCE_READS}
          columns={[
            { id: 'name', header: t('columns.name'), text: ({ name }) => name },
            { id: 'ospId', header: t('columns.ospId'), text: ({ ospId }) => ospId },
          ]}
          fileName={t('bulk.file')}
          renderPrompt={(start, cancel) => (
            <>
              <p>{t('activation.run.text', countsOf(requested.change))}</p>
              <DialogFoot>
                <Button onClick={cancel}>{t('ui:dialog.cancel')}</Button>
                <Button look="primary" onClick={() => start({})}>
                  {t('activation.save')}
                </Button>
              </DialogFoot>
            </>
          )}
          open={isOpen}
          onClose={(left) => {
            setIsOpen(false)
            requested.onClosed(left !== undefined)
          }}
        />
      )}
    </>
  )
}
