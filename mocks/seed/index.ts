import { Seed } from '../store.ts'
import { type Seeds, shapes } from '../tables.ts'
import { brandingImages, brandings } from './companies/brandings.ts'
import { budgets } from './finance/budgets.ts'
import { messageChannels, messages } from './texts/communication.ts'
import { corporateAccounts } from './companies/companies.ts'
import { events, recurringPurchases, transactions } from './finance/expenses.ts'
import { userGroups } from './groups.ts'
import { identificationTokens } from './identification.ts'
import { invoices } from './finance/invoices.ts'
import { orderConfigs, orders } from './finance/orders.ts'
import { partnerLinks, partners } from './companies/partners.ts'
import {
  payrollConfigs,
  payrollPeople,
  payrollReports,
  payrollUsers,
  salaryCodes,
} from './companies/payroll.ts'
import { people } from './people.ts'
import { pluginPurchases } from './finance/plugin-purchases.ts'
import { productParts, products, usagePermissions } from './products.ts'
import { personaCredentials, personaUsers } from './personas.ts'
import { railSeasonTickets, railTicketSales } from './companies/rail.ts'
import { reconciliations } from './finance/reconciliations.ts'
import { reportDownloads } from './report-downloads.ts'
import { reportRecipients } from './report-recipients.ts'
import { resourceGroups, resources } from './resources.ts'
import { seasonCardOrders } from './finance/season-card-orders.ts'
import { templates } from './texts/templates.ts'
import { translations } from './texts/translations.ts'
import { travels } from './companies/travels.ts'
import { uploads } from './finance/uploads.ts'
import { userFees } from './finance/user-fees.ts'
import { vouchers } from './finance/vouchers.ts'

export interface SeedOptions {
  /** Adds 20,000 companies, 100,000 users, 1,000 products and 6,500 resources, and long lists. */
  scale: boolean
  /** Fills lists: 20,000 open orders, reconciliation problems and transactions, and 5,000 stops. */
  longLists?: boolean
}

const cache = new Map<string, Seeds>()

/** The data that every world starts with. Created once per process and shared by all worlds and sandboxes. */
export function createSeeds({ scale, longLists = scale }: SeedOptions): Seeds {
  const key = JSON.stringify([scale, longLists])
  const cached = cache.get(key)
  if (cached) return cached
  const accounts = [...corporateAccounts(scale)]
  const users = [...personaUsers(), ...people(scale)]
  const seeds: Seeds = {
    users: new Seed(shapes.users, users),
    credentials: new Seed(shapes.credentials, personaCredentials()),
    tokens: new Seed(shapes.tokens, []),
    outbox: new Seed(shapes.outbox, []),
    corporateAccounts: new Seed(shapes.corporateAccounts, accounts),
    partners: new Seed(shapes.partners, partners()),
    userFees: new Seed(shapes.userFees, userFees()),
    partnerLinks: new Seed(shapes.partnerLinks, partnerLinks()),
    userGroups: new Seed(shapes.userGroups, userGroups(accounts)),
    products: new Seed(shapes.products, products(longLists)),
    productParts: new Seed(shapes.productParts, productParts(longLists)),
    resources: new Seed(shapes.resources, resources(longLists)),
    resourceGroups: new Seed(shapes.resourceGroups, resourceGroups(longLists)),
    usagePermissions: new Seed(shapes.usagePermissions, usagePermissions()),
    budgets: new Seed(shapes.budgets, budgets(accounts, users)),
    transactions: new Seed(shapes.transactions, transactions(users, accounts, longLists)),
    events: new Seed(shapes.events, events(longLists)),
    recurringPurchases: new Seed(shapes.recurringPurchases, recurringPurchases()),
    travels: new Seed(shapes.travels, travels()),
    invoices: new Seed(shapes.invoices, invoices(accounts)),
    identificationTokens: new Seed(shapes.identificationTokens, identificationTokens()),
    uploads: new Seed(shapes.uploads, uploads()),
    vouchers: new Seed(shapes.vouchers, vouchers()),
    bankTransfers: new Seed(shapes.bankTransfers, []),
    reconciliations: new Seed(shapes.reconciliations, reconciliations(longLists)),
    redemptions: new Seed(shapes.redemptions, []),
    orders: new Seed(shapes.orders, orders(users, longLists)),
    seasonCardOrders: new Seed(shapes.seasonCardOrders, seasonCardOrders(users)),
    railSeasonTickets: new Seed(shapes.railSeasonTickets, railSeasonTickets()),
    railTicketSales: new Seed(shapes.railTicketSales, railTicketSales()),
    pluginPurchases: new Seed(shapes.pluginPurchases, pluginPurchases(users)),
    orderConfigs: new Seed(shapes.orderConfigs, orderConfigs()),
    reportRecipients: new Seed(shapes.reportRecipients, reportRecipients()),
    reportDownloads: new Seed(shapes.reportDownloads, reportDownloads()),
    reportOrders: new Seed(shapes.reportOrders, []),
    brandings: new Seed(shapes.brandings, brandings()),
    brandingImages: new Seed(shapes.brandingImages, brandingImages()),
    payrollPeople: new Seed(shapes.payrollPeople, payrollPeople(users)),
    payrollUsers: new Seed(shapes.payrollUsers, payrollUsers(users)),
    salaryCodes: new Seed(shapes.salaryCodes, salaryCodes()),
    payrollReports: new Seed(shapes.payrollReports, payrollReports(users)),
    payrollConfigs: new Seed(shapes.payrollConfigs, payrollConfigs()),
    templates: new Seed(shapes.templates, templates()),
    translations: new Seed(shapes.translations, translations()),
    messageChannels: new Seed(shapes.messageChannels, messageChannels()),
    messages: new Seed(shapes.messages, messages()),
    endedVersions: new Seed(shapes.endedVersions, []),
  }
  cache.set(key, seeds)
  return seeds
}
