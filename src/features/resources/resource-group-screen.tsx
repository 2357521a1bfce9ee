import { useTranslation } from 'react-i18next'
import { activeStatus } from '@/records/active-status.ts'
import {
  createResourceGroup,
  getResourceGroup,
  updateResourceGroup,
} from '@/api/generated/operations/resources.ts'
import { call } from '@/api/client.ts'
import { RelationsCard } from '@/domain/relations/relations-card.tsx'
import { ContractForm } from '@/forms/contract-form.tsx'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { FormSection, FormSections } from '@/forms/form-sections.tsx'
import { RecordForm } from '@/forms/record-form.tsx'
import { Missing } from '@/frame/missing.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { RecordScreen } from '@/records/record-screen.tsx'
import { useRecord } from '@/records/use-record.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { RecordStatusBadge } from '@/ui/basics/status-badge.tsx'
import { hrefToEdit, isNew } from './create-or-edit.ts'
import { groupActions } from './group-actions.ts'
import { groupForm } from './group-form.ts'
import { GroupResources } from './group-resources.tsx'
import { RESOURCE_READS } from './resource-reads.ts'

/** R217: adds or edits a resource group. */
export default function ResourceGroupScreen({ params }: ScreenProps<'createOrEdit'>) {
  const [ospId] = useAddressParam('ospId')
  if (isNew(params)) return <NewGroup />
  if (ospId !== undefined) return <KnownGroup key={ospId} ospId={ospId} params={params} />
  return (
    <ScreenFrame name="ResourceGroupForm">
      <Missing name="ResourceGroupForm" params={params} />
    </ScreenFrame>
  )
}

function NewGroup() {
  const { t } = useTranslation('resources')
  const goTo = useGoTo()
  return (
    <ScreenFrame name="ResourceGroupForm" title={t('add.ResourcesGroups')}>
      <ContractForm
        {...groupForm.creating()}
        label={t('add.ResourcesGroups')}
        operation={createResourceGroup}
        refreshes={RESOURCE_READS}
        labelOf={(field) => t(`fields.${field}`)}
        saved={({ name }) => t('created', { name })}
        // Opens the page of the new group, where its resources are selected.
        onSaved={({ ospId }) => goTo(hrefToEdit('ResourceGroupForm', ospId))}
        onCancel={() => goTo(hrefTo('ResourcesGroups'))}
        submitLabel={t('add.ResourcesGroups')}
      >
        <Fields />
      </ContractForm>
    </ScreenFrame>
  )
}

function KnownGroup({ ospId, params }: ScreenProps<'createOrEdit'> & { readonly ospId: string }) {
  const { t } = useTranslation('resources')
  const read = useRecord(getResourceGroup, { body: { ospId } })
  return (
    <RecordScreen
      name="ResourceGroupForm"
      params={params}
      read={read}
      title={({ name }) => name}
      id={(group) => group.ospId}
      status={(group) => <RecordStatusBadge {...activeStatus(t, group)} />}
      facts={({ products = [] }) => [
        {
          label: t('usedBy'),
          value: products.length === 0 ? t('inNoProduct') : products.map(({ name }) => name).join(', '),
          absent: products.length === 0,
        },
      ]}
      actions={{ ...groupActions, all: groupActions.all.filter(({ id }) => id !== 'editGroup') }}
    >
      {(group) => (
        <div className="stack stack-wide">
          <RecordForm
            {...groupForm.editing}
            operation={updateResourceGroup}
            refreshes={RESOURCE_READS}
            record={group}
            reload={() => call(getResourceGroup, { body: { ospId } })}
            labelOf={(field) => t(`fields.${field}`)}
            saved={({ name }) => t('saved', { name })}
            label={t('form.label')}
            submitLabel={t('save')}
          >
            <Fields />
          </RecordForm>
          <GroupResources group={group} />
          <RelationsCard ospId={group.ospId} />
        </div>
      )}
    </RecordScreen>
  )
}

function Fields() {
  const { t } = useTranslation('resources')
  return (
    <FormSections>
      <FormSection wide title={t('form.group')} lead={t('form.groupLead')}>
        <ContractField name="name" />
        <ContractField name="description" help={t('form.descriptionHelp')} />
      </FormSection>
    </FormSections>
  )
}
