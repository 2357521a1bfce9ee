import Pencil from 'lucide-react/icons/pencil'
import { useTranslation } from 'react-i18next'
import { actionsOn } from '@/actions/define-actions.ts'
import { updateResourceLabel } from '@/api/generated/operations/resources.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import { sortBy, text } from '@/lists/list-query.ts'
import { ListView } from '@/lists/list-view.tsx'
import { useRows } from '@/lists/use-list.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { hrefToCreate, hrefToLabel } from './create-or-edit.ts'
import { useLabels, type Label } from './use-labels.ts'

const labelColumns = defineColumns<Label>(
  'resources',
  {
    label: column.text(({ label }) => label, { header: 'label.name' }),
    resourceCount: column.count(({ resourceCount }) => resourceCount),
  },
  ({ label }) => label,
)

const labelActions = actionsOn<Label>({
  area: 'resources',
  idParam: 'label',
  idOf: ({ label }) => label,
  nameOf: ({ label }) => label,
})({
  editLabel: { icon: Pencil, operation: updateResourceLabel, to: ({ label }) => hrefToLabel(label) },
})

const labelsQuery = {
  search: text({ max: 60 }),
  sort: sortBy(['label', 'resourceCount'], 'label'),
}

/** The existing labels, with the number of their resources. */
export function ExistingLabels() {
  const { t } = useTranslation('resources')
  return (
    <ListView
      name="ResourcesLabels"
      words="labels"
      list={useRows(labelsQuery, useLabels())}
      id="resource-labels"
      columns={labelColumns}
      actions={labelActions}
      rowTo={({ label }) => hrefToLabel(label)}
      emptyAction={
        <LinkButton look="primary" to={hrefToCreate('ResourceLabelForm')}>
          {t('add.ResourcesLabels')}
        </LinkButton>
      }
    />
  )
}
