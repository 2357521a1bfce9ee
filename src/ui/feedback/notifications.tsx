import './notifications.css'
import { useAtomValue } from 'jotai'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../basics/button.tsx'
import { overlaps } from '../basics/overlaps.ts'
import { notifications, notificationsAtom, type Notification } from './notifications-store.ts'
import { useAnnouncement } from './use-announcement.ts'

/**
 * Renders the notifications in a corner, ten seconds each (R271). Mount it once per page. They are siblings of `#root`,
 * which dialogs hide, so that they can be read and answered over a dialog. Escape removes them, and they move away from
 * the element that has the focus (WCAG 2.4.11).
 */
export function Notifications() {
  const { t } = useTranslation('common')
  const items = useAtomValue(notificationsAtom)
  const region = useRef<HTMLElement>(null)
  useEscape(region, items.length > 0)
  const isHigh = useIsHigh(region, items)
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only pauses the time while the user reads
    <section
      ref={region}
      className="notifications"
      data-high={isHigh || undefined}
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

/** What Escape closes first. */
const LAYERS = '[role=dialog]:not([hidden]), [role=alertdialog]:not([hidden])'
const OPEN = '[role=menu], [role=combobox][aria-expanded=true]'

/** Removes all notifications on Escape, unless it closes something else. */
function useEscape(region: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = (event: KeyboardEvent): void => {
      const { key, target } = event
      if (key !== 'Escape' || !(target instanceof Node)) return
      if (region.current?.contains(target)) event.stopPropagation() // The dialog under them stays open.
      else if (document.querySelector(LAYERS) || (target instanceof Element && target.closest(OPEN))) return
      notifications.clear()
    }
    // Before other listeners, because afterwards the layer that they close is no longer there.
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [region, isOn])
}

/** Whether the notifications are at the top, because at the bottom they would cover the element that has the focus. */
function useIsHigh(region: RefObject<HTMLElement | null>, items: readonly Notification[]): boolean {
  const [isHigh, setIsHigh] = useState(false)
  if (isHigh && items.length === 0) setIsHigh(false)
  useEffect(() => {
    if (items.length === 0) return
    let frame = 0
    const look = (): void => {
      cancelAnimationFrame(frame)
      // After the browser has scrolled to the element.
      frame = requestAnimationFrame(() => {
        if (region.current && coversFocus(region.current)) setIsHigh((before) => !before)
      })
    }
    look()
    document.addEventListener('focusin', look)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', look)
    }
  }, [region, items])
  return isHigh
}

function coversFocus(region: HTMLElement): boolean {
  const focused = document.activeElement
  if (focused === null || focused === document.body || region.contains(focused)) return false
  const at = focused.getBoundingClientRect()
  // Only a part of a large element is covered, such as of a dialog.
  if (at.height > window.innerHeight / 2) return false
  return [...region.children].some((item) => overlaps(item.getBoundingClientRect(), at))
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
        aria-keyshortcuts="Escape"
        onClick={() => notifications.dismiss(id)}
      />
    </div>
  )
}
