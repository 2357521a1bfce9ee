import { useTranslation } from 'react-i18next'
import type { Budget } from '@/domain/budgets/use-budgets-of.ts'
import { Card } from '@/ui/basics/card.tsx'
import { CopyId } from '@/ui/basics/copy-id.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import styles from './finance.module.css'
import { codeOf, transferText } from './transfer-code.ts'

/** How to top up by bank transfer (G099, R275): the account, the reference, and a QR code with both. */
export function TransferCard({ budget }: { readonly budget: Budget }) {
  const { t } = useTranslation('finance')
  const { bankAccount, bankAccountHolder, paymentReference } = budget
  if (bankAccount === undefined || paymentReference === undefined) return null
  const code =
    bankAccountHolder === undefined
      ? undefined
      : codeOf(transferText({ holder: bankAccountHolder, iban: bankAccount, reference: paymentReference }))
  return (
    <Card title={t('transfer.title')}>
      <div className={styles.transfer}>
        <div className="stack">
          <PropertyList
            narrow
            items={[
              { label: t('transfer.holder'), value: bankAccountHolder && <bdi>{bankAccountHolder}</bdi> },
              { label: t('budget.bankAccount'), value: <CopyId id={bankAccount} /> },
              { label: t('budget.paymentReference'), value: <CopyId id={paymentReference} /> },
            ]}
          />
          <p className="field-help">{t('budget.transferHelp')}</p>
        </div>
        {code && (
          <figure>
            <svg
              className={styles.code}
              viewBox={`0 0 ${code.size} ${code.size}`}
              role="img"
              aria-label={t('transfer.code')}
              shapeRendering="crispEdges"
            >
              <path d={code.path} />
            </svg>
            <figcaption className="field-help">{t('transfer.scan')}</figcaption>
          </figure>
        )}
      </div>
    </Card>
  )
}
