import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { getResourcesByLabel, updateResourceLabel } from '@/api/generated/operations/resources.ts'
import request from '@/api/generated/requests/UpdateResourceLabelRequest.ts'
import { refresh, useRead } from '@/api/use-read.ts'
import type { Cut } from '@/base/cut.ts'
import { ContractForm } from '@/forms/contract-form.tsx'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { FormSection, FormSections } from '@/forms/form-sections.tsx'
import { FormValues } from '@/forms/form-values.tsx'
import { Loaded, type Reading } from '@/frame/loaded.tsx'
import { Missing } from '@/frame/missing.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { countsOf, TransferCard } from '@/records/transfer-card.tsx'
import type { TransferChange } from '@/records/transfer-change.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { Notice } from '@/ui/feedback/notice.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import type { TransferItem } from '@/ui/inputs/transfer-list.tsx'
import { hrefToLabel, isNew } from './create-or-edit.ts'
import type { Resource } from './kinds.ts'
import { NewLabel } from './new-label.tsx'
import { RESOURCE_READS } from './resource-reads.ts'
import { saveLabel } from './save-label.ts'
import { useAllResources } from './use-all-resources.ts'
import { isTaken, useLabels } from './use-labels.ts'

/** R217, R215: adds a label, or renames one and changes its resources. */
export default function LabelScreen({ params }: ScreenProps<'createOrEdit'>) {
  const { t } = useTranslation('resources')
  const [label = ''] = useAddressParam('label')
  const labels = useLabels()
  if (isNew(params))
    return (
      <ScreenFrame name="ResourceLabelForm" title={t('add.ResourcesLabels')}>
        <NewLabel />
      </ScreenFrame>
    )
  // A label that was just renamed is not in the list that is still loading.
  const isMissing = labels.data !== undefined && !labels.isValidating && !isTaken(labels.data, label)
  return (
    <ScreenFrame name="ResourceLabelForm" title={isMissing ? undefined : label}>
      {isMissing ? (
        <Missing name="ResourceLabelForm" params={params} />
      ) : (
        <div className="stack stack-wide" key={label}>
          <Loaded read={labels}>{() => <Rename label={label} />}</Loaded>
          <Carriers label={label} />
        </div>
      )}
    </ScreenFrame>
  )
}

interface RenameValues {
  readonly newLabel?: string | undefined
}

function Rename({ label }: { readonly label: string }) {
  const { t } = useTranslation('resources')
  const goTo = useGoTo()
  const { data: labels } = useLabels()
  return (
    <ContractForm
      edits
      label={t('label.rename')}
      request={request}
      operation={updateResourceLabel}
      refreshes={[]}
      initial={{ newLabel: label }}
      toBody={({ newLabel = '' }: RenameValues) => ({ label, newLabel: newLabel.trim() })}
      saved={(result) => t('label.renamed', { before: label, label: result.label })}
      // Navigate before refreshing: otherwise the page of the old name would disappear first.
      onSaved={(result) => {
        void refresh(RESOURCE_READS)
        goTo(hrefToLabel(result.label), { replace: true })
      }}
      labelOf={(field) => t(`label.fields.${field}`)}
      submitLabel={t('label.rename')}
    >
      <FormSections>
        <FormSection wide title={t('label.section')} lead={t('label.renameLead')}>
          <ContractField name="newLabel" requiredHere />
          <FormValues<RenameValues>>
            {({ newLabel = '' }) => {
              const isOther = newLabel.trim().toLowerCase() !== label.toLowerCase()
              return (
                isOther &&
                isTaken(labels, newLabel.trim()) && (
                  <Notice tone="warning" live>
                    {t('label.merges', { label: newLabel.trim() })}
                  </Notice>
                )
              )
            }}
          </FormValues>
        </FormSection>
      </FormSections>
    </ContractForm>
  )
}

function Carriers({ label }: { readonly label: string }) {
  const all = useAllResources()
  const carriers: Reading<readonly Resource[]> = useRead(getResourcesByLabel, { body: { label } })
  return (
    <Loaded read={all}>
      {({ items, cut }) => (
        <Loaded read={carriers}>
          {(found) => <Lists label={label} carriers={found} items={items} cut={cut} />}
        </Loaded>
      )}
    </Loaded>
  )
}

interface ListsProps {
  readonly label: string
  /** The resources with this label, as the server returns them, because it decides which spellings are equal. */
  readonly carriers: readonly Resource[]
  readonly items: readonly TransferItem[]
  readonly cut: Cut | undefined
}

// i18n-keys: resources:carriers.*
function Lists({ label, carriers, items, cut }: ListsProps) {
  const { t } = useTranslation('resources')
  const present = useMemo(() => new Set(carriers.map(({ ospId }) => ospId)), [carriers])
  const save = async (change: TransferChange): Promise<boolean> => {
    await saveLabel(label, change)
    notify({ tone: 'success', text: t('carriers.saved', countsOf(change)) })
    return true
  }
  return (
    <TransferCard area="resources" words="carriers" items={items} cut={cut} present={present} save={save} />
  )
}
