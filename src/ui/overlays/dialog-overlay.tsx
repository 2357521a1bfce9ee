import { Dialog, Drawer, Portal } from '@chakra-ui/react'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, type FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '@/base/announcer.ts'
import { IconButton } from '../basics/button.tsx'
import { useBarAtFoot } from '../basics/use-bar-at-foot.ts'
import { ChakraRoot } from './chakra.tsx'
import type { DialogProps } from './dialog.tsx'

/** The open dialog. Its code is loaded on first use. */
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
    closesInside = false,
    role = 'dialog',
    size = 'medium',
    placement,
    initialFocus,
    children,
  } = props
  const { t } = useTranslation('ui')
  const body = useRef<HTMLDivElement>(null)
  const firstControl = (): HTMLElement | null =>
    body.current?.querySelector<HTMLElement>('input, select, textarea, button, a[href]') ?? null
  const isDrawer = placement === 'drawer'
  const Parts = isDrawer ? Drawer : Dialog
  useBarAtFoot(isDrawer && open)
  useTitleSaidByFocus(isDrawer && open)
  const description = lead !== undefined && (
    <Parts.Description asChild>
      <p className="dialog-lead">{lead}</p>
    </Parts.Description>
  )
  return (
    <ChakraRoot>
      <Parts.Root
        open={open}
        role={role}
        size={SIZES[size]}
        closeOnEscape={!held}
        closeOnInteractOutside={!held && !typed && role === 'dialog'}
        initialFocusEl={initialFocus ?? firstControl}
        persistentElements={notificationsRegion()}
        onInteractOutside={(event) => {
          // A frame in the dialog has its own document, so the library does not recognise its elements as part of the
          // dialog.
          const { target } = event.detail
          if ('ownerDocument' in target && target.ownerDocument !== document) event.preventDefault()
        }}
        onOpenChange={(change) => !change.open && onClose()}
        onExitComplete={() => onClosed?.()}
      >
        <Portal>
          <Parts.Backdrop />
          <Parts.Positioner>
            <Parts.Content className="dialog" width={bare ? 'min(680px, 100%)' : undefined}>
              <Parts.Header srOnly={bare || undefined}>
                <div>
                  <Parts.Title asChild>
                    <h2>{title}</h2>
                  </Parts.Title>
                  {isDrawer && description}
                </div>
                {!held && !bare && !closesInside && (
                  <IconButton label={t('dialog.close')} icon={<X />} size="small" onClick={onClose} />
                )}
              </Parts.Header>
              <Parts.Body ref={body} padding={bare ? '0' : undefined} onFocus={scrollToFocus}>
                {!isDrawer && description}
                {children}
              </Parts.Body>
            </Parts.Content>
          </Parts.Positioner>
        </Portal>
      </Parts.Root>
    </ChakraRoot>
  )
}

const SIZES = { small: 'sm', medium: 'md', large: 'lg' } as const

/**
 * Scrolls to a control that has got the focus out of sight: the library does not scroll when Tab goes from the last
 * control to the first one, or back (WCAG 2.4.7). What is partly in sight stays where it is, under the pointer.
 */
function scrollToFocus({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  const [all, one] = [currentTarget.getBoundingClientRect(), target.getBoundingClientRect()]
  if (one.top > all.bottom || one.bottom < all.top) target.scrollIntoView({ block: 'nearest' })
}

/**
 * Cancels the announcement of the title of a screen that opens as a drawer. The dialog has the same name, which screen
 * readers announce when it gets the focus (src/frame/document-title.ts).
 */
function useTitleSaidByFocus(isOpen: boolean): void {
  useEffect(() => {
    if (isOpen) announce('', { about: 'screen' })
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
