import Building2 from 'lucide-react/icons/building-2'
import { useTranslation } from 'react-i18next'
import { isMsp, isOspadmin } from '@/session/access.ts'
import { useAccount, useAccountOspId, useUser } from '@/session/use-viewer.ts'
import { AccountSelector } from './account-selector.tsx'
import { initialsOf, tintOf } from '@/ui/basics/avatar.tsx'
import styles from './workspace.module.css'

/** The selected company and the user's role in it. Partner staff select another company here (R032). */
export function Workspace() {
  const user = useUser()
  const chosen = useAccountOspId()
  const account = useAccount().data
  const name =
    account?.data.name ?? (chosen === user.corporateAccount?.ospId ? user.corporateAccount?.name : undefined)
  return (
    <div className={styles.workspace}>
      <CompanyMark name={name} />
      {isMsp(user) ? <AccountSelector name={name} /> : <span className={styles.name}>{name}</span>}
      <Role />
    </div>
  )
}

function CompanyMark({ name }: { readonly name: string | undefined }) {
  return (
    <span
      className={styles.mark}
      data-tint={name === undefined ? undefined : tintOf(name)}
      aria-hidden="true"
    >
      {name === undefined ? <Building2 size={16} /> : initialsOf(name)}
    </span>
  )
}

const KNOWN_ROLES = [
  'user_manager',
  'invoice_manager',
  'reporting_manager',
  'communication_manager',
  'company_budget_manager',
  'contact_user',
] as const

/** The user's role in words. With several roles the first is shown. The others are in the tooltip. */
function Role() {
  const { t } = useTranslation('shell')
  const user = useUser()
  const roles = KNOWN_ROLES.filter((role) => user.roles.includes(role)).map((role) => t(`roles.${role}`))
  const words = isOspadmin(user)
    ? t('roles.ospadmin')
    : isMsp(user)
      ? t('roles.msp')
      : roles.length > 1
        ? t('roles.several', { role: roles[0], count: roles.length - 1 })
        : roles[0]
  return (
    <span className={styles.role} title={roles.length > 1 ? roles.join(', ') : undefined}>
      {words}
    </span>
  )
}
