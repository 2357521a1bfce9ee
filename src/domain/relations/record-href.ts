import { hrefTo, type Href } from '@/routes/href.ts'
import type { Viewer } from '@/session/access.ts'
import { mayOpen } from '@/session/may-open.ts'
import type { RelatedRecord } from './relation-words.ts'

/** The address of a related record, if it has a page that the viewer may open. */
export function hrefOfRecord({ kind, ospId, resourceType }: RelatedRecord, viewer: Viewer): Href | undefined {
  switch (kind) {
    case 'PARTNER':
      return mayOpen('PartnerDetails', viewer) ? hrefTo('PartnerDetails', { partnerOspId: ospId }) : undefined
    case 'COMPANY':
      return mayOpen('CorporateAccountView', viewer)
        ? hrefTo('CorporateAccountView', { accountOspId: ospId })
        : undefined
    case 'PRODUCT':
      return mayOpen('ProductDetails', viewer) ? hrefTo('ProductDetails', { productOspId: ospId }) : undefined
    case 'RESOURCE_GROUP':
      return hrefToEdit('ResourceGroupForm', ospId, viewer)
    case 'RESOURCE':
      return resourceType && hrefToEdit(FORMS[resourceType], ospId, viewer)
    case 'USER_GROUP':
      return undefined // Its page requires that its company is selected.
  }
}

/** The page of each kind of resource (R217). */
const FORMS = {
  serviceResource: 'ResourceServiceForm',
  transportStop: 'ResourceTransportForm',
  parkingLot: 'ResourceParkingForm',
  bikeShare: 'ResourceBikeForm',
  carShare: 'ResourceCarForm',
  rentalcar: 'ResourceRentalForm',
  gasStation: 'ResourceGasStationForm',
} as const

type FormName = (typeof FORMS)[keyof typeof FORMS] | 'ResourceGroupForm'

/** G059: the identifier of the edited record is in the query. */
const hrefToEdit = (form: FormName, ospId: string, viewer: Viewer): Href | undefined =>
  mayOpen(form, viewer) ? hrefTo(form, { createOrEdit: 'edit' }, { ospId }) : undefined
