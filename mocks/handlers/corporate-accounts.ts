import {
  accountInactive,
  alreadyPlanned,
  changeAccount,
  countActiveUsers,
  refuseNotOffered,
  refuseUnknownChoice,
  toAccountSummary,
  toCorporateAccount,
} from '../behaviour/companies/companies.ts'
import { changeBudget } from '../behaviour/budgets/ledger.ts'
import { dayOf } from '../behaviour/months.ts'
import { type Columns, paged, sorted } from '../behaviour/lists.ts'
import { accessibleAccounts, requireAccount } from '../behaviour/access.ts'
import { requirePartner } from '../behaviour/companies/partners.ts'
import { selectableVersions } from '../behaviour/companies/selectable-versions.ts'
import { createSearch } from '../behaviour/text.ts'
import { changedFields } from '../behaviour/users/user-changes.ts'
import { refuseStale } from '../behaviour/users/users.ts'
import { inactiveFromOf } from '~openapi/company-deactivation.ts'
import { isOspAdmin } from '../auth.ts'
import { conflict, forbidden, taken } from '../refusal.ts'
import { handlersFor } from '../handler.ts'
import { COMPANY_TYPES } from '../seed/companies/company-types.ts'
import type { CorporateAccountRow } from '../tables.ts'
import type { World } from '../world.ts'
import { inLanguage } from '../behaviour/in-language.ts'

const search = createSearch<CorporateAccountRow>(({ data }) => [
  data.name,
  data.legalName,
  data.extId,
  data.companyNumber,
])

const columns = (world: World): Columns<CorporateAccountRow> => ({
  name: ({ data }) => data.name,
  extId: ({ data }) => data.extId,
  companyType: ({ data }) => data.companyType,
  userCount: ({ ospId }) => countActiveUsers(world, ospId),
})
const ospIdOf = ({ ospId }: { ospId: string }): string => ospId

