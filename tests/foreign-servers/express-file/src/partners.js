// The hierarchy of partners.
import { ApiError, invalidField, notFound } from './errors.js'
import { byText } from './lists.js'
import { mistake } from './mistakes.js'

export const partnerRoutes = (db) => {
  const roles = ['ospadmin']

  const find = (id) => {
    const partner = db.data.partners.find(({ ospId }) => ospId === id)
    if (!partner) throw notFound()
    return partner
  }

  const summary = ({ ospId, extId, active, name, partnerType }) => ({
    ospId, extId, active, data: { name, partnerType },
    corporateAccountCount: db.data.companies.filter(({ partnerOspId }) => partnerOspId === ospId).length,
  })

  const linked = (relation, ids) => ids.map(find).sort(byText(({ name }) => name)).map((partner) => ({ relation, partner: summary(partner) }))

  const below = (id) => db.data.partnerLinks.filter((link) => link.above === id).map((link) => link.below)
  const above = (id) => db.data.partnerLinks.filter((link) => link.below === id).map((link) => link.above)

  // Whether one partner is under another, directly or over others.
  const isUnder = (id, top) => below(top).some((child) => child === id || (!mistake('long-circles') && isUnder(id, child)))

  const list = (req) => {
    const { ospId } = find(req.body.partnerOspId)
    return [...linked('SUB', below(ospId)), ...linked('SUPER', above(ospId))]
  }

  const add = async (req) => {
    const { partnerOspId, relatedPartnerOspId, relation } = req.body
    if (partnerOspId === relatedPartnerOspId) throw invalidField('relatedPartnerOspId', 'not_itself', 'A partner is never under itself')
    const [partner, related] = [find(partnerOspId), find(relatedPartnerOspId)]
    const [top, bottom] = relation === 'SUB' ? [partner, related] : [related, partner]
    if (below(top.ospId).includes(bottom.ospId)) throw new ApiError(409, 'ALREADY_LINKED', 'The partners are linked already.')
    if (isUnder(top.ospId, bottom.ospId)) throw new ApiError(409, 'LINK_CYCLE', 'The link would put a partner under itself.')
    db.data.partnerLinks.push({ above: top.ospId, below: bottom.ospId })
    await db.write()
    return { relation, partner: summary(related) }
  }

  const remove = async (req) => {
    const [one, other] = [find(req.body.partnerOspId).ospId, find(req.body.relatedPartnerOspId).ospId]
    const isLink = (link) => (link.above === one && link.below === other)
      || (link.above === other && link.below === one && !mistake('unlinked-from-above'))
    if (!db.data.partnerLinks.some(isLink)) throw notFound()
    db.data.partnerLinks = db.data.partnerLinks.filter((link) => !isLink(link))
    await db.write()
  }

  return [
    { path: '/partner/related/get', roles, schema: 'RelatedPartnersRequest', run: list },
    { path: '/partner/related/add', roles, schema: 'AddRelatedPartnerRequest', run: add },
    { path: '/partner/related/remove', roles, schema: 'RemoveRelatedPartnerRequest', run: remove },
  ]
}
