import type { TFunction } from 'i18next'
import { money } from '@/i18n/formats.ts'
import type { Column } from '@/ui/table/column.ts'
import { remainingOf, type Budget } from '@/domain/budgets/use-user-budgets.ts'
import { BudgetBadges, statusText } from './budget-badges.tsx'
import { leftOf, topUpOf, typeOf, validityOf, vatWords } from './budget-words.ts'
import styles from './budgets.module.css'

/** The columns of the list of a user's budgets. */
export const budgetColumns = (
  t: TFunction<readonly ['budgets', 'vocabulary']>,
): readonly Column<Budget>[] => [
  { id: 'type', header: t('columns.type'), text: (budget) => typeOf(t, budget), sort: true, width: '22%' },
  {
    id: 'status',
    header: t('columns.status'),
    text: (budget) => statusText(t, budget),
    cell: (budget) => (
      <span className={styles.badges}>
        <BudgetBadges budget={budget} />
      </span>
    ),
    sort: true,
  },
  {
    id: 'remaining',
    header: t('columns.remaining'),
    text: (budget) => leftOf(t, budget),
    sort: true,
    sortValue: remainingOf,
    align: 'end',
  },
  {
    id: 'total',
    header: t('columns.total'),
    text: ({ total, limited }) =>
      limited ? (total === undefined ? '' : money(total)) : t('vocabulary:budgetUnlimited'),
    sort: true,
    sortValue: ({ total = 0 }) => total,
    align: 'end',
  },
  { id: 'topUp', header: t('columns.topUp'), text: (budget) => topUpOf(t, budget) },
  { id: 'vat', header: t('columns.vat'), text: (budget) => vatWords(t, budget), hidden: true },
  { id: 'validity', header: t('columns.validity'), text: (budget) => validityOf(t, budget), hidden: true },
]
