import { useTranslation } from 'react-i18next'
import { FILE_LIMITS_IN_WORDS } from '@/i18n/file-limits.ts'
import type { components } from '@/api/generated/schema.ts'
import { dateTime, money, number } from '@/i18n/formats.ts'
import { shortMoment } from '@/i18n/long-dates.ts'
import { hrefTo, type Href } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import type { RouteName } from '@/routes/routes.ts'
import type { Viewer } from '@/session/access.ts'
import { mayOpen } from '@/session/may-open.ts'
import { Button, LinkButton } from '@/ui/basics/button.tsx'
import { EmptyPage } from '@/ui/feedback/empty-page.tsx'
import { Checklist } from '@/ui/route/checklist.tsx'
import { useSetUpProgress } from './set-up-progress.ts'

type SetUp = components['schemas']['SetUp']

interface Step {
  readonly id: 'topUp' | 'group' | 'users' | 'budget'
  /** The existing number of items. */
  readonly has: number
  readonly screen: RouteName
  readonly href: Href
}

const stepsOf = ({ companyBudget, userGroups, appUsers, userBudgets }: SetUp): readonly Step[] => [
  // Only a prepaid company has to top up its budget first (R060).
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

/** How long a transfer may take, in ms. */
const TRANSFER_MS = 48 * 3_600_000

/** When a transfer should arrive, and whether that time has passed. */
function arrivalOf(transferredOn: string, now = Date.now()) {
  const due = Date.parse(transferredOn) + TRANSFER_MS
  return { until: new Date(due).toISOString(), isLate: due < now }
}

interface SetUpRouteProps {
  readonly viewer: Viewer
  readonly setUp: SetUp
  readonly company: string
}

/**
 * The first steps of a new company, instead of figures that are all zero. Each step detects whether it is done, and can
 * be skipped. The transfer comes first because it takes days. Once the user has sent it, the next step is the current
 * one.
 */
export function SetUpRoute({ viewer, setUp, company }: SetUpRouteProps) {
  const { t, i18n } = useTranslation('dashboard')
  const { progress, toggleSkipped, toggleTransferred } = useSetUpProgress(company)
  const { skipped, transferredOn } = progress
  const steps = stepsOf(setUp)
  const stateOf = ({ id }: Step): 'waiting' | 'skipped' | undefined => {
    if (skipped.includes(id)) return 'skipped'
    return id === 'topUp' && transferredOn !== undefined ? 'waiting' : undefined
  }
  const left = steps.filter((step) => step.has <= 0 && stateOf(step) !== 'skipped')
  const first = left.find((step) => stateOf(step) === undefined)
  const textOf = (step: Step): string => {
    const { id } = step
    if (stateOf(step) === 'skipped') return t('setUp.skipped')
    if (stateOf(step) === 'waiting' && transferredOn !== undefined) {
      const { until, isLate } = arrivalOf(transferredOn)
      return t(isLate ? 'setUp.late' : 'setUp.onItsWay', {
        sent: shortMoment(transferredOn, i18n.language),
        until: dateTime(until),
      })
    }
    if (id === 'budget' && setUp.appUsers <= 0) return t('setUp.budget.waits')
    return t(`setUp.${id}.text`, FILE_LIMITS_IN_WORDS)
  }
  return (
    // i18n-keys: dashboard:setUp.*
    <EmptyPage
      title={left.length === 0 ? t('setUp.nothingLeft') : t('setUp.title', { count: left.length })}
      text={t('setUp.text')}
      aside={<Link to={hrefTo('Help')}>{t('setUp.help')}</Link>}
    >
      <Checklist
        label={t('setUp.label')}
        steps={steps.map((step) => {
          const { id, has, screen, href } = step
          const isDone = has > 0
          const state = stateOf(step)
          const title = t(`setUp.${id}.${isDone ? 'done' : 'title'}`, {
            count: has,
            number: id === 'topUp' ? money(has) : number(has),
          })
          return {
            id,
            done: isDone,
            title,
            time: isDone || state !== undefined ? undefined : t(`setUp.${id}.time`),
            text: isDone ? undefined : textOf(step),
            state: isDone ? undefined : state,
            more: !isDone && (
              <>
                {id === 'topUp' && state !== 'skipped' && (
                  <Button look="link" size="small" onClick={toggleTransferred}>
                    {t(state === 'waiting' ? 'setUp.notSent' : 'setUp.sent')}
                  </Button>
                )}
                <Button look="link" size="small" onClick={() => toggleSkipped(id)}>
                  <span>{t(state === 'skipped' ? 'setUp.unskip' : 'setUp.skip')}</span>
                  <span className="sr-only">{`: ${title}`}</span>
                </Button>
              </>
            ),
            action: !isDone && state !== 'skipped' && mayOpen(screen, viewer) && (
              <LinkButton
                to={href}
                look={id === first?.id ? 'primary' : 'link'}
                {...(id !== first?.id && { size: 'small' })}
              >
                {t(`setUp.${id}.action`)}
              </LinkButton>
            ),
          }
        })}
      />
    </EmptyPage>
  )
}
