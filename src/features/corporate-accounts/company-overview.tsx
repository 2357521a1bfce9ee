import { useTranslation } from 'react-i18next'
import { settledOn } from '~openapi/company-deactivation.ts'
import { ChosenNames } from '@/domain/partners/chosen-names.tsx'
import { choicesIn } from '@/domain/partners/offered.ts'
import { RelationsCard } from '@/domain/relations/relations-card.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { RecordColumns } from '@/ui/basics/record-columns.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { date, dayOf } from '@/i18n/formats.ts'
import { handleBy, stopsOn, type Company } from '@/domain/companies/account.ts'
import { CompanyState } from './company-state.tsx'
import { FirstAdmin } from './first-admin.tsx'
import { useCompanyWords } from './use-company-words.ts'
import { WaysOn } from './ways-on.tsx'

/** The overview of a company for staff: open tasks, links, and the agreement. */
export function CompanyOverview({ company }: { readonly company: Company }) {
  const { t } = useTranslation('corporate-accounts')
  const words = useCompanyWords()
  const { data, active, deactivationRequestedOn, inactiveFrom } = company
  const handledBy = handleBy(company)
  return (
    <RecordColumns
      side={
        <>
          <WaysOn accountOspId={company.ospId} />
          <RelationsCard ospId={company.ospId} />
        </>
      }
    >
      {active && deactivationRequestedOn !== undefined && handledBy !== undefined && (
        <Notice tone="warning" title={t('view.requestedOn', { date: dayOf(deactivationRequestedOn) })}>
          {t('view.requestedText', { date: date(handledBy), day: date(stopsOn(company)) })}
        </Notice>
      )}
      {inactiveFrom !== undefined && (
        <Notice
          tone={active ? 'warning' : 'info'}
          title={t(active ? 'view.inactiveFrom' : 'view.inactiveSince', { date: date(inactiveFrom) })}
        >
          {t(active ? 'view.inactiveFromText' : 'view.inactiveSinceText', {
            date: date(settledOn(inactiveFrom)),
          })}
        </Notice>
      )}
      <FirstAdmin company={company} />
      <CompanyState company={company} />
      <div className="card-columns">
        <Card title={t('view.agreed')}>
          <PropertyList
            items={[
              { label: t('fields.contractType'), value: words.contractType(data.contractType) },
              { label: t('fields.paymentType'), value: words.paymentType(data.paymentType) },
              { label: t('fields.paymentMethod'), value: words.paymentMethod(data.paymentMethod) },
              {
                label: t('fields.invoiceSendingMethod'),
                value: words.invoiceSendingMethod(data.invoiceSendingMethod),
              },
              { label: t('fields.companyType'), value: words.companyType(data.companyType) },
            ]}
          />
        </Card>
        <Card title={t('view.available')}>
          <ChosenNames choices={choicesIn(data)} />
        </Card>
      </div>
    </RecordColumns>
  )
}
