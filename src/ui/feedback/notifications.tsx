import './notifications.css'
import { useAtomValue } from 'jotai'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../basics/button.tsx'
import { notifications, notificationsAtom, type Notification } from './notifications-store.ts'
import { useAnnouncement } from './use-announcement.ts'

/**
 * Renders the notifications in a corner, ten seconds each (R271). Mount it once per page. They are siblings of `#root`,
 * which dialogs hide, so that they can be read and answered over a dialog.
 */
export function Notifications() {
  const { t } = useTranslation('common')
  const items = useAtomValue(notificationsAtom)
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only pauses the time while the user reads
    <section
      className="notifications"
      aria-label={t('ui.notifications.region')}
      // Dialogs do not hide elements with this attribute.
      data-live-announcer
      onPointerEnter={notifications.pause}
      onPointerLeave={notifications.resume}
      onFocus={notifications.pause}
      onBlur={notifications.resume}
    >
      {items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </section>,
    document.body,
  )
}

const icons = { error: CircleAlert, warning: TriangleAlert, success: CircleCheck, info: Info } as const

// i18n-keys: common:ui.tone.*
function Item({ item: { id, tone, title, text, detail, action } }: { readonly item: Notification }) {
  const { t } = useTranslation('common')
  const Icon = icons[tone]
  useAnnouncement([t(`ui.tone.${tone}`), title, text, detail].filter(Boolean).join(' '), {
    first: true,
    urgent: tone === 'error' || tone === 'warning',
  })
  return (
    <div className="notification" data-tone={tone}>
      <Icon aria-hidden="true" />
      <div className="notification-text">
        <span className="sr-only">{`${t(`ui.tone.${tone}`)} `}</span>
        {title !== undefined && <strong>{title}</strong>}
        {text !== undefined && text !== '' && <p>{text}</p>}
        {detail !== undefined && <p>{detail}</p>}
        {action && (
          <Button
            size="small"
            onClick={() => {
              notifications.dismiss(id)
              action.run()
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton
        label={t('ui.notifications.dismiss')}
        icon={<X />}
        size="small"
        onClick={() => notifications.dismiss(id)}
      />
    </div>
  )
}
