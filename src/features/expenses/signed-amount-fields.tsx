import { useTranslation } from 'react-i18next'
import { RadioField } from '@/forms/fields/fields.tsx'
import { MoneyField } from '@/forms/fields/number-fields.tsx'
import styles from './expenses.module.css'
import { DIRECTIONS } from './signed-amount.ts'

/** An amount without a sign, and whether it is added to or subtracted from the budget (R098). */
// i18n-keys: expenses:direction.*
export function SignedAmountFields() {
  const { t } = useTranslation('expenses')
  return (
    <div className={styles.amount}>
      <MoneyField name="amountVatIncl" label={t('form.amount')} />
      <div className={styles.direction}>
        <RadioField
          name="direction"
          label={t('direction.label')}
          options={DIRECTIONS.map((value) => ({ value, label: t(`direction.${value}`) }))}
        />
      </div>
    </div>
  )
}
