/** Every table of the sandbox: its rows, its key, its indexes. */
import type { components } from '@/api/generated/schema.ts'
import type { UploadKind } from '~openapi/upload-files.ts'
import { type Seed, type Shape, Table } from './store.ts'

type Schemas = components['schemas']

/**
 * A user as stored: what the contract's `AppUser` says, with identifiers where the answer has names to show, and
 * without what follows from other data. Activity is as it was when last written; `atMoment` says how it is now.
 */
export type UserRow = Omit<
  Schemas['AppUser'],
  'classification' | 'userGroups' | 'familyMembers' | 'corporateAccount' | 'partner' | 'parentUser' | 'isMsp'
> & {
  isMsp: boolean
  /** Absent for staff of a partner or of the platform. */
  corporateAccountOspId?: string
  /** The partner that staff works for. */
  partnerOspId?: string
  parentUserOspId?: string
  userGroupOspIds: string[]
}
export type CorporateAccountRow = Omit<Schemas['CorporateAccount'], 'userCount' | 'partnerOspId'>
export type PartnerRow = Omit<Schemas['Partner'], 'corporateAccountCount' | 'subPartners' | 'superPartners'>
/** One partner under another. */
export interface PartnerLinkRow {
  subOspId: string
  superOspId: string
}
export type UserGroupRow = Omit<Schemas['UserGroup'], 'userCount' | 'productCount' | 'isDefault'>
export type ProductRow = Omit<Schemas['Product'], 'name' | 'composition' | 'mobilityModes' | 'resourceCount'>
/** One part of a product, with the terms that it has of its own. */
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
  /** Of a gas station, by beginning. */
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
/** A product that was granted to a group. */
export interface UsagePermissionRow {
  ospId: string
  productOspId: string
  userGroupOspId: string
  grantedOn: string
}
export type BudgetRow = Schemas['Budget']
export type TransactionRow = Schemas['Transaction']
/** An event as stored, with identifiers where the answer has names, and without what follows from the rest. */
export type EventRow = Omit<
  Schemas['Event'],
  | 'status'
  | 'refundedAmount'
  | 'refundableAmount'
  | 'budget'
  | 'user'
  | 'corporateAccount'
  | 'provider'
  | 'hasReceipt'
  | 'hasPurchase'
> & {
  budgetOspId: string
  userOspId: string
  corporateAccountOspId: string
  /** The provider, where it is told by more than the way to travel. */
  mrpOspId?: string
}
export type RecurringRow = Omit<
  Schemas['RecurringExternalPurchase'],
  'user' | 'budget' | 'nextDate' | 'active' | 'bookedCount'
> & {
  userOspId: string
  budgetOspId: string
}
/** Trip settings of one company, group or user; what is absent comes from above. */
export interface TravelRow {
  assigneeOspId: string
  version: number
  data: Partial<Schemas['TripConfiguration']>
  /** Of a user. */
  carType?: Schemas['CarType']
  distanceKm?: number
  compensation?: Omit<Schemas['CommuteUserCompensation'], 'userOspId' | 'version'>
}
export type InvoiceRow = Omit<Schemas['Invoice'], 'paidAmount' | 'openAmount'>
/** A card, plate or number of a user. */
export type IdentificationTokenRow = Omit<Schemas['IdentificationToken'], 'label' | 'budget'> & {
  budgetOspId?: string
}
/** One row of an uploaded file; blank cells are absent. */
export interface ImportRow {
  line: number
  cells: Record<string, string>
}
/** A file between upload and processing. */
export interface UploadRow {
  ospId: string
  kind: 'users' | UploadKind
  uploadedBy: string
  /** Whose users the rows may name; absent for all in the uploader's reach. */
  corporateAccountOspId?: string
  /** The partner whose companies' users the rows may name. */
  resellerOspId?: string
  /** Whose bookings they are, where the kind does not say. */
  mrpOspId?: string
  fileName: string
  rows: ImportRow[]
  state: 'UPLOADED' | Schemas['UploadResult']['state']
}
/** A voucher that its user is found by (R068). */
export interface VoucherRow {
  code: string
  userOspId: string
  product?: string
  /** Its last day. */
  validUntil: string
}
/** A line of a bank statement that was booked. */
export interface BankTransferRow {
  transactionId: string
  transactionOspId: string
}
/** A booking that the provider counts otherwise than the platform. Amounts are euros. */
export type ReconciliationRow = Omit<Schemas['ReconciliationItem'], 'mrpName' | 'overriddenBy'> & {
  overriddenByOspId?: string
}
/** A promo code that a company used. */
export interface RedemptionRow {
  code: string
  corporateAccountOspId: string
}
/** A general order with identifiers where the answer has names. */
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
  /** Code of the reason. */
  cancellationReason?: string
}
/** What of a season-card order the user's record tells. */
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
  OrderPerson | 'user' | 'corporateAccount' | 'handledBy' | 'cancellation'
> &
  OrderParties
