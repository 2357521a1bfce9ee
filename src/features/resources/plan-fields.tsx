import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlanFieldsProps } from '@/actions/define-actions.ts'
import { findAllResourceGroups } from '@/api/generated/operations/resources.ts'
import { useRead } from '@/api/use-read.ts'
import { SelectField, TextField } from '@/forms/fields/fields.tsx'
import type { Resource } from './kinds.ts'
import type { ResourcePlan } from './resource-actions.ts'
import { useLabels } from './use-labels.ts'

/** An existing label, or a new one. */
export function LabelFields(_props: PlanFieldsProps<Resource, ResourcePlan>) {
  const { t } = useTranslation('resources')
  const listId = useId()
  const { data } = useLabels()
  return (
    <>
      <TextField
        name="label"
        label={t('label.name')}
        help={t('label.chooseHelp')}
        requiredHere
        dir="auto"
        list={listId}
        autoComplete="off"
      />
      <datalist id={listId}>
        {data?.map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
      </datalist>
    </>
  )
}

/** One of the resource groups. */
export function GroupFields(_props: PlanFieldsProps<Resource, ResourcePlan>) {
  const { t } = useTranslation('resources')
  const { data = [] } = useRead(findAllResourceGroups, {})
  return (
    <SelectField
      name="group"
      label={t('columns.group')}
      requiredHere
      placeholder={t('ui:form.choose')}
      options={data.map(({ ospId, name }) => ({ value: ospId, label: name }))}
    />
  )
}
