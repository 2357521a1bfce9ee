/** All tables of the sandbox: their rows, keys and indexes. */
import type { components } from '@/api/generated/schema.ts'
import type { TableRow } from '~files/rows.ts'
import type { UploadKind } from '~files/upload-files.ts'
import type { BrokenRule } from '~openapi/rules.ts'
import { type Seed, type Shape, Table } from './store.ts'

type Schemas = components['schemas']

/**
 * A user as stored: the contract's `AppUser` with identifiers instead of names, and without derived values. `active` is
 * as of the last write: `atMoment` applies the planned changes that have become due since.
 */
export type UserRow = Omit<
  Schemas['AppUser'],
  'classification' | 'userGroups' | 'familyMembers' | 'corporateAccount' | 'partner' | 'parentUser' | 'isMsp'
> & {
  isMsp: boolean
  /** Absent for staff of a partner or the platform. */
  corporateAccountOspId?: string
  /** The partner that employs the user. */
  partnerOspId?: string
  parentUserOspId?: string
  userGroupOspIds: string[]
  /** When the user was last deactivated, also after a new activation. */
  inactiveSince?: string
}
export type CorporateAccountRow = Omit<Schemas['CorporateAccount'], 'userCount' | 'partnerOspId'>
export type PartnerRow = Omit<Schemas['Partner'], 'corporateAccountCount' | 'subPartners' | 'superPartners'>
/** Links a partner below another. */
export interface PartnerLinkRow {
  subOspId: string
  superOspId: string
}
export type UserGroupRow = Omit<Schemas['UserGroup'], 'userCount' | 'productCount' | 'isDefault'>
export type ProductRow = Omit<
  Schemas['Product'],
  'name' | 'composition' | 'mobilityModes' | 'resourceCount' | 'usedBy'
>
/** One part of a product, with its own terms. */
export type ProductPartRow = Pick<Schemas['ProductCompositionItem'], 'ospId' | 'version' | 'kind'> &
  Partial<Schemas['CostTerms']> & {
    productOspId: string
    /** The resource or the resource group. */
    partOspId: string
  }
/** Who owns a gas station, and when. */
export type OwnershipRow = Omit<Schemas['GasStationOwner'], 'name' | 'state'>
/** A resource of any kind. */
export type ResourceRow = Omit<Schemas['Resource'], 'mrp' | 'groups' | 'productCount' | 'owners'> & {
  mrpOspId: string
  /** Only for a gas station, by start date. */
  owners?: OwnershipRow[]
}
export interface ResourceGroupRow {
  ospId: string
  version: number
  name: string
  description?: string
  active: boolean
  resourceOspIds: string[]
}
/** A product that a group may use. */
export interface UsagePermissionRow {
  ospId: string
  productOspId: string
  userGroupOspId: string
  grantedOn: string
}
/** A company's budget takes its threshold and payment reference from the company. */
export type BudgetRow = Schemas['Budget']
/** A transaction as stored: identifiers in place of names, and without derived values. */
export type TransactionRow = Omit<
  Schemas['Transaction'],
  'balance' | 'bookingId' | 'charge' | 'companyBudgetOspId' | 'user' | 'corporateAccount'
> & {
  /** Absent on the budget of a company. */
  userOspId?: string
  corporateAccountOspId?: string
}
/** An event as stored: identifiers in place of names, and without derived values. */
export type EventRow = Omit<
  Schemas['Event'],
  | 'status'
  | 'refundedAmount'
  | 'refundableAmount'
  | 'budget'
  | 'user'
  | 'corporateAccount'
  | 'invoice'
  | 'provider'
  | 'hasReceipt'
  | 'hasPurchase'
> & {
  budgetOspId: string
  userOspId: string
  corporateAccountOspId: string
  /** The provider, when the mobility mode does not imply it. */
  mrpOspId?: string
}
export type RecurringRow = Omit<
  Schemas['RecurringExternalPurchase'],
  'user' | 'budget' | 'nextDate' | 'active' | 'bookedCount'