export const corporateAccounts = handlersFor({
  getCorporateAccount({ world, caller, body, reply }) {
    return reply(200, toCorporateAccount(world, requireAccount(world, caller, body.ospId)))
  },

  getCorporateAccountsByFilter({ world, caller, query, body, reply }) {
    const found = accessibleAccounts(world, caller)
      .filter(search(body.search))
      .filter(
        ({ active, data, deactivationRequestedOn }) =>
          (body.active === undefined || active === body.active) &&
          (body.partnerOspId === undefined || data.partner.ospId === body.partnerOspId) &&
          (body.companyType === undefined || data.companyType === body.companyType) &&
          (body.paymentType === undefined || data.paymentType === body.paymentType) &&
          (body.deactivationRequested === undefined ||
            (deactivationRequestedOn !== undefined) === body.deactivationRequested),
      )
    const rows = sorted(found, query.sort ?? 'name', columns(world), ospIdOf)
    return reply(
      200,
      paged(rows, query, (account) => toAccountSummary(world, account)),
    )
  },

  findCorporateAccountsByAny({ world, caller, query, reply }) {
    const found = accessibleAccounts(world, caller).filter(search(query.search))
    const rows = sorted(found, 'name', columns(world), ospIdOf)
    return reply(
      200,
      paged(rows, query, (account) => toAccountSummary(world, account)),
    )
  },

  getCorporateAccountsByPartner({ world, caller, body, reply }) {
    const partner = requirePartner(world, caller, body.partnerOspId)
    const rows = sorted(
      world.tables.corporateAccounts.by('partner', partner.ospId),
      'name',
      columns(world),
      ospIdOf,
    )
    return reply(
      200,
      rows.map((account) => toAccountSummary(world, account)),
    )
  },

  listCompanyTypes({ caller, reply }) {
    return reply(
      200,
      COMPANY_TYPES.map(({ companyType, labels }) => ({
        companyType,
        label: inLanguage(labels, caller.language),
      })),
    )
  },

  listSelectableVersions({ world, caller, body, reply }) {
    const account = requireAccount(world, caller, body.ospId)
    return reply(200, selectableVersions(world, account, caller.language))
  },

  createCorporateAccount({ world, caller, body: { data }, reply }) {
    const { corporateAccounts, userGroups } = world.tables
    const partner = requirePartner(world, caller, data.partner.ospId)
    if (!partner.active) throw partnerInactive()
    const extId = data.extId.toUpperCase()
    if (corporateAccounts.find((other) => other.data.extId.toUpperCase() === extId))
      throw taken('data.extId', 'unique', 'The external id must be unique')
    refuseUnknownChoice(world, data)
    refuseNotOffered(partner, data)
    const account = corporateAccounts.insert({
      ospId: world.nextId('ca'),
      version: 1,
      active: true,
      data: { ...data, partner: { ospId: partner.ospId, name: partner.data.name } },
    })
    userGroups.insert({
      ospId: world.nextId('g'),
      version: 1,
      data: {
        active: true,
        extId: `ALL_${data.extId}_USERS`,
        corporateAccount: { ospId: account.ospId, name: data.name },
      },
    })
    return reply(200, toCorporateAccount(world, account))
  },

  updateCorporateAccount({ world, caller, body: { ospId, version, data }, reply }) {
    const account = requireAccount(world, caller, ospId)
    const isStaff = isOspAdmin(caller) || caller.isMsp
    if (!isStaff && STAFF_ONLY.some((name) => data[name] !== undefined)) throw forbidden()
    refuseStale(account.version, version)
    refuseUnknownChoice(world, data)
    refuseNotOffered(world.tables.partners.require(account.data.partner.ospId), data, account.data)
    const changed = changeAccount(world, account, { data: changedFields(account.data, data) })
    if (data.threshold !== undefined || data.paymentReference !== undefined)
      for (const budget of world.tables.budgets.by('owner', ospId)) changeBudget(world, budget, {})
    const { name } = changed.data
    if (name !== account.data.name)
      for (const group of world.tables.userGroups.by('corporateAccount', ospId))
        world.tables.userGroups.update(group.ospId, {
          data: { ...group.data, corporateAccount: { ospId, name } },
        })
    return reply(200, toCorporateAccount(world, changed))
  },

  deactivateCorporateAccount({ world, caller, body, reply }) {
    const account = requireAccount(world, caller, body.ospId)
    if (!account.active) throw accountInactive()
    if (account.inactiveFrom !== undefined) throw alreadyPlanned()
    const requested = account.deactivationRequestedOn
    const inactiveFrom = inactiveFromOf(
      dayOf(world.now()),
      requested === undefined ? undefined : dayOf(new Date(requested)),
    )
    const change = { inactiveFrom, deactivationRequestedOn: undefined }
    return reply(200, toCorporateAccount(world, changeAccount(world, account, change)))
  },

  activateCorporateAccount({ world, caller, body, reply }) {
    const account = requireAccount(world, caller, body.ospId)
    if (account.active && account.inactiveFrom === undefined) throw alreadyActive()
    if (!world.tables.partners.require(account.data.partner.ospId).active) throw partnerInactive()
    const change = { active: true, inactiveFrom: undefined }
    return reply(200, toCorporateAccount(world, changeAccount(world, account, change)))
  },
})

/** Terms between company and partner, which the company's own user manager may not change. */
const STAFF_ONLY = [
  'paymentType',
  'contractType',
  'budgetTypes',
  'maxUsers',
  'selectedProducts',
  'selectedServiceResources',
  'selectedVersions',
] as const

const alreadyActive = () =>
  conflict('ALREADY_ACTIVE', 'The company is active already.', {
    nl: 'Dit bedrijf is al actief.',
    en: 'This company is active already.',
    fr: 'Cette entreprise est déjà active.',
  })

const partnerInactive = () =>
  conflict('PARTNER_INACTIVE', 'The partner is not active.', {
    nl: 'Deze partner is niet actief.',
    en: 'This partner is not active.',
    fr: "Ce partenaire n'est pas actif.",
  })
