import { useTranslation } from 'react-i18next'
import { FILE_LIMITS_IN_WORDS } from '@/i18n/file-limits.ts'
import type { components } from '@/api/generated/schema.ts'
import { money, number } from '@/i18n/formats.ts'
import { hrefTo, type Href } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import type { RouteName } from '@/routes/routes.ts'
import type { Viewer } from '@/session/access.ts'
import { mayOpen } from '@/session/may-open.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { EmptyPage } from '@/ui/feedback/empty-page.tsx'
import { Checklist } from '@/ui/route/checklist.tsx'

type SetUp = components['schemas']['SetUp']

interface Step {
  readonly id: 'topUp' | 'group' | 'users' | 'budget'
  /** The existing number. */
  readonly has: number
  readonly screen: RouteName
  readonly href: Href
}

const stepsOf = ({ companyBudget, userGroups, appUsers, userBudgets }: SetUp): readonly Step[] => [
  // Only a prepaid company has to top up first (R060).
  ...(companyBudget === undefined
    ? []
    : [{ id: 'topUp', has: companyBudget, screen: 'CompanyBudget', href: hrefTo('CompanyBudget') } as const]),
  { id: 'group', has: userGroups, screen: 'AddUserGroup', href: hrefTo('AddUserGroup') },
  { id: 'users', has: appUsers, screen: 'AppUsersImport', href: hrefTo('AppUsersImport') },
  {
    id: 'budget',
    has: userBudgets,
    screen: 'AppUsersActive',
    href: hrefTo('AppUsersActive', {}, { hasBudget: 'no' }),
  },
]

/** The first steps of a new company, instead of figures that are all zero. Each knows whether it is done. */
export function SetUpRoute({ viewer, setUp }: { readonly viewer: Viewer; readonly setUp: SetUp }) {
  const { t } = useTranslation('dashboard')
  const steps = stepsOf(setUp)
  const open = steps.filter(({ has }) => has <= 0)
  return (
    // i18n-keys: dashboard:setUp.*
    <EmptyPage
      title={t('setUp.title', { count: open.length })}
      text={t('setUp.text')}
      aside={<Link to={hrefTo('Help')}>{t('setUp.help')}</Link>}
    >
      <Checklist
        label={t('setUp.label')}
        steps={steps.map(({ id, has, screen, href }) => ({
          id,
          done: has > 0,
          title: t(`setUp.${id}.${has > 0 ? 'done' : 'title'}`, {
            count: has,
            number: id === 'topUp' ? money(has) : number(has),
          }),
          text: has > 0 ? undefined : t(`setUp.${id}.text`, FILE_LIMITS_IN_WORDS),
          action: has <= 0 && mayOpen(screen, viewer) && (
            <LinkButton
              to={href}
              look={id === open[0]?.id ? 'primary' : 'link'}
              {...(id !== open[0]?.id && { size: 'small' })}
            >
              {t(`setUp.${id}.action`)}
            </LinkButton>
          ),
        }))}
      />
    </EmptyPage>
  )
}
