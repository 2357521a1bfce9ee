import type { components } from '@/api/generated/schema.ts'
import { writePdf } from '../files/pdf.ts'
import { addressText } from '../trips/trip-settings.ts'
import { inLanguage, type ByLanguage } from '../in-language.ts'

type Schemas = components['schemas']
type Words = Record<
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

const WORDS: ByLanguage<Words> = {
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
  const words = inLanguage(WORDS, language)
  const { cancellation, handledOn, deliveryAddress, remark, resource } = order
  const line = (label: string, value: string | undefined): string[] =>
    value === undefined || value === '' ? [] : [`${label}: ${value}`]
  return writePdf([
    [
      `${words.order} ${order.id}`,
      [words[order.status], cancellation?.label].filter((part) => part !== undefined).join(' - '),
      '',
      order.description,
      '',
      ...line(words.user, order.user.name),
      ...line(words.company, order.corporateAccount.name),
      ...line(words.service, resource?.name),
      ...line(words.orderedOn, date(order.createdOn)),
      ...line(words.handledOn, handledOn === undefined ? undefined : date(handledOn)),
      ...line(words.deliver, addressText(deliveryAddress)),
      ...line(words.remark, remark),
      '',
      ...line(words.price, euros(order.price)),
      ...line(words.charged, euros(order.chargedAmount)),
    ],
  ])
}

/** `dd/MM/yyyy`. */
const date = (moment: string): string => moment.slice(0, 10).split('-').reverse().join('/')
const euros = (amount: number): string => `EUR ${amount.toFixed(2)}`