> & {
  userOspId: string
  budgetOspId: string
}
/** Trip settings of one company, group or user. Absent ones are inherited. */
export interface TravelRow {
  assigneeOspId: string
  version: number
  data: Partial<Schemas['TripConfiguration']>
  /** Only for a user. */
  carType?: Schemas['CarType']
  distanceKm?: number
  compensation?: Omit<Schemas['CommuteUserCompensation'], 'userOspId' | 'version'>
}
export type InvoiceRow = Omit<Schemas['Invoice'], 'paidAmount' | 'openAmount' | 'overdue'>
/** A card, licence plate or number of a user. */
export type IdentificationTokenRow = Omit<Schemas['IdentificationToken'], 'label' | 'budget'> & {
  budgetOspId?: string
}
/** One row of an uploaded file. Blank cells are absent. */
export type ImportRow = TableRow
/** A file between upload and processing. */
type RowNotes = 'errors' | 'skipped' | 'alreadyProcessed'
/** A note about a row of a file: the broken rule without its text, which depends on the language of the reader. */
export interface StoredRowNote extends Omit<Schemas['UploadRowNote'], 'reason' | 'rule'> {
  rule: string
  params?: NonNullable<BrokenRule['params']>
}
export interface StoredUploadResult
  extends Omit<Schemas['UploadResult'], RowNotes>, Record<RowNotes, readonly StoredRowNote[]> {}
export interface UploadRow {
  ospId: string
  kind: 'users' | UploadKind
  uploadedBy: string
  /** The company whose users the rows may name. Absent for all companies that the uploader may access. */
  corporateAccountOspId?: string
  /** The partner whose companies' users the rows may name. */
  resellerOspId?: string
  /** The provider of the bookings, when the kind does not imply it. */
  mrpOspId?: string
  fileName: string
  rows: readonly ImportRow[]
  state: Schemas['UploadState']
  uploadedOn: string
  /** The result of the last check or processing. */
  result?: StoredUploadResult
  /** The lines, amounts and problems that have been processed so far. */
  processed: { lines: readonly number[]; cents: number; problems: number }
}
/** A voucher, by which its user can be found (R068). */
export interface VoucherRow {
  code: string
  userOspId: string
  product?: string
  /** The last day on which it is valid. */
  validUntil: string
}
/** A booked line of a bank statement. */
export interface BankTransferRow {
  transactionId: string
  transactionOspId: string
}
/** A booking whose amount differs at the provider. Amounts are euros. */
export type ReconciliationRow = Omit<
  Schemas['ReconciliationItem'],
  'mrpName' | 'event' | 'user' | 'corporateAccount' | 'overriddenBy'
> & {
  overriddenByOspId?: string
}
/** A promo code used by a company. */
export interface RedemptionRow {
  code: string
  corporateAccountOspId: string
}
/** A general order as stored, with identifiers in place of names. */
export type OrderRow = Omit<
  Schemas['Order'],
  'user' | 'corporateAccount' | 'resource' | 'handledBy' | 'cancellation'
> &
  OrderParties & { resourceOspId?: string }
/** Who ordered, and how the order was handled. */
export interface OrderParties {
  userOspId: string
  corporateAccountOspId: string
  handledByOspId?: string
  /** The code of the reason. */
  cancellationReason?: string
}
/** The properties of a season-card order that come from the user record. */
type OrderPerson =
  | 'firstName'
  | 'lastName'
  | 'street'
  | 'streetNumber'
  | 'zipCode'
  | 'city'
  | 'dateOfBirth'
  | 'language'
  | 'email'
  | 'personnelNumber'
  | 'employeeNumber'
  | 'mobibCardNumber'
export type SeasonCardOrderRow = Omit<
  Schemas['SeasonCardOrder'],
  OrderPerson | 'user' | 'corporateAccount' | 'handledBy' | 'cancellation' | 'labels'
> &
  OrderParties
export interface RailSeasonTicketRow {
  corporateAccountOspId: string
  version: number
  data: Omit<Schemas['RailSeasonTicketConfiguration'], 'corporateAccountOspId' | 'version'>
}
/** Ticket-sales settings of one company, group or user. Absent ones are inherited. */
export interface RailTicketSalesRow {
  assigneeOspId: string
  version: number
  data: Pick<Partial<Schemas['RailTicketSalesConfiguration']>, 'enabled' | 'organismNumber' | 'budgetType'>
}
export type PluginPurchaseRow = Omit<Schemas['PluginPurchase'], 'user' | 'corporateAccount' | 'handledBy'> &
  OrderParties
