import type { Handlers } from '../handler.ts'
import { admins } from './admins.ts'
import { appUsers } from './app-users.ts'
import { branding } from './branding.ts'
import { budgets } from './budgets.ts'
import { communication } from './communication.ts'
import { company } from './company.ts'
import { corporateAccounts } from './corporate-accounts.ts'
import { dashboard } from './dashboard.ts'
import { expenses } from './expenses.ts'
import { finance } from './finance.ts'
import { help } from './help.ts'
import { identificationFields } from './identification-fields.ts'
import { orders } from './orders.ts'
import { partners } from './partners.ts'
import { payroll } from './payroll.ts'
import { pluginPurchases } from './plugin-purchases.ts'
import { products } from './products.ts'
import { reconciliation } from './reconciliation.ts'
import { reporting } from './reporting.ts'
import { resources } from './resources.ts'
import { seasonTickets } from './season-tickets.ts'
import { session } from './session.ts'
import { templates } from './templates.ts'
import { translations } from './translations.ts'
import { trips } from './trips.ts'
import { userFees } from './user-fees.ts'
import { uploads } from './uploads.ts'
import { userGroups } from './user-groups.ts'

/** All handlers. A missing one does not compile. */
export const handlers: Handlers = {
  ...admins,
  ...appUsers,
  ...branding,
  ...budgets,
  ...communication,
  ...company,
  ...corporateAccounts,
  ...dashboard,
  ...expenses,
  ...finance,
  ...help,
  ...identificationFields,
  ...orders,
  ...partners,
  ...payroll,
  ...pluginPurchases,
  ...products,
  ...reconciliation,
  ...reporting,
  ...resources,
  ...seasonTickets,
  ...session,
  ...templates,
  ...translations,
  ...trips,
  ...userFees,
  ...uploads,
  ...userGroups,
}
