/** Companies as the contract describes them. */
import type { components } from '@/api/generated/schema.ts'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import type { CorporateAccountRow, PartnerRow, UserRow } from '../../tables.ts'
import { conflict, invalidField } from '../../refusal.ts'
import type { World } from '../../world.ts'
import { atMoment } from '../users/activation.ts'
import { servingPartner } from './partner-ref.ts'
import { classificationOf } from '../users/users.ts'

type Schemas = components['schemas']

/** The number of app users that are active now. */
export function countActiveUsers(world: World, accountOspId: string): number {
  const now = world.now()
  return world.tables.users
    .by('corporateAccount', accountOspId)
    .filter((user) => classificationOf(user) === 'mobile' && atMoment(user, now).active).length
}

/**
 * Whether the user's employer is active: the company, or for partner staff the partner. Always true for platform staff.
 */
export function isEmployerActive(world: World, { corporateAccountOspId, partnerOspId }: UserRow): boolean {
  const { corporateAccounts, partners } = world.tables
  const company = corporateAccounts.get(corporateAccountOspId ?? '')
  const partner = partners.get(partnerOspId ?? '')
  return company?.active !== false && partner?.active !== false
}

export const toCorporateAccount = (
  world: World,
  account: CorporateAccountRow,
): Schemas['CorporateAccount'] => ({
  ...account,
  data: { ...account.data, partner: servingPartner(world, account) },
  partnerOspId: account.data.partner.ospId,
  userCount: countActiveUsers(world, account.ospId),
})

export function toAccountSummary(
  world: World,
  account: CorporateAccountRow,
): Schemas['CorporateAccountSummary'] {
  const { ospId, active, data, deactivationRequestedOn, inactiveFrom } = account
  const { extId, name, legalName, companyNumber, city, companyType, paymentType } = data
  return {
    ospId,
    active,
    data: {
      extId,
      name,
      ...withoutUndefined({ legalName, companyNumber, city, companyType }),
      paymentType,
      partner: servingPartner(world, account),
    },
    userCount: countActiveUsers(world, ospId),
    ...withoutUndefined({ deactivationRequestedOn, inactiveFrom }),
  }
}

type Choices = Pick<
  Schemas['CorporateAccountUpdate'],
  'budgetTypes' | 'selectedProducts' | 'selectedServiceResources'
>

/**
 * Throws 422 for a choice that the partner does not offer, and that the company does not already have (G342). A partner
 * without choices offers everything.
 */
export function refuseNotOffered({ data: offer }: PartnerRow, data: Choices, current: Choices = {}): void {
  const refuse = (name: keyof Choices, offered: readonly string[] | undefined): void => {
    const existing: readonly string[] = current[name] ?? []
    const index =
      data[name]?.findIndex((one) => offered?.includes(one) === false && !existing.includes(one)) ?? -1
    if (index >= 0) throw invalidField(`data.${name}.${index}`, 'unknown', 'The partner does not offer it')
  }
  refuse('budgetTypes', offer.selectedBudgetTypes)
  refuse('selectedProducts', offer.selectedProducts)
  refuse('selectedServiceResources', offer.selectedServiceResources)
}

/** Stores a change of a company with the next version number. */
export const changeAccount = (
  world: World,
  { ospId, version }: CorporateAccountRow,
  change: { [Name in keyof CorporateAccountRow]?: CorporateAccountRow[Name] | undefined },
): CorporateAccountRow => world.tables.corporateAccounts.update(ospId, { ...change, version: version + 1 })

/** Throws 422 for a chosen product, service or version that does not exist. */
export function refuseUnknownChoice(
  world: World,
  data: Pick<
    Schemas['CorporateAccountUpdate'],
    'selectedProducts' | 'selectedServiceResources' | 'selectedVersions'
  >,
): void {
  const { products, resources } = world.tables
  for (const [index, ospId] of (data.selectedProducts ?? []).entries())
    if (!products.get(ospId))
      throw invalidField(`data.selectedProducts.${index}`, 'unknown', 'There is no such product')
  for (const [index, ospId] of (data.selectedServiceResources ?? []).entries())
    if (resources.get(ospId)?.type !== 'serviceResource')
      throw invalidField(`data.selectedServiceResources.${index}`, 'unknown', 'There is no such service')
  for (const [index, { ospId, version }] of (data.selectedVersions ?? []).entries()) {
    const record = products.get(ospId) ?? resources.get(ospId)
    if (!record || version > record.version)
      throw invalidField(
        `data.selectedVersions.${index}.${record ? 'version' : 'ospId'}`,
        'unknown',
        'There is no such version',
      )
  }
}

export const accountInactive = () =>
  conflict('ALREADY_INACTIVE', 'The company is inactive already.', {
    nl: 'Dit bedrijf is al inactief.',
    en: 'This company is inactive already.',
    fr: 'Cette entreprise est déjà inactive.',
  })

export const alreadyPlanned = () =>
  conflict('ALREADY_PLANNED', 'The deactivation is planned already.', {
    nl: 'De deactivering van dit bedrijf staat al gepland.',
    en: 'The deactivation of this company is planned already.',
    fr: 'La désactivation de cette entreprise est déjà planifiée.',
  })
