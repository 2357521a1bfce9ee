/** Partners and their links. The contract's `x-roles` allow only platform staff (R045). */
import { partnerLinkRules } from '~openapi/rules.ts'
import type { components } from '@/api/generated/schema.ts'
import { refuseUnknownChoice } from '../behaviour/companies/companies.ts'
import { refuseBrokenRules } from '../behaviour/rule-errors.ts'
import {
  byPartnerName,
  deactivatePartner,
  affectedByDeactivation,
  isBelow,
  isReferable,
  requirePartner,
  subPartnersOf,
  superPartnersOf,
  toPartner,
  toPartnerSummary,
} from '../behaviour/companies/partners.ts'
import { refuseStale } from '../behaviour/users/users.ts'
import { handlersFor } from '../handler.ts'
import { conflict, invalidField, notFound, taken } from '../refusal.ts'
import { PARTNER_FLAGS } from '../seed/companies/partner-flags.ts'
import { linkKey } from '../tables.ts'
import { inLanguage } from '../behaviour/in-language.ts'

export const partners = handlersFor({
  getAllPartners({ world, reply }) {
    const rows = byPartnerName([...world.tables.partners.all()])
    return reply(
      200,
      rows.map((partner) => toPartnerSummary(world, partner)),
    )
  },

  getAllMrps({ world, reply }) {
    const rows = byPartnerName(world.tables.partners.filter((partner) => isReferable('mrp', partner)))
    return reply(
      200,
      rows.map((partner) => toPartnerSummary(world, partner)),
    )
  },

  getPartner({ world, caller, body, reply }) {
    return reply(200, toPartner(world, requirePartner(world, caller, body.ospId)))
  },

  createPartner({ world, body: { extId, data }, reply }) {
    const upperCase = extId.toUpperCase()
    if (world.tables.partners.find((other) => other.extId.toUpperCase() === upperCase))
      throw taken('extId', 'unique', 'The external id must be unique')
    refuseUnknownChoice(world, data)
    refuseUnknownFlags(data)
    const partner = world.tables.partners.insert({
      ospId: world.nextId('p'),
      version: 1,
      extId,
      active: true,
      data,
    })
    return reply(200, toPartner(world, partner))
  },

  updatePartner({ world, body: { ospId, version, data }, reply }) {
    const partner = world.tables.partners.require(ospId)
    refuseStale(partner.version, version)
    refuseUnknownChoice(world, data)
    refuseUnknownFlags(data)
    const change = { data: { ...partner.data, ...data }, version: partner.version + 1 }
    return reply(200, toPartner(world, world.tables.partners.update(ospId, change)))
  },

  deactivatePartner({ world, body, reply }) {
    const partner = world.tables.partners.require(body.ospId)
    if (!partner.active) throw alreadyInactive()
    return reply(200, deactivatePartner(world, partner))
  },

  activatePartner({ world, body, reply }) {
    const partner = world.tables.partners.require(body.ospId)
    if (partner.active) throw alreadyActive()
    const change = { active: true, version: partner.version + 1 }
    return reply(200, toPartner(world, world.tables.partners.update(partner.ospId, change)))
  },

  previewPartnerDeactivation({ world, body, reply }) {
    const { accounts, people } = affectedByDeactivation(world, world.tables.partners.require(body.ospId))
    return reply(200, { activeAccountCount: accounts.length, activeUserCount: people.length })
  },

  listPartnerFlags({ caller, reply }) {
    return reply(
      200,
      PARTNER_FLAGS.map(({ key, kind, labels, infos }) => ({
        key,
        kind,
        label: inLanguage(labels, caller.language),
        info: inLanguage(infos, caller.language),
      })),
    )
  },

  getRelatedPartners({ world, body, reply }) {
    const partner = world.tables.partners.require(body.partnerOspId)
    const subPartners = subPartnersOf(world, partner).map((one) => ({
      relation: 'SUB' as const,
      partner: toPartnerSummary(world, one),
    }))
    const superPartners = superPartnersOf(world, partner).map((one) => ({
      relation: 'SUPER' as const,
      partner: toPartnerSummary(world, one),
    }))
    return reply(200, [...subPartners, ...superPartners])
  },

  addRelatedPartner({ world, body, reply }) {
    const { partners: table, partnerLinks } = world.tables
    const partner = table.require(body.partnerOspId)
    const related = table.require(body.relatedPartnerOspId)
    refuseBrokenRules(partnerLinkRules(body))
    const [lower, upper] = body.relation === 'SUB' ? [related, partner] : [partner, related]
    const link = { subOspId: lower.ospId, superOspId: upper.ospId }
    if (partnerLinks.get(linkKey(link))) throw alreadyLinked()
    if (isBelow(world, upper, lower)) throw linkCycle()
    partnerLinks.insert(link)
    return reply(200, { relation: body.relation, partner: toPartnerSummary(world, related) })
  },

  removeRelatedPartner({ world, body: { partnerOspId: one, relatedPartnerOspId: other }, reply }) {
    const { partnerLinks } = world.tables
    const keys = [
      linkKey({ subOspId: one, superOspId: other }),
      linkKey({ subOspId: other, superOspId: one }),
    ]
    const key = keys.find((candidate) => partnerLinks.get(candidate))
    if (key === undefined) throw notFound()
    partnerLinks.remove(key)
    return reply(204)
  },
})

/** Throws 422 for a switch that is not one of `listPartnerFlags` (G341). */
function refuseUnknownFlags(data: components['schemas']['PartnerUpdate']): void {
  const refuse = (name: 'billingFlags' | 'invoiceFlags', kind: 'BILLING' | 'INVOICE'): void => {
    for (const key of Object.keys(data[name] ?? {}))
      if (!PARTNER_FLAGS.some((flag) => flag.key === key && flag.kind === kind))
        throw invalidField(`data.${name}.${key}`, 'unknown', 'There is no such switch')
  }
  refuse('billingFlags', 'BILLING')
  refuse('invoiceFlags', 'INVOICE')
}

const alreadyInactive = () =>
  conflict('ALREADY_INACTIVE', 'The partner is inactive already.', {
    nl: 'Deze partner is al inactief.',
    en: 'This partner is inactive already.',
    fr: 'Ce partenaire est déjà inactif.',
  })

const alreadyActive = () =>
  conflict('ALREADY_ACTIVE', 'The partner is active already.', {
    nl: 'Deze partner is al actief.',
    en: 'This partner is active already.',
    fr: 'Ce partenaire est déjà actif.',
  })

const alreadyLinked = () =>
  conflict('ALREADY_LINKED', 'The partners are linked already.', {
    nl: 'Deze partners zijn al gekoppeld.',
    en: 'These partners are linked already.',
    fr: 'Ces partenaires sont déjà liés.',
  })

const linkCycle = () =>
  conflict('LINK_CYCLE', 'The link would put a partner under itself.', {
    nl: 'Zo zou een partner onder zichzelf staan.',
    en: 'A partner would be under itself.',
    fr: 'Un partenaire se retrouverait sous lui-même.',
  })
