import { useTranslation } from 'react-i18next'
import { ownershipRules } from '~openapi/rules.ts'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { call } from '@/api/client.ts'
import {
  getFuelPartners,
  getFuelStationOwners,
  getFuelStationsByOwner,
  getResource,
  updateFuelStationOwners,
} from '@/api/generated/operations/resources.ts'
import request from '@/api/generated/requests/UpdateFuelStationOwnersRequest.ts'
import { ContractDialog } from '@/forms/contract-dialog.tsx'
import { PeriodFields } from '@/forms/fields/period-fields.tsx'
import { SelectField } from '@/forms/fields/fields.tsx'
import { FieldRows } from '@/forms/field-rows.tsx'
import { RecordForm } from '@/forms/record-form.tsx'
import type { Resource } from './kinds.ts'
import { toBody, toForm } from './owners-form.ts'
import { RESOURCE_READS } from './resource-reads.ts'
import styles from './resources.module.css'
import { usePartners } from '@/domain/partners/use-partners.ts'

/** R216: the owners of a gas station. The periods of ownership cannot overlap or end before they start. */
export function OwnersDialog({ item, ...dialog }: ActionDialogProps<Resource>) {
  const { t } = useTranslation('resources')
  return (
    <ContractDialog
      {...dialog}
      placement="drawer"
      title={t('actions.owners.title', { name: item.name })}
      lead={t('owners.lead')}
    >
      <RecordForm
        request={request}
        operation={updateFuelStationOwners}
        refreshes={[...RESOURCE_READS, getFuelStationOwners, getFuelStationsByOwner, getFuelPartners]}
        record={item}
        reload={() => call(getResource, { path: { type: 'gasStation' }, body: { ospId: item.ospId } })}
        toForm={toForm}
        toBody={toBody}
        rules={({ owners }) => ownershipRules(owners)}
        labelOf={(field) => t(`owners.fields.${field.replace(/^.*\./, '')}`)}
        saved={({ name }) => t('actions.owners.done', { name })}
        label={t('owners.title')}
        submitLabel={t('owners.save')}
      >
        <Owners />
      </RecordForm>
    </ContractDialog>
  )
}

function Owners() {
  const { t } = useTranslation('resources')
  const partners = usePartners() ?? []
  return (
    <FieldRows
      name="owners"
      beginning={{ ownerOspId: '' }}
      none={t('owners.none')}
      add={t('owners.add')}
      rowLabel={(number) => t('owners.one', { number })}
      removeLabel={(number) => t('owners.remove', { number })}
    >
      {(path) => (
        <>
          <SelectField
            name={`${path}.ownerOspId`}
            requiredHere
            placeholder={t('ui:form.choose')}
            options={partners}
          />
          <div className={styles.days}>
            <PeriodFields
              first={{ name: `${path}.validFrom`, help: t('owners.fromHelp') }}
              last={{ name: `${path}.validTo`, help: t('owners.toHelp') }}
            />
          </div>
        </>
      )}
    </FieldRows>
  )
}
