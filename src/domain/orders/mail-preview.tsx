import { useTranslation } from 'react-i18next'
import { getPluginEmail } from '@/api/generated/operations/plugin-purchases.ts'
import type { components } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import styles from './mail-preview.module.css'
import type { PluginPurchase } from './order.ts'

// Lazy, because it includes the HTML parser, which few mails need.
const HtmlFrame = lazyBlock(async () => (await import('@/ui/basics/html-frame.tsx')).HtmlFrame)

interface MailPreviewProps {
  readonly purchase: PluginPurchase
  readonly decision: components['schemas']['PluginPurchaseVerdict']
  readonly note?: string
  /** Keeps one height and scrolls, so that the buttons of a dialog do not move under the pointer as the mail changes. */
  readonly fixed?: boolean
}

/** G119: the mail to the user, in the user's language. G401: HTML is rendered in a frame in which nothing can run. */
export function MailPreview({
  purchase: { purchaseUUID },
  decision,
  note = '',
  fixed = false,
}: MailPreviewProps) {
  const { t } = useTranslation('plugin-purchases')
  const trimmedNote = note.trim().slice(0, 500)
  const read = useRead(getPluginEmail, {
    body: { purchaseUUID, decision, ...(trimmedNote !== '' && { note: trimmedNote }) },
  })
  return (
    <section
      className={styles.mail}
      data-fixed={fixed || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be focusable by keyboard
      tabIndex={fixed ? 0 : undefined}
      aria-label={t('mail.title')}
    >
      <Loaded read={read}>
        {({ to, language, subject, body, contentType }) => (
          <>
            <p className={styles.to}>{to === undefined ? t('mail.nobody') : t('mail.to', { address: to })}</p>
            <div lang={language} dir="auto">
              <p className={styles.subject}>{subject}</p>
              {contentType === 'text/html' ? (
                <HtmlFrame title={subject} html={body} lang={language} />
              ) : (
                <p className={styles.body}>{body}</p>
              )}
            </div>
          </>
        )}
      </Loaded>
    </section>
  )
}
