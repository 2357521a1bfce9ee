import { useTranslation } from 'react-i18next'
import { getMemberUsers } from '@/api/generated/operations/app-users.ts'
import { useRead } from '@/api/use-read.ts'
import { today } from '@/base/dates.ts'
import { date } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { nameOf } from '@/domain/users/action-user.ts'
import { lateCostsUntil } from './leaver-steps.ts'

export interface ConsequencesProps {
  readonly userOspId: string
  /** `yyyy-MM-dd`. Absent: today. */
  readonly lastDay: string | undefined
}

/**
 * The obligations that remain after the deactivation: late costs (R104, G165), the private budget (R089), and family
 * members (G006, G148).
 */
export function Consequences({ userOspId, lastDay = today() }: ConsequencesProps) {
  const { t } = useTranslation('app-users')
  const { data: members = [] } = useRead(getMemberUsers, { body: { ospId: userOspId } }, { ignore: ['*'] })
  const active = members.filter((member) => member.active)
  return (
    <Notice tone="info" title={t('leaver.after.title')}>
      <ul className="stack stack-tight">
        <li>{t('leaver.after.late', { date: date(lateCostsUntil(lastDay)) })}</li>
        <li>{t('leaver.after.private')}</li>
        <li>{t('leaver.after.again')}</li>
        {active.length > 0 && (
          <li>
            <span>{t('leaver.after.family')}</span>
            <ul>
              {active.map((member) => (
                <li key={member.ospId}>
                  <Link to={hrefTo('LeaverGuide', { userOspId: member.ospId })}>
                    <bdi>{nameOf(member)}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </Notice>
  )
}