export type OrderConfigRow = Schemas['OrderConfig']
/** An address to which a company's reports are mailed. */
export interface ReportRecipientRow {
  corporateAccountOspId: string
  email: string
}
/** When a report was last downloaded (G317). */
export interface ReportDownloadRow {
  reportOspId: string
  downloadedOn: string
}
/** A requested report for a month that had none (G319). */
export interface ReportOrderRow {
  corporateAccountOspId: string
  reportType: string
  reportMonth: string
  requestedOn: string
}
/** A template as stored, with its owner's identifier. */
export type TemplateRow = Omit<Schemas['Template'], 'owner' | 'predefined' | 'versions'> & {
  ownerOspId: string
  versions: Schemas['TemplateVersionInput'][]
}
export type TranslationRow = Schemas['Translation']
/** A channel as stored, with identifiers in place of names. */
export type MessageChannelRow = Omit<
  Schemas['MessageChannel'],
  'responseReceiver' | 'mspFilter' | 'corporateAccountFilter' | 'messageCount' | 'lastMessageOn'
> & { responseReceiverOspId?: string; mspFilter: string[]; corporateAccountFilter: string[] }
export type MessageRow = Omit<Schemas['SentMessage'], 'sentBy'> & { sentByOspId: string }
/** A connection as stored, with secrets in plain text. */
export type PayrollConfigRow = Omit<
  Schemas['PayrollConfig'],
  'providerName' | 'connection' | 'managedUserCount'
> & { connection: Record<string, string> }
/** A person in the payroll provider's own data. */
export type PayrollPersonRow = Pick<
  Schemas['PayrollUser'],
  | 'payrollId'
  | 'login'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'msisdn'
  | 'birthDate'
  | 'language'
  | 'employeeNumber'
  | 'startDate'
  | 'endDate'
> & { corporateAccountOspId: string }
/** A person as of the last sync. `corrections` are made in the portal and survive the next syncs. */
export type PayrollUserRow = PayrollPersonRow &
  Pick<Schemas['PayrollUser'], 'uuid' | 'version' | 'status' | 'lastSyncedOn'> & {
    userOspId?: string
    corrections: {
      login?: string
      email?: string | null
      msisdn?: string | null
      language?: Schemas['Language']
    }
  }
export type SalaryCodeRow = Omit<Schemas['SalaryCode'], 'label' | 'categoryId'>
/** One amount of a report, in cents. */
export interface PayrollLine {
  userOspId: string
  payrollId: string
  /** As it was when the report was made. */
  name: string
  code: string
  component: string
  cents: number
}
export type PayrollReportRow = Pick<
  Schemas['PayrollReport'],
  | 'id'
  | 'version'
  | 'month'
  | 'status'
  | 'skippedCount'
  | 'createdOn'
  | 'refreshedOn'
  | 'message'
  | 'employerId'
> & { configUuid: string; corporateAccountOspId: string; lines: PayrollLine[] }

/** The brand colour of a company or partner. */
export interface BrandingRow {
  ownerOspId: string
  version: number
  brandColor: string
}
/** An image of a company or partner, as uploaded and as shown, in base64. */
export type BrandingImageRow = Omit<Schemas['BrandingImage'], 'inherited'> & {
  ownerOspId: string
  png: string
}

/** One tier of user fees, with the identifier of its assignee. */
export type UserFeeRow = Omit<Schemas['UserFee'], 'assignee'> & { assigneeOspId: string }

/** Sign-in data, which no response contains. */
export interface CredentialRow {
  userOspId: string
  passdigest: string
  /** Base32, the format of authenticator apps. */
  twoFactorSecret: string
}

/** One token. Both tokens of a sign-in have the same `session`. */
export interface TokenRow {
  token: string
  /** `step-up`: proves that the user has entered the password again (G410). */
  kind: 'access' | 'refresh' | 'step-up'
  session: string
  userOspId: string
  expiresAt: string
  /** Set when a refresh replaced the token, or the session ended. */
  endedAt?: string
}

