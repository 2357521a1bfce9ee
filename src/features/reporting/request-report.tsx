import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useTranslation } from 'react-i18next'
import { reportOrderRules } from '~openapi/rules.ts'
import {
  findReportsByFilter,
  getRequestedReports,
  requestReport,
} from '@/api/generated/operations/reporting.ts'
import request from '@/api/generated/requests/ReportOrderRequest.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { refresh, useRead } from '@/api/use-read.ts'
import { monthKey } from '@/base/dates.ts'
import { ContractDialog } from '@/forms/contract-dialog.tsx'
import { ContractForm } from '@/forms/contract-form.tsx'
import { asRequest, type Draft } from '@/forms/draft.ts'
import { SelectField } from '@/forms/fields/fields.tsx'
import { dateTime } from '@/i18n/formats.ts'
import { monthName } from '@/i18n/long-dates.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { months } from './reports-query.ts'

export interface RequestReportProps {
  readonly types: readonly Schemas['ReportType'][]
  readonly corporateAccountOspId: string
}

const REQUEST = 'request-report'

/** G319: requests the report of a month that has none, and shows the pending requests. */
export function RequestReport({ types, corporateAccountOspId }: RequestReportProps) {
  const { t, i18n } = useTranslation('reporting')
  const [dialog, setDialog] = useAddressParam('dialog')
  const { data = [] } = useRead(getRequestedReports, { body: { corporateAccountOspId } })
  const nameOf = (type: string): string => types.find(({ reportType }) => reportType === type)?.label ?? type
  return (
    <>
      <Card
        title={t('request.title')}
        actions={
          <Button icon={<CalendarPlus />} onClick={() => setDialog(REQUEST)}>
            {t('request.open')}
          </Button>
        }
      >
        {data.length === 0 ? (
          <p className="muted">{t('request.about')}</p>
        ) : (
          <div className="stack">
            <PropertyList
              items={data.map(({ reportType, reportMonth, requestedOn }) => ({
                label: `${nameOf(reportType)}, ${monthName(reportMonth, i18n.language)}`,
                value: t('request.since', { moment: dateTime(requestedOn) }),
              }))}
            />
            <p className="field-help">{t('request.waiting')}</p>
            <div>
              <Button size="small" onClick={() => void refresh([getRequestedReports, findReportsByFilter])}>
                {t('request.look')}
              </Button>
            </div>
          </div>
        )}
      </Card>
      <RequestDialog
        types={types}
        corporateAccountOspId={corporateAccountOspId}
        open={dialog === REQUEST}
        onClose={() => setDialog(undefined)}
      />
    </>
  )
}

type Values = Draft<Schemas['ReportOrderRequest']>

function RequestDialog(props: RequestReportProps & { readonly open: boolean; readonly onClose: () => void }) {
  const { types, corporateAccountOspId, open, onClose } = props
  const { t, i18n } = useTranslation('reporting')
  const [, ...past] = months() // R151: the current month is not over.
  return (
    <ContractDialog open={open} title={t('request.open')} lead={t('request.lead')} onClose={onClose}>
      <ContractForm
        label={t('request.open')}
        request={request}
        operation={requestReport}
        refreshes={[getRequestedReports, findReportsByFilter]}
        initial={{}}
        toBody={({ reportType, reportMonth }: Values) =>
          asRequest<Schemas['ReportOrderRequest']>({
            corporateAccountOspId,
            reportType: reportType || undefined,
            reportMonth: reportMonth || undefined,
          })
        }
        rules={(body) => reportOrderRules(body, monthKey())}
        saved={(_all, { reportMonth }) => t('request.done', { month: monthName(reportMonth, i18n.language) })}
        submitLabel={t('request.submit')}
      >
        <SelectField
          name="reportType"
          label={t('columns.type')}
          placeholder={t('request.choose')}
          options={types.map(({ reportType, label }) => ({ value: reportType, label }))}
        />
        <SelectField
          name="reportMonth"
          label={t('columns.month')}
          placeholder={t('request.choose')}
          options={past.map((month) => ({ value: month, label: monthName(month, i18n.language) }))}
        />
      </ContractForm>
    </ContractDialog>
  )
}
