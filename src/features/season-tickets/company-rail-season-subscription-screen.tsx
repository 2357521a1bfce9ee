import { useTranslation } from 'react-i18next'
import {
  getRailSeasonTicketConfiguration,
  getRailTicketSalesConfiguration,
  updateRailSeasonTicketConfiguration,
  updateRailTicketSalesConfiguration,
} from '@/api/generated/operations/season-tickets.ts'
import { useRead } from '@/api/use-read.ts'
import { SettingsPage } from '@/forms/settings-page.tsx'
import { SettingsCard } from '@/records/settings-card.tsx'
import { hrefTo } from '@/routes/href.ts'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { SALES_FIELDS, SEASON_FIELDS, salesForm, seasonForm } from './rail-form.ts'
import { RailRows } from './rail-rows.tsx'

/** How users of the selected company order season cards and buy tickets of the rail operator. */
export default function CompanyRailSeasonSubscriptionScreen() {
  const { t } = useTranslation('season-tickets')
  const ospId = useCompanyOspId()
  const season = useRead(getRailSeasonTicketConfiguration, { body: { corporateAccountOspId: ospId } })
  const sales = useRead(getRailTicketSalesConfiguration, { body: { assigneeOspId: ospId } })
  return (
    <>
      <SettingsPage
        refreshes={[getRailSeasonTicketConfiguration, getRailTicketSalesConfiguration]}
        submitLabel={t('save')}
        saved={t('saved')}
      >
        <SettingsCard
          rows
          title={t('rail.season')}
          read={season}
          {...seasonForm.editing}
          labelOf={(field) => t(`rail.fields.${field}`)}
          operation={updateRailSeasonTicketConfiguration}
        >
          {() => <RailRows fields={SEASON_FIELDS} enabledHelp={t('rail.help.season')} />}
        </SettingsCard>
        <SettingsCard
          rows
          title={t('rail.sales')}
          read={sales}
          {...salesForm.editing}
          labelOf={(field) => t(`rail.fields.${field}`)}
          operation={updateRailTicketSalesConfiguration}
        >
          {() => <RailRows fields={SALES_FIELDS} enabledHelp={t('rail.help.sales')} />}
        </SettingsCard>
        <Card
          title={t('rail.invoices.title')}
          actions={<LinkButton to={hrefTo('CompanyRailInvoiceUpload')}>{t('rail.uploadInvoice')}</LinkButton>}
        >
          {t('rail.invoices.text')}
        </Card>
      </SettingsPage>
    </>
  )
}
