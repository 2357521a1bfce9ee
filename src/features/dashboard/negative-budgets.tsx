import { useTranslation } from 'react-i18next'
import { findUsersWithNegativeBudget } from '@/api/generated/operations/dashboard.ts'
import type { components } from '@/api/generated/schema.ts'
import { openableBudget, openablePageOf } from '@/domain/users/page-of-person.ts'
import { money } from '@/i18n/formats.ts'
import { column, defineColumns, withFacts } from '@/lists/columns.tsx'
import { page, size } from '@/lists/list-query.ts'
import { ListView } from '@/lists/list-view.tsx'
import { useList } from '@/lists/use-list.ts'
import { isMsp, type Viewer } from '@/session/access.ts'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { companyOf, type Scope } from './scope.ts'

type Person = components['schemas']['UserWithNegativeBudget']
interface NegativeProps {
  readonly viewer: Viewer
  readonly scope: Scope
}

/** The users below zero (G185), in a dialog with an address. */
export function NegativeBudgets({ onClose, ...rest }: NegativeProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('dashboard')
  return (
    <Dialog open size="large" title={t('negative.caption')} onClose={onClose}>
      <People {...rest} />
    </Dialog>
  )
}

const peopleQuery = { page: page(), size: size([10]) }

const peopleColumns = defineColumns<Person, { readonly ofAllCompanies: boolean }>('dashboard', {
  person: column.plain(({ firstName, lastName }) => `${firstName} ${lastName}`),
  company: column.plain(({ corporateAccount }) => corporateAccount.name, {
    hideable: false,
    when: ({ ofAllCompanies }) => ofAllCompanies,
  }),
  budgets: column.plain(
    ({ budgets }, { t }) =>
      budgets
        .map(({ type, currentAmount }) => `${t(`vocabulary:budgetTypes.${type}`)} ${money(currentAmount)}`)
        .join(', '),
    { type: 'money', hideable: false },
  ),
})

function People({ viewer, scope }: NegativeProps) {
  const list = useList(findUsersWithNegativeBudget, peopleQuery, () => ({ body: companyOf(scope) }), {
    local: true,
  })
  return (
    <ListView
      list={list}
      id="negative-budgets"
      words="negative"
      columns={withFacts(peopleColumns, { ofAllCompanies: isMsp(viewer.user) })}
      // The page of a budget shows why it is below zero. With several, the page of the person names them.
      rowTo={({ ospId, budgets: [budget, ...others], corporateAccount: { ospId: company } }) =>
        (budget && others.length === 0
          ? openableBudget(viewer, { userOspId: ospId, budgetOspId: budget.ospId }, company)
          : undefined) ?? openablePageOf(viewer, { ospId, classification: 'mobile' }, company)
      }
      exported={false}
    />
  )
}
