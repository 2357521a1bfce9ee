import { useTranslation } from 'react-i18next'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { number } from '@/i18n/formats.ts'
import { monthName } from '@/i18n/long-dates.ts'
import { useAccountOspId, useViewer } from '@/session/use-viewer.ts'
import { Button, LinkButton } from '@/ui/basics/button.tsx'
import { EmptyPage } from '@/ui/feedback/empty-page.tsx'
import { SkeletonBlock } from '@/ui/feedback/skeleton.tsx'
import { Checklist } from '@/ui/route/checklist.tsx'
import { monthOver, useMonthEnd, type MonthEndStop } from './use-month-end.ts'

/** The tasks to finish before the past month is closed, each with a link (G316). */
export default function MonthEndScreen() {
  const { t, i18n } = useTranslation('dashboard')
  const company = useAccountOspId()
  const stops = useMonthEnd(useViewer(), company)
  return (
    <ScreenFrame name="MonthEnd" lead={monthName(monthOver(), i18n.language)}>
      {company === undefined && <p className="muted">{t('monthEnd.ofAll')}</p>}
      {stops.some(({ isWaiting }) => isWaiting) ? <SkeletonBlock height={360} /> : <Stops stops={stops} />}
    </ScreenFrame>
  )
}

// i18n-keys: dashboard:monthEnd.*
function Stops({ stops }: { readonly stops: readonly MonthEndStop[] }) {
  const { t, i18n } = useTranslation(['dashboard', 'ui'])
  const open = stops.filter(({ count }) => count !== 0)
  const [first] = open
  return (
    <EmptyPage
      title={first ? t('monthEnd.open', { count: open.length }) : t('monthEnd.nothing')}
      text={t(first ? 'monthEnd.text' : 'monthEnd.calm', {
        month: monthName(monthOver(), i18n.language),
      })}
    >
      <Checklist
        label={t('monthEnd.label')}
        steps={stops.map(({ id, count, amount, retry, href }) => ({
          id,
          done: count === 0,
          title:
            count === undefined
              ? t('monthEnd.failed', { what: t(`monthEnd.${id}.what`) })
              : t(`monthEnd.${id}.${count === 0 ? 'done' : 'title'}`, { count, number: number(count) }),
          text: count === undefined || count === 0 ? undefined : t(`monthEnd.${id}.text`, { amount }),
          action:
            count === undefined ? (
              <Button size="small" onClick={retry}>
                {t('ui:problem.retry')}
              </Button>
            ) : (
              count > 0 && (
                <LinkButton
                  to={href}
                  look={id === first?.id ? 'primary' : 'link'}
                  {...(id !== first?.id && { size: 'small' })}
                >
                  {t(`monthEnd.${id}.action`)}
                </LinkButton>
              )
            ),
        }))}
      />
    </EmptyPage>
  )
}
