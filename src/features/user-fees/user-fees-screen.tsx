import Plus from 'lucide-react/icons/plus'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { getAllUserFees } from '@/api/generated/operations/user-fees.ts'
import { useRead } from '@/api/use-read.ts'
import { choice, oneOfValues } from '@/lists/filters.tsx'
import { id, optionalOneOf, sortableBy, text, type ListQuery } from '@/lists/list-query.ts'
import { ListScreen } from '@/lists/list-screen.tsx'
import { useRows } from '@/lists/use-list.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { feeActions, toForm } from './fee-actions.ts'
import { feeColumns } from './fee-columns.tsx'
import { withFindings, type FeeWithFinding } from './tiers.ts'

const FINDINGS = ['overlap', 'gap'] as const
const query = {
  search: text(),
  assignee: id(),
  finding: optionalOneOf(FINDINGS),
  sort: sortableBy(['assignee', 'eventCountFrom', 'feeAmount', 'vatPercentage']),
}

/** R053, R223: the user fees of each partner and company, tier by tier, with their problems. */
export default function UserFeesScreen() {
  const { t } = useTranslation('user-fees')
  const { data, ...read } = useRead(getAllUserFees, {})
  const fees = useMemo(() => data && withFindings(data), [data])
  const list = useRows(query, { ...read, data: fees }, { keeps })
  const assignees = new Map(data?.map(({ assignee: { ospId, name } }) => [ospId, name]))
  const add = (
    <LinkButton look="primary" icon={<Plus />} to={hrefTo('UserFeeForm', { type: 'create' })}>
      {t('list.add')}
    </LinkButton>
  )
  return (
    <ListScreen
      list={list}
      id="user-fees"
      name="UserFees"
      lead={t('lead')}
      action={add}
      emptyAction={add}
      columns={feeColumns}
      filters={[
        choice(
          'assignee',
          [...assignees].map(([value, label]) => ({ value, label })),
        ),
        oneOfValues('finding', FINDINGS),
      ]}
      actions={feeActions}
      rowTo={toForm}
    />
  )
}

const keeps = ({ assignee, finding }: FeeWithFinding, filter: ListQuery<typeof query>): boolean =>
  (filter.assignee === undefined || filter.assignee === assignee.ospId) &&
  (filter.finding === undefined || filter.finding === finding)
