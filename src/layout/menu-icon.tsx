import Building2 from 'lucide-react/icons/building-2'
import ChartColumn from 'lucide-react/icons/chart-column'
import CircleHelp from 'lucide-react/icons/circle-help'
import KeyRound from 'lucide-react/icons/key-round'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Package from 'lucide-react/icons/package'
import UserCog from 'lucide-react/icons/user-cog'
import Users from 'lucide-react/icons/users'
import UsersRound from 'lucide-react/icons/users-round'
import Wallet from 'lucide-react/icons/wallet'
import type { LucideIcon } from 'lucide-react'

/** The icon of each screen in the menu; each is one import, so a new screen adds only its own. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  Dashboard: LayoutDashboard,
  ManageAppUsers: Users,
  ManageAdmins: UserCog,
  UserGroups: UsersRound,
  CompanyProducts: Package,
  CompanyBudget: Wallet,
  CorporateAccounts: Building2,
  Reporting: ChartColumn,
  Help: CircleHelp,
  ChangePassword: KeyRound,
}

export function MenuIcon({ name }: { readonly name: string }) {
  const Icon = ICONS[name]
  return Icon ? <Icon aria-hidden="true" size={16} /> : null
}
