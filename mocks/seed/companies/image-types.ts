/** The image types of a branding. Partners and companies have different ones (R204, G134). */
import type { components } from '@/api/generated/schema.ts'
import type { ByLanguage } from '../../behaviour/in-language.ts'

type Schemas = components['schemas']
interface ImageType {
  imageType: string
  labels: ByLanguage<string>
  /** In pixels. */
  recommended: readonly [width: number, height: number]
}

/** The image shown in the portal's header. */
export const PORTAL_LOGO = 'PORTAL_LOGO'

const portalLogo: ImageType = {
  imageType: PORTAL_LOGO,
  labels: { nl: 'Logo van het portaal', en: 'Portal logo', fr: 'Logo du portail' },
  recommended: [240, 64],
}
const appLogo: ImageType = {
  imageType: 'APP_LOGO',
  labels: { nl: 'Logo in de app', en: 'Logo in the app', fr: "Logo dans l'application" },
  recommended: [512, 512],
}

export const IMAGE_TYPES: Readonly<Record<Schemas['OrganisationKind'], readonly ImageType[]>> = {
  PARTNER: [
    portalLogo,
    appLogo,
    {
      imageType: 'APP_START_SCREEN',
      labels: {
        nl: 'Startscherm van de app',
        en: 'Start screen of the app',
        fr: "Écran d'accueil de l'application",
      },
      recommended: [1080, 1920],
    },
    {
      imageType: 'MAIL_HEADER',
      labels: { nl: 'Kop van e-mails', en: 'Header of mails', fr: 'En-tête des e-mails' },
      recommended: [1200, 300],
    },
    {
      imageType: 'INVOICE_LOGO',
      labels: { nl: 'Logo op facturen', en: 'Logo on invoices', fr: 'Logo sur les factures' },
      recommended: [600, 200],
    },
  ],
  CORPORATE_ACCOUNT: [
    portalLogo,
    appLogo,
    {
      imageType: 'CARD_BACKGROUND',
      labels: {
        nl: 'Achtergrond van de kaart in de app',
        en: 'Background of the card in the app',
        fr: "Arrière-plan de la carte dans l'application",
      },
      recommended: [1080, 680],
    },
  ],
}
