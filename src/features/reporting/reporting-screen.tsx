import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import { findReportsByFilter, listReportTypes } from '@/api/generated/operations/reporting.ts'
import type { components } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import { dateTime, month } from '@/i18n/formats.ts'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { useListQuery } from '@/lists/use-list-query.ts'
import { useAccountOspId } from '@/session/use-viewer.ts'
import { NativeSelect } from '@/ui/inputs/inputs.tsx'
import type { Column } from '@/ui/table/column.ts'
import { PagedTable } from '@/lists/paged-table.tsx'
import { reportsQuery } from './reports-query.ts'

type Report = components['schemas']['Report']

/** R043: the reports that are there, of the selected company or of all one may see. */
export default function ReportingScreen() {
  const { t } = useTranslation('reporting')
  const corporateAccountOspId = useAccountOspId()
  const list = useListQuery(reportsQuery)
  const { query, change } = list
  const types = useRead(listReportTypes, {}, { keep: true }).data
  const columns = useMemo(() => {
    const labels = new Map(types?.map(({ reportType, label }) => [reportType, label]))
    return reportColumns(t, (key) => labels.get(key) ?? key)
  }, [t, types])
  const { type, ...paging } = query
  const read = useRead(findReportsByFilter, {
    query: paging,
    body: {
      ...(corporateAccountOspId !== undefined && { corporateAccountOspId }),
      ...(type !== undefined && { reportType: type }),
    },
  })
  return (
    <ScreenFrame name="Reporting" lead={t('lead')}>
      <PagedTable
        id="reports"
        caption={t('screens.Reporting')}
        columns={columns}
        rowId={({ ospId }) => ospId}
        read={read}
        list={list}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        exportName={t('exportName')}
        filters={
          <NativeSelect
            aria-label={t('columns.type')}
            value={type ?? ''}
            placeholder={t('allTypes')}
            options={(types ?? []).map(({ reportType, label }) => ({ value: reportType, label }))}
            onChange={({ target: { value } }) => change({ type: value === '' ? undefined : value })}
          />
        }
      />
    </ScreenFrame>
  )
}

/** `typeLabel` words a kind of report; an unknown one is shown as its key. */
// i18n-keys: reporting:period.*
const reportColumns = (t: TFunction, typeLabel: (key: string) => string): readonly Column<Report>[] => [
  {
    id: 'reportType',
    header: t('columns.type'),
    text: ({ reportType }) => typeLabel(reportType),
    sort: true,
    width: '30%',
  },
  {
    id: 'reportMonth',
    header: t('columns.month'),
    text: ({ reportMonth }) => (reportMonth === undefined ? '' : month(reportMonth)),
    sort: true,
  },
  {
    id: 'reportPeriod',
    header: t('columns.period'),
    text: ({ reportPeriod = '' }) => t(`period.${reportPeriod}`, reportPeriod),
  },
  {
    id: 'company',
    header: t('columns.company'),
    text: ({ corporateAccountName = '' }) => corporateAccountName,
  },
  {
    id: 'createdOn',
    header: t('columns.createdOn'),
    text: ({ createdOn }) => dateTime(createdOn),
    sort: true,
  },
]
