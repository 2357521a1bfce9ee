import { useTranslation } from 'react-i18next'
import { createResource, getResource, updateResource } from '@/api/generated/operations/resources.ts'
import { ContractForm } from '@/forms/contract-form.tsx'
import { RecordForm } from '@/forms/record-form.tsx'
import { Missing } from '@/frame/missing.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { useRecord } from '@/records/use-record.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { RecordColumns } from '@/ui/basics/record-columns.tsx'
import { hrefToEdit, isNew } from './create-or-edit.ts'
import { useKind, type Kind } from './kinds.ts'
import { RESOURCE_READS } from './resource-reads.ts'
import { ResourceFields } from './resource-fields.tsx'
import { beginning, resourceForm, rulesOf } from './resource-form.ts'
import { ResourceFrame } from './resource-frame.tsx'
import { ResourceSide } from './resource-side.tsx'

/** R217: adds or edits a resource of any kind. */
export default function ResourceScreen({ params }: ScreenProps<'createOrEdit'>) {
  const kind = useKind()
  const [ospId] = useAddressParam('ospId')
  if (isNew(params)) return <NewResource kind={kind} />
  if (ospId !== undefined) return <KnownResource key={ospId} kind={kind} ospId={ospId} params={params} />
  return (
    <ScreenFrame name={kind.form}>
      <Missing name={kind.form} params={params} />
    </ScreenFrame>
  )
}

function NewResource({ kind }: { readonly kind: Kind }) {
  const { t } = useTranslation('resources')
  const goTo = useGoTo()
  return (
    <ScreenFrame name={kind.form} title={t(`add.${kind.list}`)}>
      <ContractForm
        {...resourceForm.creating()}
        label={t(`add.${kind.list}`)}
        operation={createResource}
        refreshes={RESOURCE_READS}
        toParams={(body) => ({ path: { type: kind.type }, body })}
        initial={beginning(kind)}
        rules={rulesOf(kind)}
        labelOf={(field) => t(`fields.${field}`)}
        saved={({ name }) => t('created', { name })}
        // Opens the page of the new resource, where its owners and groups are set.
        onSaved={({ ospId }) => goTo(hrefToEdit(kind.form, ospId))}
        onCancel={() => goTo(hrefTo(kind.list))}
        submitLabel={t(`add.${kind.list}`)}
      >
        <ResourceFields has={kind.has} />
      </ContractForm>
    </ScreenFrame>
  )
}

interface KnownResourceProps extends ScreenProps<'createOrEdit'> {
  readonly kind: Kind
  readonly ospId: string
}

function KnownResource({ kind, ospId, params }: KnownResourceProps) {
  const { t } = useTranslation('resources')
  const read = useRecord(getResource, { path: { type: kind.type }, body: { ospId } })
  return (
    <ResourceFrame kind={kind} read={read} params={params}>
      {(resource) => (
        <RecordColumns side={<ResourceSide kind={kind} resource={resource} />}>
          <RecordForm
            {...resourceForm.editing}
            operation={updateResource}
            refreshes={RESOURCE_READS}
            toParams={(body) => ({ path: { type: kind.type }, body })}
            record={resource}
            reload={async () => read.mutate()}
            rules={rulesOf(kind)}
            labelOf={(field) => t(`fields.${field}`)}
            saved={({ name }) => t('saved', { name })}
            label={t('form.label')}
            submitLabel={t('save')}
          >
            <ResourceFields has={kind.has} />
          </RecordForm>
        </RecordColumns>
      )}
    </ResourceFrame>
  )
}
