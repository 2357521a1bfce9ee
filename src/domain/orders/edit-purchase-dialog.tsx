import { useTranslation } from 'react-i18next'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { call } from '@/api/client.ts'
import {
  getPluginPurchasesByFilter,
  updatePluginPurchase,
} from '@/api/generated/operations/plugin-purchases.ts'
import request from '@/api/generated/requests/UpdatePluginPurchaseRequest.ts'
import type { components } from '@/api/generated/schema.ts'
import { ContractDialog } from '@/forms/contract-dialog.tsx'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { RecordForm } from '@/forms/record-form.tsx'
import { changedTexts, changes } from '@/forms/values/changes.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import type { PluginPurchase } from './order.ts'

type Body = components['schemas']['UpdatePluginPurchaseRequest']

const toForm = ({ description, price, remark = '' }: PluginPurchase) => ({ description, price, remark })

/** Only changes are sent. An emptied remark is removed. */
function toBody(values: ReturnType<typeof toForm>, record: PluginPurchase): Body {
  const { purchaseUUID, version } = record
  const { price } = changes(values, toForm(record))
  const data = {
    ...changedTexts(['description'], values, toForm(record), ''),
    ...withoutUndefined({ price }),
    ...changedTexts(['remark'], values, toForm(record), null),
  }
  return { purchaseUUID, version, data }
}

/** R111: changes an order before its decision. The status stays the same (G117). */
export function EditPurchaseDialog({ item, ...dialog }: ActionDialogProps<PluginPurchase>) {
  const { t } = useTranslation('plugin-purchases')
  const { name } = item.user
  const reload = async (): Promise<PluginPurchase | undefined> => {
    const filter = { userOspId: item.user.ospId }
    const { content } = await call(getPluginPurchasesByFilter, { query: { size: 1000 }, body: filter })
    return content.find(({ purchaseUUID }) => purchaseUUID === item.purchaseUUID)
  }
  return (
    <ContractDialog
      {...dialog}
      placement="drawer"
      title={<bdi>{t('actions.edit.title', { name })}</bdi>}
      lead={t('actions.edit.text')}
    >
      <RecordForm
        label={t('actions.edit.label')}
        request={request}
        operation={updatePluginPurchase}
        refreshes={[getPluginPurchasesByFilter]}
        record={item}
        reload={reload}
        toForm={toForm}
        toBody={toBody}
        labelOf={(field) => t(`edit.${field}`)}
        saved={() => t('actions.edit.done', { name })}
        submitLabel={t('actions.edit.submit')}
      >
        <div className="stack">
          <ContractField name="description" />
          <ContractField name="price" />
          <ContractField name="remark" />
        </div>
      </RecordForm>
    </ContractDialog>
  )
}