/** How a message reaches a user: by mail, as a push message on the phone, or as a message in the app. */
export type Channel = 'mail' | 'push' | 'in-app'

/** A message that a backend would have sent. */
export interface SentRow {
  id: string
  channel: Channel
  userOspId: string
  /**
   * The mail address. For a push message the phone number, or the login if there is none. For an in-app message the
   * login.
   */
  to: string
  kind:
    | 'login'
    | 'pincode'
    | 'credentials'
    | 'threshold'
    | 'deactivation'
    | 'invoice'
    | 'year_end'
    | 'message'
    | 'message_test'
    | 'order'
    | 'plugin_purchase'
  language: Schemas['Language']
  /** The content: a login name, a new password, a text. Invented data only. */
  text: string
  sentAt: string
}

/** The last version of a removed record whose key may be used again. */
export interface EndedVersionRow {
  table: 'brandings' | 'translations'
  key: string
  version: number
}

export const endedKey = ({ table, key }: Pick<EndedVersionRow, 'table' | 'key'>): string => `${table} ${key}`

const shape =
  <Row>() =>
  <Index extends string = never>(it: Shape<Row, Index>): Shape<Row, Index> =>
    it

/** A value that must be unique: the type with its number, licence plate or reference. */
export const identificationValue = ({
  type,
  cardNumber,
  plate,
  cambioExtRef,
}: Pick<IdentificationTokenRow, 'type' | 'cardNumber' | 'plate' | 'cambioExtRef'>): string =>
  `${type} ${cardNumber ?? plate ?? cambioExtRef ?? ''}`

/** The key of the only row of `orderConfigs`. */
export const ORDER_CONFIG = 'orders'

export const imageKey = ({
  ownerOspId,
  imageType,
}: Pick<BrandingImageRow, 'ownerOspId' | 'imageType'>): string => `${ownerOspId} ${imageType}`

/** A link from one partner to another is stored at most once. */
export const linkKey = ({ subOspId, superOspId }: PartnerLinkRow): string => `${subOspId} ${superOspId}`
/** A booking number is unique per provider. */
export const bookingKey = (mrpOspId: string | undefined, bookingId: string): string =>
  `${mrpOspId ?? ''} ${bookingId}`

