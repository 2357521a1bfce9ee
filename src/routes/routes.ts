import { adminsRoutes } from './admins.ts'
import { appUsersRoutes } from './app-users.ts'
import { brandingRoutes } from './branding.ts'
import { budgetsRoutes } from './budgets.ts'
import { communicationRoutes } from './communication.ts'
import { companyRoutes } from './company.ts'
import { corporateAccountsRoutes } from './corporate-accounts.ts'
import { dashboardRoutes } from './dashboard.ts'
import { expensesRoutes } from './expenses.ts'
import { financeRoutes } from './finance.ts'
import { helpRoutes } from './help.ts'
import { identificationFieldsRoutes } from './identification-fields.ts'
import { ordersRoutes } from './orders.ts'
import { partnersRoutes } from './partners.ts'
import { productsRoutes } from './products.ts'
import { payrollRoutes } from './payroll.ts'
import { pluginPurchasesRoutes } from './plugin-purchases.ts'
import { reconciliationRoutes } from './reconciliation.ts'
import { reportingRoutes } from './reporting.ts'
import { resourcesRoutes } from './resources.ts'
import { seasonTicketsRoutes } from './season-tickets.ts'
import { sessionRoutes } from './session.ts'
import { templatesRoutes } from './templates.ts'
import { translationsRoutes } from './translations.ts'
import { tripsRoutes } from './trips.ts'
import { uploadsRoutes } from './uploads.ts'
import { userGroupsRoutes } from './user-groups.ts'
import { userFeesRoutes } from './user-fees.ts'
import { guestRoutes } from './guest-routes.ts'
import { registerRoutes } from './known-routes.ts'
import type { Route } from './route.ts'

/*
 * The table of all screens, from one file per area. Router, menu, breadcrumbs, titles, command palette, checks and
 * tests use it. Texts: `<area>:screens.<name>` is the title and breadcrumb of a screen, `shell:items.<name>` its label
 * in the menu.
 */
export const routes = [
  ...guestRoutes,
  ...sessionRoutes,
  ...helpRoutes,
  ...dashboardRoutes,
  ...corporateAccountsRoutes,
  ...partnersRoutes,
  ...appUsersRoutes,
  ...budgetsRoutes,
  ...expensesRoutes,
  ...tripsRoutes,
  ...identificationFieldsRoutes,
  ...adminsRoutes,
  ...userGroupsRoutes,
  ...companyRoutes,
  ...brandingRoutes,
  ...financeRoutes,
  ...reportingRoutes,
  ...payrollRoutes,
  ...seasonTicketsRoutes,
  ...uploadsRoutes,
  ...reconciliationRoutes,
  ...templatesRoutes,
  ...resourcesRoutes,
  ...translationsRoutes,
  ...productsRoutes,
  ...ordersRoutes,
  ...pluginPurchasesRoutes,
  ...userFeesRoutes,
  ...communicationRoutes,
] as const satisfies readonly Route[]

type Routes = (typeof routes)[number]
export type RouteName = Routes['name']

/** The names of the parameters in a path. */
export type ParamNames<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? ParamNames<Head> | ParamNames<Tail>
  : Path extends `:${infer Param}`
    ? Param
    : never

/** The screens that need a parameter which the path of their route lacks. */
type Misfits<Of> = Of extends {
  readonly path: infer Path extends string
  readonly load: () => Promise<{ readonly default: (props: infer Props) => unknown }>
}
  ? Record<ParamNames<Path>, string> extends (
      Props extends { readonly params: infer Needed } ? Needed : unknown
    )
    ? never
    : Of
  : never
/** Does not compile while there is such a screen. */
const misfits: readonly [Misfits<Routes>] extends readonly [never] ? 'none' : Misfits<Routes> = 'none'
void misfits

registerRoutes(routes)
