import type { ReactNode } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { FormValues } from '@/forms/form-values.tsx'
import { isColour } from '@/forms/values/colour.ts'
import { number } from '@/i18n/formats.ts'
import { Card } from '@/ui/basics/card.tsx'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import { TYPING_PAUSE_MS, useAnnouncement } from '@/ui/feedback/use-announcement.ts'
import { DEFAULT_BRAND } from '@/ui/theme/brand.ts'
import { AppPreview, InvoicePreview, MailPreview, PortalPreview } from './previews.tsx'
import { inPortal, whiteOn, type Readability } from './readability.ts'
import type { BrandingValues, ImageType } from './branding-form.ts'
import type { ImageOwner } from './use-image-url.ts'
import styles from './branding.module.css'

export interface BrandingPreviewProps {
  /** The owner of the branding. */
  readonly name: string
  readonly types: readonly ImageType[]
  readonly ownerOf: (imageType: string) => ImageOwner
}

/** A preview of portal, app and emails, and whether text on the colour is readable there. */
export function BrandingPreview({ name, types, ownerOf }: BrandingPreviewProps) {
  const { t } = useTranslation('branding')
  const has = (imageType: string): boolean => types.some((type) => type.imageType === imageType)
  return (
    <Card title={t('preview.title')}>
      <FormValues<BrandingValues>>
        {({ brandColor = '', images = {} }) => {
          const isChosen = isColour(brandColor)
          const colour = isChosen ? brandColor : DEFAULT_BRAND
          const look = { name, colour, images, ownerOf }
          const [portal, white] = [inPortal(colour), whiteOn(colour)]
          return (
            <div className={styles.previews}>
              {/* While a colour is typed, the previews show the default colour, which is no news. */}
              <AnnouncedWarnings of={isChosen ? [portal, white] : []} />
              <Preview title={t('preview.portal')} readability={portal}>
                <PortalPreview {...look} />
              </Preview>
              <Preview title={t('preview.app')} readability={white}>
                <AppPreview {...look} start={has('APP_START_SCREEN')} />
              </Preview>
              <Preview title={t('preview.mail')} readability={white}>
                <MailPreview {...look} />
              </Preview>
              {has('INVOICE_LOGO') && (
                <Preview title={t('preview.invoice')}>
                  <InvoicePreview {...look} />
                </Preview>
              )}
            </div>
          )
        }}
      </FormValues>
    </Card>
  )
}

interface PreviewProps {
  readonly title: string
  readonly readability?: Readability
  readonly children: ReactNode
}

// i18n-keys: branding:contrast.*
function Preview({ title, readability, children }: PreviewProps) {
  return (
    <figure className={styles.preview}>
      <figcaption>
        <strong>{title}</strong>
        {readability && <Contrast {...readability} />}
      </figcaption>
      <div aria-hidden="true">{children}</div>
    </figure>
  )
}

const contrastText = (t: TFunction<'branding'>, { level, ratio }: Readability): string =>
  t(`contrast.${level}`, { ratio: number(ratio, 1) })

/** Announces the warnings that a typed colour causes, each once, because several previews show the same one. */
function AnnouncedWarnings({ of: all }: { readonly of: readonly Readability[] }): null {
  const { t } = useTranslation('branding')
  const warnings = all.filter(({ level }) => level !== 'good').map((one) => contrastText(t, one))
  useAnnouncement([...new Set(warnings)].join('. '), { wait: TYPING_PAUSE_MS })
  return null
}

const TONES = { large: 'warning', poor: 'danger' } as const

function Contrast({ level, ratio }: Readability) {
  const { t } = useTranslation('branding')
  const text = contrastText(t, { level, ratio })
  return level === 'good' ? (
    <span className="muted">{text}</span>
  ) : (
    <StatusBadge tone={TONES[level]}>{text}</StatusBadge>
  )
}