export const shapes = {
  users: shape<UserRow>()({
    key: (row) => row.ospId,
    indexes: {
      login: (row) => row.login?.toLowerCase(),
      email: (row) => row.email?.toLowerCase(),
      contractId: (row) => row.contractId,
      corporateAccount: (row) => row.corporateAccountOspId,
      parent: (row) => row.parentUserOspId,
    },
  }),
  credentials: shape<CredentialRow>()({ key: (row) => row.userOspId, indexes: {} }),
  tokens: shape<TokenRow>()({
    key: (row) => row.token,
    indexes: { user: (row) => row.userOspId, session: (row) => row.session },
  }),
  outbox: shape<SentRow>()({ key: (row) => row.id, indexes: { user: (row) => row.userOspId } }),
  corporateAccounts: shape<CorporateAccountRow>()({
    key: (row) => row.ospId,
    indexes: { partner: (row) => row.data.partner.ospId },
  }),
  partners: shape<PartnerRow>()({ key: (row) => row.ospId, indexes: {} }),
  userFees: shape<UserFeeRow>()({
    key: (row) => row.ospId,
    indexes: { assignee: (row) => row.assigneeOspId },
  }),
  partnerLinks: shape<PartnerLinkRow>()({
    key: linkKey,
    indexes: { sub: (row) => row.subOspId, super: (row) => row.superOspId },
  }),
  userGroups: shape<UserGroupRow>()({
    key: (row) => row.ospId,
    indexes: { corporateAccount: (row) => row.data.corporateAccount.ospId },
  }),
  products: shape<ProductRow>()({ key: (row) => row.ospId, indexes: {} }),
  productParts: shape<ProductPartRow>()({
    key: (row) => row.ospId,
    indexes: { product: (row) => row.productOspId, part: (row) => row.partOspId },
  }),
  resources: shape<ResourceRow>()({ key: (row) => row.ospId, indexes: { type: (row) => row.type } }),
  resourceGroups: shape<ResourceGroupRow>()({ key: (row) => row.ospId, indexes: {} }),
  usagePermissions: shape<UsagePermissionRow>()({
    key: (row) => row.ospId,
    indexes: { userGroup: (row) => row.userGroupOspId },
  }),
  budgets: shape<BudgetRow>()({ key: (row) => row.ospId, indexes: { owner: (row) => row.ownerOspId } }),
  transactions: shape<TransactionRow>()({
    key: (row) => row.ospId,
    indexes: { budget: (row) => row.budgetOspId, corporateAccount: (row) => row.corporateAccountOspId },
  }),
  events: shape<EventRow>()({
    key: (row) => row.ospId,
    indexes: {
      user: (row) => row.userOspId,
      corporateAccount: (row) => row.corporateAccountOspId,
      recurrence: (row) => row.recurrenceOspId,
      booking: (row) => (row.bookingId === undefined ? undefined : bookingKey(row.mrpOspId, row.bookingId)),
    },
  }),
  recurringPurchases: shape<RecurringRow>()({
    key: (row) => row.ospId,
    indexes: { user: (row) => row.userOspId, budget: (row) => row.budgetOspId },
  }),
  travels: shape<TravelRow>()({ key: (row) => row.assigneeOspId, indexes: {} }),
  invoices: shape<InvoiceRow>()({
    key: (row) => row.id,
    indexes: { corporateAccount: (row) => row.corporateAccount.ospId },
  }),
  identificationTokens: shape<IdentificationTokenRow>()({
    key: (row) => row.ospId,
    indexes: { user: (row) => row.userOspId, value: identificationValue },
  }),
  uploads: shape<UploadRow>()({ key: (row) => row.ospId, indexes: {} }),
  vouchers: shape<VoucherRow>()({ key: (row) => row.code, indexes: {} }),
  bankTransfers: shape<BankTransferRow>()({ key: (row) => row.transactionId, indexes: {} }),
  reconciliations: shape<ReconciliationRow>()({
    key: (row) => bookingKey(row.mrpOspId, row.bookingId),
    indexes: {},
  }),
  redemptions: shape<RedemptionRow>()({
    key: (row) => `${row.corporateAccountOspId} ${row.code}`,
    indexes: {},
  }),
  orders: shape<OrderRow>()({ key: (row) => row.id, indexes: {} }),
  seasonCardOrders: shape<SeasonCardOrderRow>()({
    key: (row) => row.id,
    indexes: { corporateAccount: (row) => row.corporateAccountOspId },
  }),
  railSeasonTickets: shape<RailSeasonTicketRow>()({ key: (row) => row.corporateAccountOspId, indexes: {} }),
  railTicketSales: shape<RailTicketSalesRow>()({ key: (row) => row.assigneeOspId, indexes: {} }),
  pluginPurchases: shape<PluginPurchaseRow>()({ key: (row) => row.purchaseUUID, indexes: {} }),
  /** Has only one row, because the settings apply to the whole platform. */
  orderConfigs: shape<OrderConfigRow>()({ key: () => ORDER_CONFIG, indexes: {} }),
  reportRecipients: shape<ReportRecipientRow>()({
    key: (row) => `${row.corporateAccountOspId} ${row.email.toLowerCase()}`,
    indexes: { corporateAccount: (row) => row.corporateAccountOspId },
  }),
  reportDownloads: shape<ReportDownloadRow>()({ key: (row) => row.reportOspId, indexes: {} }),
  reportOrders: shape<ReportOrderRow>()({
    key: (row) => `${row.corporateAccountOspId} ${row.reportType} ${row.reportMonth}`,
    indexes: { corporateAccount: (row) => row.corporateAccountOspId },
  }),
  brandings: shape<BrandingRow>()({ key: (row) => row.ownerOspId, indexes: {} }),
  brandingImages: shape<BrandingImageRow>()({
    key: imageKey,
    indexes: { owner: (row) => row.ownerOspId },
  }),
  payrollPeople: shape<PayrollPersonRow>()({
    key: (row) => `${row.corporateAccountOspId} ${row.payrollId}`,
    indexes: { corporateAccount: (row) => row.corporateAccountOspId },
  }),
  payrollUsers: shape<PayrollUserRow>()({
    key: (row) => row.uuid,
    indexes: { corporateAccount: (row) => row.corporateAccountOspId },
  }),
  salaryCodes: shape<SalaryCodeRow>()({
    key: (row) => row.id,
    indexes: { corporateAccount: (row) => row.corporateAccountOspId },
  }),
  payrollReports: shape<PayrollReportRow>()({
    key: (row) => row.id,
    indexes: { corporateAccount: (row) => row.corporateAccountOspId },
  }),
  payrollConfigs: shape<PayrollConfigRow>()({
    key: (row) => row.uuid,
    indexes: { corporateAccount: (row) => row.corporateAccountOspId },
  }),
  templates: shape<TemplateRow>()({ key: (row) => row.templateId, indexes: {} }),
  translations: shape<TranslationRow>()({ key: (row) => row.key.toLowerCase(), indexes: {} }),
  messageChannels: shape<MessageChannelRow>()({ key: (row) => row.ospId, indexes: {} }),
  messages: shape<MessageRow>()({
    key: (row) => row.ospId,
    indexes: { channel: (row) => row.channel.ospId },
  }),
  endedVersions: shape<EndedVersionRow>()({ key: endedKey, indexes: {} }),
}

