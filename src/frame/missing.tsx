import { useTranslation } from 'react-i18next'
import { addressOf } from '@/routes/href.ts'
import { routeOf } from '@/routes/known-routes.ts'
import type { AddressParams } from '@/routes/route.ts'
import type { RouteName } from '@/routes/routes.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'

export interface MissingProps {
  /** The screen whose record does not exist. */
  readonly name: RouteName
  readonly params: AddressParams
}

/**
 * Shown when the record in the address does not exist, or belongs to another company. The server does not say which.
 */
export function Missing({ name, params }: MissingProps) {
  const { t } = useTranslation('ui')
  const { parent } = routeOf(name)
  const above = parent === undefined ? undefined : routeOf(parent)
  return (
    <EmptyState
      kind="no-match"
      drawing="missing"
      title={t('missing.title')}
      text={t('missing.text')}
      action={
        above && (
          <LinkButton look="primary" to={addressOf(above.path, params)}>
            {t('missing.back', { screen: t(`screens.${above.name}`, { ns: above.area }) })}
          </LinkButton>
        )
      }
    />
  )
}
