import { useTranslation } from 'react-i18next'
import { getIdentificationTokens } from '@/api/generated/operations/identification-fields.ts'
import { useRead } from '@/api/use-read.ts'
import { KindIcon } from '@/domain/transactions/kind-icons.tsx'
import { valueOf } from '@/domain/users/tokens.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { IconLine } from '@/ui/basics/icon-line.tsx'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import { SkeletonBlock } from '@/ui/feedback/skeleton.tsx'
import styles from './overview.module.css'

/** The height with three cards, so that the content below does not move when they load. */
const USUAL_HEIGHT = 178

/** The cards and plates by which providers identify the user. The normal status has no badge. */
// i18n-keys: identification-fields:status.*
export function CardsCard({ userOspId }: { readonly userOspId: string }) {
  const { t } = useTranslation(['app-users', 'identification-fields'])
  const read = useRead(getIdentificationTokens, { body: { userOspId } })
  return (
    <Card
      title={t('overview.cards')}
      actions={<Link to={hrefTo('AppUserIdentificationFields', { userOspId })}>{t('overview.manage')}</Link>}
    >
      <Loaded read={read} skeleton={<SkeletonBlock height={USUAL_HEIGHT} />}>
        {(tokens) =>
          tokens.length === 0 ? (
            <p className="muted">{t('overview.noCards')}</p>
          ) : (
            <ul className={styles.cards}>
              {tokens.map((token) => (
                <li key={token.ospId}>
                  <IconLine
                    icon={<KindIcon kinds={[token.type]} />}
                    title={token.label}
                    note={<bdi>{valueOf(token)}</bdi>}
                  />
                  {token.activationStatus !== 'ACTIVE' && (
                    <StatusBadge tone="neutral">
                      {t(`identification-fields:status.${token.activationStatus}`)}
                    </StatusBadge>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
