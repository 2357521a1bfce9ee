import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { updatePayrollConfig } from '@/api/generated/operations/payroll.ts'
import { ContractDialog } from '@/forms/contract-dialog.tsx'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { RecordForm } from '@/forms/record-form.tsx'
import { Loaded, type Reading } from '@/frame/loaded.tsx'
import { CONNECTION_READS } from './payroll-reads.ts'
import { ConnectionFields } from './connection-fields.tsx'
import { brokenDetails, connectionForm, providerOf, withoutKept } from './connection-form.ts'
import { useConnections, useProviders, type Connection, type Provider } from './use-connections.ts'

/** Changes the details of a connection. */
export function EditConnectionDialog({ item, ...dialog }: ActionDialogProps<Connection>) {
  const { t } = useTranslation('payroll')
  const read: Reading<readonly Provider[]> = useProviders()
  return (
    <ContractDialog
      {...dialog}
      placement="drawer"
      title={t('actions.edit.title', { name: item.providerName })}
    >
      <Loaded read={read}>
        {(providers) => {
          const provider = providerOf(providers, item)
          return provider ? <Details provider={provider} connection={item} /> : t('edit.unknownProvider')
        }}
      </Loaded>
    </ContractDialog>
  )
}

interface DetailsProps {
  readonly provider: Provider
  readonly connection: Connection
}

function Details({ provider, connection }: DetailsProps) {
  const { t } = useTranslation('payroll')
  const { mutate } = useConnections()
  const { uuid } = connection
  const form = useMemo(() => connectionForm([provider]), [provider])
  return (
    <RecordForm
      {...form.editing}
      operation={updatePayrollConfig}
      refreshes={CONNECTION_READS}
      toParams={(body) => ({ path: { uuid }, body })}
      record={connection}
      reload={async () => (await mutate())?.find((one) => one.uuid === uuid)}
      rules={(_body, values) => brokenDetails(withoutKept(provider, values, connection), values)}
      saved={({ providerName }) => t('actions.edit.done', { name: providerName })}
      labelOf={(field) => labelOf(provider, field) ?? t(`fields.${field}`)}
      label={t('actions.edit.label')}
      submitLabel={t('actions.edit.submit')}
    >
      <div className="stack">
        <ContractField name="employerId" help={provider.employerIdFormat} />
        <ConnectionFields provider={provider} keepsSecrets />
        <ContractField name="automaticUserImport" help={t('edit.importHelp')} />
      </div>
    </RecordForm>
  )
}

const labelOf = ({ fields }: Provider, field: string): string | undefined =>
  fields.find(({ name }) => field === `connection.${name}`)?.label
