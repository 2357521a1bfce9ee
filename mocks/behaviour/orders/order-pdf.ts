import type { components } from '@/api/generated/schema.ts'
import { writePdf } from '../files/pdf.ts'
import { addressText } from '../trips/trip-settings.ts'
import { inLanguage, type ByLanguage } from '../in-language.ts'

type Schemas = components['schemas']
type Labels = Record<
  | 'order'
  | 'company'
  | 'user'
  | 'service'
  | 'orderedOn'
  | 'handledOn'
  | 'deliver'
  | 'remark'
  | 'price'
  | 'charged',
  string
> &
  Record<Schemas['OrderStatus'], string>

const LABELS: ByLanguage<Labels> = {
  nl: {
    order: 'Bestelling',
    company: 'Bedrijf',
    user: 'Besteld door',
    service: 'Dienst',
    orderedOn: 'Besteld op',
    handledOn: 'Behandeld op',
    deliver: 'Leveren aan',
    remark: 'Opmerking',
    price: 'Prijs incl. btw',
    charged: 'Aangerekend op het budget',
    OPEN: 'Open',
    CONFIRMED: 'Bevestigd',
    CANCELLED: 'Geannuleerd',
  },
  en: {
    order: 'Order',
    company: 'Company',
    user: 'Ordered by',
    service: 'Service',
    orderedOn: 'Ordered on',
    handledOn: 'Handled on',
    deliver: 'Deliver to',
    remark: 'Remark',
    price: 'Price incl. VAT',
    charged: 'Charged on the budget',
    OPEN: 'Open',
    CONFIRMED: 'Confirmed',
    CANCELLED: 'Cancelled',
  },
  fr: {
    order: 'Commande',
    company: 'Entreprise',
    user: 'Commandé par',
    service: 'Service',
    orderedOn: 'Commandé le',
    handledOn: 'Traité le',
    deliver: 'Livrer à',
    remark: 'Remarque',
    price: 'Prix TVA comprise',
    charged: 'Imputé au budget',
    OPEN: 'Ouverte',
    CONFIRMED: 'Confirmée',
    CANCELLED: 'Annulée',
  },
}

/** The order as a PDF of one page. */
export function orderPdf(order: Schemas['Order'], language: Schemas['Language']): Blob {
  const labels = inLanguage(LABELS, language)
  const { cancellation, handledOn, deliveryAddress, remark, resource } = order
  const line = (label: string, value: string | undefined): string[] =>
    value === undefined || value === '' ? [] : [`${label}: ${value}`]
  return writePdf([
    [
      `${labels.order} ${order.id}`,
      [labels[order.status], cancellation?.label].filter((part) => part !== undefined).join(' - '),
      '',
      order.description,
      '',
      ...line(labels.user, order.user.name),
      ...line(labels.company, order.corporateAccount.name),
      ...line(labels.service, resource?.name),
      ...line(labels.orderedOn, date(order.createdOn)),
      ...line(labels.handledOn, handledOn === undefined ? undefined : date(handledOn)),
      ...line(labels.deliver, addressText(deliveryAddress)),
      ...line(labels.remark, remark),
      '',
      ...line(labels.price, euros(order.price)),
      ...line(labels.charged, euros(order.chargedAmount)),
    ],
  ])
}

/** `dd/MM/yyyy`. */
const date = (moment: string): string => moment.slice(0, 10).split('-').reverse().join('/')
const euros = (amount: number): string => `EUR ${amount.toFixed(2)}`
