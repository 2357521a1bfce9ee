import type { components } from '@/api/generated/schema.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import type { CompanyFigures } from '@/domain/reporting/companies.ts'
import styles from './dashboard.module.css'

interface CompanyFacts {
  /** The names of company types. An unknown type is shown as its key. */
  readonly types: readonly components['schemas']['CompanyType'][] | undefined
}

const typeOf = ({ companyType }: CompanyFigures, { types }: CompanyFacts): string =>
  types?.find((type) => type.companyType === companyType)?.label ?? companyType ?? ''

const FIXED = { hideable: false } as const

/** The columns of the companies with their figures of this month. */
export const companyColumns = defineColumns<CompanyFigures, CompanyFacts>('dashboard', {
  name: { text: ({ name }) => name },
  companyType: {
    text: typeOf,
    cell: (company, facts) => (
      <span className={styles.companyType} title={typeOf(company, facts)}>
        {typeOf(company, facts)}
      </span>
    ),
    hideable: false,
  },
  users: column.count(({ users }) => users, FIXED),
  transactions: column.count(({ transactions }) => transactions, FIXED),
  total: column.money(({ total }) => total, FIXED),
})
