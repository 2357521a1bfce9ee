import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressParams, Route } from '@/routes/route.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { RouteFrame } from './screen-frame.tsx'

interface ChooseCompanyProps {
  readonly route: Route
  readonly params: AddressParams
  /** The selector of a company. */
  readonly picker: ReactNode
}

/** Shown in place of a screen that requires a company, while none is selected. */
export function ChooseCompany({ route, params, picker }: ChooseCompanyProps) {
  const { t } = useTranslation('ui')
  const request = (
    <EmptyState
      kind="nothing-yet"
      drawing="company"
      title={t('chooseCompany.title')}
      text={t('chooseCompany.text')}
      action={picker}
    />
  )
  // A tab already renders inside the frame of its layout.
  if (route.layout !== undefined) return request
  return (
    <RouteFrame route={route} params={params}>
      {request}
    </RouteFrame>
  )
}