type Shapes = typeof shapes
export type Seeds = {
  [Name in keyof Shapes]: Shapes[Name] extends Shape<infer Row, infer I> ? SeedOf<Row, I> : never
}
type SeedOf<Row, Index extends string> = Row extends object ? Seed<Row, Index> : never

export const createTables = (seeds: Seeds) => ({
  users: new Table(seeds.users),
  credentials: new Table(seeds.credentials),
  tokens: new Table(seeds.tokens),
  outbox: new Table(seeds.outbox),
  corporateAccounts: new Table(seeds.corporateAccounts),
  partners: new Table(seeds.partners),
  userFees: new Table(seeds.userFees),
  partnerLinks: new Table(seeds.partnerLinks),
  userGroups: new Table(seeds.userGroups),
  products: new Table(seeds.products),
  productParts: new Table(seeds.productParts),
  resources: new Table(seeds.resources),
  resourceGroups: new Table(seeds.resourceGroups),
  usagePermissions: new Table(seeds.usagePermissions),
  budgets: new Table(seeds.budgets),
  transactions: new Table(seeds.transactions),
  events: new Table(seeds.events),
  recurringPurchases: new Table(seeds.recurringPurchases),
  travels: new Table(seeds.travels),
  invoices: new Table(seeds.invoices),
  identificationTokens: new Table(seeds.identificationTokens),
  uploads: new Table(seeds.uploads),
  vouchers: new Table(seeds.vouchers),
  bankTransfers: new Table(seeds.bankTransfers),
  reconciliations: new Table(seeds.reconciliations),
  redemptions: new Table(seeds.redemptions),
  orders: new Table(seeds.orders),
  seasonCardOrders: new Table(seeds.seasonCardOrders),
  railSeasonTickets: new Table(seeds.railSeasonTickets),
  railTicketSales: new Table(seeds.railTicketSales),
  pluginPurchases: new Table(seeds.pluginPurchases),
  orderConfigs: new Table(seeds.orderConfigs),
  reportRecipients: new Table(seeds.reportRecipients),
  reportDownloads: new Table(seeds.reportDownloads),
  reportOrders: new Table(seeds.reportOrders),
  brandings: new Table(seeds.brandings),
  brandingImages: new Table(seeds.brandingImages),
  payrollPeople: new Table(seeds.payrollPeople),
  payrollUsers: new Table(seeds.payrollUsers),
  salaryCodes: new Table(seeds.salaryCodes),
  payrollReports: new Table(seeds.payrollReports),
  payrollConfigs: new Table(seeds.payrollConfigs),
  templates: new Table(seeds.templates),
  translations: new Table(seeds.translations),
  messageChannels: new Table(seeds.messageChannels),
  messages: new Table(seeds.messages),
  endedVersions: new Table(seeds.endedVersions),
})
export type Tables = ReturnType<typeof createTables>
