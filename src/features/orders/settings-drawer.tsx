import { useTranslation } from 'react-i18next'
import { onlySet } from '@/base/only-set.ts'
import { getOrderConfig, updateOrderConfig } from '@/api/generated/operations/orders.ts'
import request from '@/api/generated/requests/UpdateOrderConfigRequest.ts'
import type { components } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import { ContractDialog } from '@/forms/contract-dialog.tsx'
import { ContractField } from '@/forms/fields/contract-field.tsx'
import { RecordForm } from '@/forms/record-form.tsx'
import { changedTexts, changes } from '@/forms/values/changes.ts'
import { Loaded } from '@/frame/loaded.tsx'

type Config = components['schemas']['OrderConfig']
type Body = components['schemas']['UpdateOrderConfigRequest']

const toForm = ({ newCardFee, mailOnHandling, supportAddress = '' }: Config) => ({
  newCardFee,
  mailOnHandling,
  supportAddress,
})

/** Only changes are sent. An emptied address is removed. */
function toBody(values: ReturnType<typeof toForm>, record: Config): Body {
  const { mailOnHandling, newCardFee } = changes(values, toForm(record))
  const data = {
    ...onlySet({ newCardFee, mailOnHandling }),
    ...changedTexts(['supportAddress'], values, toForm(record), null),
  }
  return { version: record.version, data }
}

/** G390: the price of a new card, whether users get mail, and the address for questions. */
export function SettingsDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('orders')
  const read = useRead(getOrderConfig, {})
  return (
    <ContractDialog
      open
      placement="drawer"
      title={t('settings.title')}
      lead={t('settings.lead')}
      onClose={onClose}
    >
      <Loaded read={read}>
        {(config) => (
          <RecordForm
            label={t('settings.title')}
            request={request}
            operation={updateOrderConfig}
            refreshes={[getOrderConfig]}
            record={config}
            reload={async () => read.mutate()}
            toForm={toForm}
            toBody={toBody}
            labelOf={(field) => t(`settings.${field}`)}
            saved={() => t('settings.saved')}
            submitLabel={t('settings.save')}
          >
            <div className="stack">
              <ContractField name="newCardFee" help={t('settings.help.newCardFee')} />
              <ContractField name="mailOnHandling" help={t('settings.help.mailOnHandling')} />
              <ContractField name="supportAddress" help={t('settings.help.supportAddress')} />
            </div>
          </RecordForm>
        )}
      </Loaded>
    </ContractDialog>
  )
}
