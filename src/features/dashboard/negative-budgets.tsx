import CircleCheck from 'lucide-react/icons/circle-check'
import { useTranslation } from 'react-i18next'
import { retryRead } from '@/frame/loaded.tsx'
import {
  countUsersWithNegativeBudget,
  findUsersWithNegativeBudget,
} from '@/api/generated/operations/dashboard.ts'
import type { components } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import { money, number } from '@/i18n/formats.ts'
import { column, defineColumns, withFacts } from '@/lists/columns.tsx'
import { page, size } from '@/lists/list-query.ts'
import { ListView } from '@/lists/list-view.tsx'
import { useList } from '@/lists/use-list.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { isMsp, type Viewer } from '@/session/access.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { SkeletonBlock } from '@/ui/feedback/skeleton.tsx'
import styles from './dashboard.module.css'
import type { Scope } from './scope.ts'
import { userPage } from '@/session/may-open.ts'

type Person = components['schemas']['UserWithNegativeBudget']
interface NegativeProps {
  readonly viewer: Viewer
  readonly scope: Scope
}

/** Says how many users are below zero (G185), and shows who. It keeps its place whatever the count. */
export function NegativeBudgets({ viewer, scope }: NegativeProps) {
  const { t } = useTranslation('dashboard')
  const read = useRead(countUsersWithNegativeBudget, { body: filterOf(scope) })
  const [shown, show] = useAddressParam('show')
  const count = read.data?.count
  return (
    <div className={styles.negative}>
      {count === undefined && read.error === undefined ? (
        <SkeletonBlock height={44} />
      ) : count === undefined ? (
        <Notice
          tone="neutral"
          actions={
            <Button size="small" pending={read.isValidating} onClick={() => retryRead(read)}>
              {t('negative.retry')}
            </Button>
          }
        >
          {t('negative.failed')}
        </Notice>
      ) : count === 0 ? (
        <p className={styles.calm}>
          <CircleCheck aria-hidden="true" />
          {t('negative.nobody')}
        </p>
      ) : (
        <Notice
          tone="warning"
          actions={
            <Button size="small" onClick={() => show(PARAM)}>
              {t('negative.show')}
            </Button>
          }
        >
          {t('negative.count', { count, number: number(count) })}
        </Notice>
      )}
      <Dialog open={shown === PARAM} size="large" title={t('negative.title')} onClose={() => show(undefined)}>
        <People viewer={viewer} scope={scope} />
      </Dialog>
    </div>
  )
}

/** In the address, so that the list can be sent to a colleague. */
const PARAM = 'negative-budgets'

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
    { align: 'end', hideable: false },
  ),
})

function People({ viewer, scope }: NegativeProps) {
  const list = useList(findUsersWithNegativeBudget, peopleQuery, () => ({ body: filterOf(scope) }), {
    local: true,
  })
  return (
    <ListView
      list={list}
      id="negative-budgets"
      words="negative.list"
      columns={withFacts(peopleColumns, { ofAllCompanies: isMsp(viewer.user) })}
      rowTo={({ ospId, corporateAccount }) => userPage(viewer, ospId, corporateAccount.ospId)}
      exported={false}
    />
  )
}

/** The call knows no partners or company types: without a company it is about everyone the viewer may see. */
const filterOf = ({ accountOspId }: Scope): { corporateAccountOspId?: string } =>
  accountOspId === undefined ? {} : { corporateAccountOspId: accountOspId }
