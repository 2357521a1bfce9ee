import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schemas } from '@/api/generated/schema.ts'
import { number } from '@/i18n/formats.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import { ListView } from '@/lists/list-view.tsx'
import { useRows } from '@/lists/use-list.ts'
import { FactsStrip } from '@/ui/basics/facts-strip.tsx'
import { problemText } from './problem-text.ts'
import { useContentAnnouncement } from '@/ui/feedback/use-announcement.ts'

type Change = Schemas['PayrollSyncChange']

const COUNTS = ['createdCount', 'updatedCount', 'deactivatedCount', 'waitingCount', 'unchangedCount'] as const

// i18n-keys: payroll:sync.counts.*, payroll:sync.change.*
const changeColumns = defineColumns<Change>(
  'payroll',
  {
    name: column.text(({ name }) => name),
    payrollId: column.code(({ payrollId }) => payrollId),
    change: column.status(
      ({ change }, { t }) => ({
        tone: change === 'WAITING' ? 'warning' : 'success',
        text: t(`sync.change.${change}`),
      }),
      { silent: () => false },
    ),
    what: column.plain(({ change, fields, problems }, { t }) =>
      [
        ...(change === 'UPDATED' ? fields : []).map((field) => t(`userFields.${field}`)),
        ...problems.map(problemText(t)),
      ].join(', '),
    ),
  },
  ({ payrollUserUuid }) => payrollUserUuid,
)

/** The result of a sync: the numbers, and the people. */
export function SyncResult({ result }: { readonly result: Schemas['PayrollSyncResult'] }) {
  const { t } = useTranslation('payroll')
  const { summary, changes } = result
  const read = useMemo(
    () => ({ data: changes, error: undefined, isValidating: false, mutate: () => undefined }),
    [changes],
  )
  const list = useRows({}, read, { local: true })
  const words = useContentAnnouncement<HTMLDivElement>({ first: true })
  return (
    <div className="stack">
      <div ref={words}>
        <FactsStrip
          facts={COUNTS.map((name) => ({ label: t(`sync.counts.${name}`), value: number(summary[name]) }))}
        />
      </div>
      {changes.length > 0 && (
        <ListView list={list} id="payroll-sync" area="payroll" words="sync.list" columns={changeColumns} />
      )}
    </div>
  )
}