export interface RailSeasonTicketRow {
  corporateAccountOspId: string
  version: number
  data: Omit<Schemas['RailSeasonTicketConfiguration'], 'corporateAccountOspId' | 'version'>
}
/** Ticket-sales settings of one company, group or user; what is absent comes from above. */
export interface RailTicketSalesRow {
  assigneeOspId: string
  version: number
  data: Pick<Partial<Schemas['RailTicketSalesConfiguration']>, 'enabled' | 'organismNumber' | 'budgetType'>
}
export type PluginPurchaseRow = Omit<Schemas['PluginPurchase'], 'user' | 'corporateAccount' | 'handledBy'> &
  OrderParties
export type OrderConfigRow = Schemas['OrderConfig']
/** An address that a company's reports are mailed to. */
export interface ReportRecipientRow {
  corporateAccountOspId: string
  email: string
}
/** A template as stored, with its owner by identifier. */
export type TemplateRow = Omit<Schemas['Template'], 'owner' | 'predefined' | 'versions'> & {
  ownerOspId: string
  versions: Schemas['TemplateVersionInput'][]
}
export type TranslationRow = Schemas['Translation']
/** A channel as stored, with whom it names by identifier. */
export type MessageChannelRow = Omit<
  Schemas['MessageChannel'],
  'responseReceiver' | 'mspFilter' | 'corporateAccountFilter' | 'messageCount' | 'lastMessageOn'
> & { responseReceiverOspId?: string; mspFilter: string[]; corporateAccountFilter: string[] }
export type MessageRow = Schemas['SentMessage']
/** A connection as stored, secrets in clear. */
export type PayrollConfigRow = Omit<
  Schemas['PayrollConfig'],
  'providerName' | 'connection' | 'managedUserCount'
> & { connection: Record<string, string> }
/** A person as the provider has it: the other side of the connection. */
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
/** A person as the last sync brought it; `corrections` are ours and stay over the next ones. */
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
  payrollId: string
  name: string
  code: string
  component: string
  cents: number
}
export type PayrollReportRow = Pick<
  Schemas['PayrollReport'],
  'id' | 'version' | 'month' | 'status' | 'skippedCount' | 'createdOn' | 'refreshedOn' | 'message'
> & { configUuid: string; corporateAccountOspId: string; lines: PayrollLine[] }

/** The own colour of a company or a partner. */
export interface BrandingRow {
  ownerOspId: string
  version: number
  brandColor: string
}
/** An own image of a company or a partner, with what is shown of it, in base64. */
export type BrandingImageRow = Omit<Schemas['BrandingImage'], 'inherited'> & {
  ownerOspId: string
  png: string
}

/** One tier of user fees, with the identifier of whom it is for. */
export type UserFeeRow = Omit<Schemas['UserFee'], 'assignee'> & { assigneeOspId: string }

/** What signing in needs and no answer shows. */
export interface CredentialRow {
  userOspId: string
  passdigest: string
  /** Base32, as authenticator apps take it. */
  twoFactorSecret: string
}

/** One token. Both tokens of a sign-in share its `session`. */
export interface TokenRow {
  token: string
  kind: 'access' | 'refresh'
  session: string
  userOspId: string
  expiresAt: string
  /** Set when a refresh has put another in its place, or the session was ended. */
  endedAt?: string
}

/** How something reaches a user: by mail, as a push message on the phone, or as a message inside of the app. */
export type Channel = 'mail' | 'push' | 'in-app'

/** What a backend would have sent. */
export interface SentRow {
  id: string
  channel: Channel
  userOspId: string
  /** The mail address; the phone number of a push message, the login where the user has none; the login in the app. */
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
    | 'plugin_purchase'
  language: Schemas['Language']
  /** What it tells: a login name, a new password, a text. Invented data only. */
  text: string
  sentAt: string
}

const shape =
  <Row>() =>
  <Index extends string = never>(it: Shape<Row, Index>): Shape<Row, Index> =>
    it

/** What must not be someone else's: the type with its number, plate or reference. */
export const identificationValue = ({
  type,
  cardNumber,
  plate,
  cambioExtRef,
}: Pick<IdentificationTokenRow, 'type' | 'cardNumber' | 'plate' | 'cambioExtRef'>): string =>
  `${type} ${cardNumber ?? plate ?? cambioExtRef ?? ''}`

/** The key of the one row of `orderConfigs`. */
export const ORDER_CONFIG = 'orders'

export const imageKey = ({
  ownerOspId,
  imageType,
}: Pick<BrandingImageRow, 'ownerOspId' | 'imageType'>): string => `${ownerOspId} ${imageType}`

/** Two partners are linked once, one way. */
export const linkKey = ({ subOspId, superOspId }: PartnerLinkRow): string => `${subOspId} ${superOspId}`
/** A booking's number is unique at its provider. */
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
    indexes: { budget: (row) => row.budgetOspId, corporateAccount: (row) => row.corporateAccount?.ospId },
  }),
  events: shape<EventRow>()({
    key: (row) => row.ospId,
    indexes: {
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
  /** One row: the settings are the platform's. */
  orderConfigs: shape<OrderConfigRow>()({ key: () => ORDER_CONFIG, indexes: {} }),
  reportRecipients: shape<ReportRecipientRow>()({
    key: (row) => `${row.corporateAccountOspId} ${row.email.toLowerCase()}`,
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
})
export type Tables = ReturnType<typeof createTables>
