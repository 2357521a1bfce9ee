import './dialog.css'
import './drawer.css'
import { Dialog, Portal } from '@chakra-ui/react'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../basics/button.tsx'
import { ChakraRoot } from './chakra.tsx'
import type { DialogProps } from './dialog.tsx'

/** The open dialog. Its code is fetched on first use. */
export function DialogOverlay(props: DialogProps) {
  const {
    open,
    title,
    lead,
    onClose,
    onClosed,
    held = false,
    typed = false,
    bare = false,
    role = 'dialog',
    size,
    place,
    initialFocus,
    children,
  } = props
  const { t } = useTranslation('ui')
  const body = useRef<HTMLDivElement>(null)
  const firstControl = (): HTMLElement | null =>
    body.current?.querySelector<HTMLElement>('input, select, textarea, button, a[href]') ?? null
  const isDrawer = place === 'drawer'
  useDrawerOpen(isDrawer && open)
  const description = lead !== undefined && (
    <Dialog.Description asChild>
      <p className="dialog-lead">{lead}</p>
    </Dialog.Description>
  )
  return (
    <ChakraRoot>
      <Dialog.Root
        open={open}
        role={role}
        closeOnEscape={!held}
        closeOnInteractOutside={!held && !typed && role === 'dialog'}
        initialFocusEl={initialFocus ?? firstControl}
        persistentElements={notificationsRegion()}
        onOpenChange={(change) => !change.open && onClose()}
        onExitComplete={() => onClosed?.()}
      >
        <Portal>
          <Dialog.Backdrop className="dialog-scrim" />
          <Dialog.Positioner className="dialog-place" data-place={place}>
            <Dialog.Content
              className="dialog"
              data-size={size}
              data-place={place}
              data-bare={bare || undefined}
            >
              <div className={bare ? 'sr-only' : 'dialog-head'}>
                <div className="dialog-title">
                  <Dialog.Title asChild>
                    <h2>{title}</h2>
                  </Dialog.Title>
                  {isDrawer && description}
                </div>
                {!held && !bare && (
                  <IconButton label={t('dialog.close')} icon={<X />} size="small" onClick={onClose} />
                )}
              </div>
              <div className="dialog-body" ref={body}>
                {!isDrawer && description}
                {children}
              </div>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraRoot>
  )
}

/** Says for the styles that a drawer is open. `:root:has(…)` would style the whole page again with each element that comes. */
function useDrawerOpen(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    const root = document.documentElement
    root.setAttribute('data-drawer', '')
    return () => root.removeAttribute('data-drawer')
  }, [isOpen])
}

/**
 * Lets notifications be read and dismissed over a dialog. Empty when there is no such element, because the state
 * machine waits for the elements in this list.
 */
function notificationsRegion(): (() => Element | null)[] {
  const region = document.querySelector('.notifications')
  return region === null ? [] : [() => region]
}
