import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getCorporateAccount, listCompanyTypes } from '@/api/generated/operations/corporate-accounts.ts'
import { useRead } from '@/api/use-read.ts'
import { date, money, number } from '@/i18n/formats.ts'
import { RecordScreen } from '@/records/record-screen.tsx'
import { useRecord } from '@/records/use-record.ts'
import { hrefTo } from '@/routes/href.ts'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { CopyId } from '@/ui/basics/copy-id.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { RecordColumns } from '@/ui/basics/record-columns.tsx'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import type { Company } from './company-form.ts'

/** The selected company (R034): its identity, its payment terms, and its agreement with the partner. */
export default function CompanyDetailsScreen() {
  const { t } = useTranslation('company')
  return (
    <RecordScreen
      name="CompanyDetails"
      params={{}}
      read={useRecord(getCorporateAccount, { body: { ospId: useCompanyOspId() } })}
      title={({ data }) => data.name}
      id={({ ospId }) => ospId}
      status={(company) => <CompanyStatus company={company} />}
      facts={({ data, userCount }) => [
        { label: t('fields.partner'), value: <bdi>{data.partner.name}</bdi> },
        { label: t('fields.extId'), value: data.extId },
        {
          label: t('fields.users'),
          value:
            data.maxUsers === undefined
              ? number(userCount)
              : t('details.usersOf', { count: userCount, max: number(data.maxUsers) }),
        },
      ]}
      primary={() => (
        <LinkButton look="primary" to={hrefTo('CompanySettings')}>
          {t('details.change')}
        </LinkButton>
      )}
    >
      {(company) => <CompanyProperties company={company} />}
    </RecordScreen>
  )
}

function CompanyStatus({ company }: { readonly company: Company }) {
  const { active, deactivationRequestedOn, inactiveFrom } = company
  const { t } = useTranslation('company')
  if (!active) return <StatusBadge tone="neutral">{t('status.inactive')}</StatusBadge>
  if (inactiveFrom !== undefined)
    return (
      <StatusBadge tone="warning">{t('deactivation.inactiveFrom', { date: date(inactiveFrom) })}</StatusBadge>
    )
  return (
    deactivationRequestedOn !== undefined && (
      <StatusBadge tone="warning">{t('deactivation.requested')}</StatusBadge>
    )
  )
}

function CompanyProperties({ company: { data } }: { readonly company: Company }) {
  const { t } = useTranslation(['company', 'corporate-accounts', 'vocabulary', 'ui'])
  const types = useRead(listCompanyTypes, {}, { keep: true }).data
  const list = (values: Readonly<Record<string, ReactNode>>) => (
    <PropertyList
      items={Object.entries(values).map(([name, value]) => ({ label: t(`fields.${name}`), value }))}
    />
  )
  const { companyType, invoiceSendingMethod, paymentMethod, paymentType, contractType, threshold } = data
  const address = [
    [data.street, data.streetNumber].filter(Boolean).join(' '),
    [data.zipCode, data.city].filter(Boolean).join(' '),
  ]
  return (
    <RecordColumns
      side={
        <Card title={t('sections.agreed')}>
          {list({
            contractType: contractType && t(`contractType.${contractType}`),
            paymentType: t(`corporate-accounts:paymentType.${paymentType}`, { defaultValue: paymentType }),
            budgetTypes: data.budgetTypes?.map((type) => t(`vocabulary:budgetTypes.${type}`)).join(', '),
          })}
        </Card>
      }
    >
      <Card title={t('sections.company')}>
        {list({
          legalName: text(data.legalName),
          companyNumber: data.companyNumber,
          companyType: types?.find((type) => type.companyType === companyType)?.label ?? companyType,
          vatLiable: t(data.vatLiable === true ? 'details.yes' : 'details.no'),
          address: text(address.filter((line) => line !== '').join(', ')),
        })}
      </Card>
      <Card title={t('sections.payment')}>
        {list({
          iban: data.iban && <CopyId id={data.iban} />,
          bic: data.bic,
          poNumber: text(data.poNumber),
          invoiceSendingMethod:
            invoiceSendingMethod &&
            t(`invoiceSendingMethod.${invoiceSendingMethod}`, { defaultValue: invoiceSendingMethod }),
          paymentMethod:
            paymentMethod && t(`paymentMethod.${paymentMethod}`, { defaultValue: paymentMethod }),
          threshold: threshold === undefined ? undefined : money(threshold),
          paymentReference: data.paymentReference && <CopyId id={data.paymentReference} />,
        })}
      </Card>
    </RecordColumns>
  )
}

/** Isolates the text direction, because it may be in any script. */
const text = (value: string | undefined): ReactNode => value && <bdi>{value}</bdi>
