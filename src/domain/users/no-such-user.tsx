import { useTranslation } from 'react-i18next'
import type { Href } from '@/routes/href.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'

export interface NoSuchUserProps {
  /** The list to go back to. */
  readonly list: { readonly href: Href; readonly label: string }
}

/** Not there, or another company's: the server does not say which. */
export function NoSuchUser({ list }: NoSuchUserProps) {
  const { t } = useTranslation('app-users')
  return (
    <EmptyState
      kind="no-match"
      title={t('missing.title')}
      text={t('missing.text')}
      action={
        <LinkButton look="primary" to={list.href}>
          {list.label}
        </LinkButton>
      }
    />
  )
}
