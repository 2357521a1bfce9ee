import type { CSSProperties, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { brandVariables } from '@/ui/theme/brand.ts'
import type { ImageValue } from './branding-form.ts'
import { useImageUrl, type ImageOwner } from './use-image-url.ts'
import styles from './previews.module.css'

export interface PreviewedLook {
  readonly name: string
  readonly colour: string
  readonly images: Readonly<Record<string, ImageValue>>
  readonly ownerOf: (imageType: string) => ImageOwner
}

/** The brand colour itself, and the shades that the portal derives from it. */
function shades(colour: string): CSSProperties {
  const variables = brandVariables(colour)
  return {
    '--preview-colour': colour,
    '--preview-solid': variables['--brand-light-solid'],
    '--preview-on-solid': variables['--brand-light-on-solid'],
    '--preview-text': variables['--brand-light-text'],
    '--preview-back': variables['--brand-light-back'],
  }
}

/** The menu with the logo, the active item, and the primary button. */
export function PortalPreview(look: PreviewedLook) {
  const { t } = useTranslation('branding')
  return (
    <div className={styles.portal} style={shades(look.colour)}>
      <div className={styles.menu}>
        <Image look={look} type="PORTAL_LOGO">
          <span className={styles.name}>{look.name}</span>
        </Image>
        <span className={styles.active}>{t('preview.menuItem')}</span>
        <Lines count={3} />
      </div>
      <div className={styles.page}>
        <span className={styles.button}>{t('preview.button')}</span>
        <span className={styles.link}>{t('preview.link')}</span>
        <Lines count={2} />
      </div>
    </div>
  )
}

/** The card of the app, and for a partner also its start screen. */
export function AppPreview({ start, ...look }: PreviewedLook & { readonly start: boolean }) {
  const { t } = useTranslation('branding')
  return (
    <div className={styles.phones} style={shades(look.colour)}>
      {start && (
        <div className={styles.phone}>
          <Image look={look} type="APP_START_SCREEN" className={styles.start}>
            <Drawn className={styles.start} text={look.name} />
          </Image>
        </div>
      )}
      <div className={styles.phone}>
        <Image look={look} type="APP_LOGO" className={styles.appLogo}>
          <span className={styles.name}>{look.name}</span>
        </Image>
        <div className={styles.card}>
          <Image look={look} type="CARD_BACKGROUND" className={styles.cardImage} />
          <Drawn text={t('preview.budget')} />
        </div>
        <Drawn className={styles.appButton} text={t('preview.button')} />
      </div>
    </div>
  )
}

/** The header of an email, or the name on the colour, and its button. */
export function MailPreview(look: PreviewedLook) {
  const { t } = useTranslation('branding')
  return (
    <div className={styles.mail} style={shades(look.colour)}>
      <Image look={look} type="MAIL_HEADER" className={styles.mailImage}>
        <Drawn className={styles.mailHead} text={look.name} />
      </Image>
      <Lines count={2} />
      <Drawn className={styles.appButton} text={t('preview.button')} />
    </div>
  )
}

/** The logo on an invoice. */
export const InvoicePreview = (look: PreviewedLook) => (
  <div className={styles.mail}>
    <Image look={look} type="INVOICE_LOGO" className={styles.invoiceLogo}>
      <span className={styles.name}>{look.name}</span>
    </Image>
    <Lines count={2} />
  </div>
)

interface ImageProps {
  readonly look: PreviewedLook
  readonly type: string
  readonly className?: string | undefined
  /** Shown if there is no image. */
  readonly children?: ReactNode
}

function Image({ look: { images, ownerOf }, type, className = styles.logo, children }: ImageProps) {
  const url = useImageUrl(ownerOf(type), type, images[type])
  return url === undefined ? children : <img className={className} src={url} alt="" />
}

interface DrawnProps {
  readonly className?: string | undefined
  readonly text: string
}

/** Text that may be unreadable on purpose. The style sheet renders it, because it is part of a picture. */
const Drawn = ({ className = '', text }: DrawnProps) => (
  <span className={`${className} ${styles.drawn}`} data-text={text} />
)

/** Bars that represent text. */
const Lines = ({ count }: { readonly count: number }) => (
  <span className={styles.lines}>
    {Array.from({ length: count }, (_line, index) => (
      <span key={index} />
    ))}
  </span>
)
