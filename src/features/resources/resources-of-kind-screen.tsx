import { useTranslation } from 'react-i18next'
import { onlySet } from '@/base/only-set.ts'
import { useMemo } from 'react'
import { getResourcesByTypeAndFilter } from '@/api/generated/operations/resources.ts'
import { useModeNames } from '@/domain/transactions/use-mode-names.ts'
import { withFacts } from '@/lists/columns.tsx'
import { choice, yesNo } from '@/lists/filters.tsx'
import { flag, id, paged, sortBy, text, type ListParam } from '@/lists/list-query.ts'
import { ListView } from '@/lists/list-view.tsx'
import { useList } from '@/lists/use-list.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { SubTabs } from '@/ui/basics/tabs.tsx'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { ActivationLists } from './activation-lists.tsx'
import { hrefToCreate, hrefToEdit } from './create-or-edit.ts'
import { useKind, type Kind } from './kinds.ts'
import { resourceActionsOf } from './resource-actions.ts'
import { resourceColumns } from './resource-columns.tsx'
import { useLabels } from './use-labels.ts'
import { usePartners } from '@/domain/partners/use-partners.ts'

const VIEWS = ['list', 'activation', 'import'] as const
const ResourcesImport = lazyBlock(async () => (await import('./import/resources-import.tsx')).ResourcesImport)

/** The resources of one kind: as a list, as active and inactive resources (R214), or imported from a file. */
export default function ResourcesOfKindScreen() {
  const { t } = useTranslation('resources')
  const kind = useKind()
  const [requestedView] = useAddressParam('view')
  const view = VIEWS.find((one) => one === requestedView) ?? 'list'
  return (
    <>
      <SubTabs
        label={t(`screens.${kind.list}`)}
        open={t(`views.${view}`)}
        tabs={VIEWS.map((one) => ({
          label: t(`views.${one}`),
          href: hrefTo(kind.list, {}, one === 'list' ? {} : { view: one }),
          current: one === view,
        }))}
      />
      {view === 'list' && <ResourceList kind={kind} />}
      {view === 'activation' && <ActivationLists kind={kind} />}
      {view === 'import' && <ResourcesImport kind={kind} />}
    </>
  )
}

/** A label is not an identifier, but free text. */
const labelParam: ListParam<string> = {
  read: (given = '') => given.slice(0, 60).trim(),
  write: (label) => label || undefined,
}

const resourcesQuery = {
  search: text(),
  active: flag(),
  partner: id(),
  inGroup: flag(),
  label: labelParam,
  hasLabel: flag(),
  sort: sortBy(['name', 'mrp', 'mobilityMode', 'productCount'], 'name'),
  ...paged([25, 50, 100]),
}

function ResourceList({ kind }: { readonly kind: Kind }) {
  const { t } = useTranslation('resources')
  const { nameOf } = useModeNames()
  const partners = usePartners('mrp')
  const labels = useLabels().data
  const list = useList(
    getResourcesByTypeAndFilter,
    resourcesQuery,
    ({ search, active, partner: mrpOspId, inGroup, label, hasLabel }) => ({
      path: { type: kind.type },
      body: onlySet({ search, active, mrpOspId, inGroup, label, hasLabel }),
    }),
  )
  return (
    <ListView
      name={kind.list}
      words={`kinds.${kind.type}`}
      list={list}
      id={`resources-${kind.type}`}
      columns={withFacts(resourceColumns, { modeName: nameOf, has: kind.has, mode: kind.mode })}
      filters={[
        yesNo('active'),
        choice('partner', partners),
        yesNo('inGroup'),
        choice(
          'label',
          labels?.map(({ label }) => ({ value: label, label })),
        ),
        yesNo('hasLabel'),
      ]}
      actions={useMemo(() => resourceActionsOf(kind), [kind])}
      rowTo={({ ospId }) => hrefToEdit(kind.form, ospId)}
      emptyAction={
        <LinkButton look="primary" to={hrefToCreate(kind.form)}>
          {t(`add.${kind.list}`)}
        </LinkButton>
      }
    />
  )
}
