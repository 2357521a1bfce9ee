import { useTranslation } from 'react-i18next'
import { getPrivateBudgetBalance } from '@/api/generated/operations/budgets.ts'
import { useRead } from '@/api/use-read.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { useAccount, useAccountOspId } from '@/session/use-viewer.ts'
import { Card } from '@/ui/basics/card.tsx'
import { MoneyText } from '@/ui/basics/money-text.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'

/** R039: the balances of app users' private budgets, in the selected company or on the whole platform. */
export default function PrivateBudgetScreen() {
  const { t } = useTranslation('finance')
  const corporateAccountOspId = useAccountOspId()
  const company = useAccount().data?.data.name
  const read = useRead(getPrivateBudgetBalance, {
    body: corporateAccountOspId === undefined ? {} : { corporateAccountOspId },
  })
  return (
    <ScreenFrame name="CompanyPrivateBudget" lead={t('private.lead')}>
      <Card title={corporateAccountOspId === undefined ? t('private.all') : <bdi>{company}</bdi>}>
        <Loaded read={read}>
          {({ totalBalance }) => (
            <PropertyList
              items={[
                { label: t('private.balance'), value: <MoneyText euros={totalBalance} />, isMain: true },
              ]}
            />
          )}
        </Loaded>
      </Card>
    </ScreenFrame>
  )
}
