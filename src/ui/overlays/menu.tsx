import { useId, useState, type ReactNode } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import MoreHorizontal from 'lucide-react/icons/more-horizontal'
import { useTranslation } from 'react-i18next'
import { Button, IconButton, type ButtonProps } from '../basics/button.tsx'
import { lazyBlock } from './lazy-block.tsx'

export interface MenuItem {
  readonly id: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  /** What cannot be undone. */
  readonly tone?: 'danger' | undefined
  /** Why it cannot be done now; the item shows the reason and does nothing. */
  readonly refused?: string | undefined
  /** The one of its group that holds (`kind: 'one-of'`), or that is switched on (`kind: 'some-of'`). */
  readonly checked?: boolean | undefined
  /** Goes to this address; else `run`. */
  readonly href?: string | undefined
  readonly run?: (() => void) | undefined
}

export interface MenuGroup {
  readonly label?: string | undefined
  /** `one-of`: a choice · `some-of`: switches, the menu stays open · default: actions. */
  readonly kind?: 'actions' | 'one-of' | 'some-of' | undefined
  readonly items: readonly MenuItem[]
}

export interface MenuProps {
  readonly groups: readonly MenuGroup[]
  /** Above the items: who is signed in, for instance. */
  readonly head?: ReactNode
}

const MenuOverlay = lazyBlock(async () => (await import('./menu-overlay.tsx')).MenuOverlay)

/** Fetches the code of menus ahead of need. */
export const loadMenus = MenuOverlay.load

/** A button that opens a menu. Only a button until it is used: the menu's code comes when the pointer approaches. */
export function MenuButton({ groups, head, children, ...button }: MenuProps & Omit<ButtonProps, 'onClick'>) {
  const { trigger, overlay } = useMenu({ groups, head })
  return (
    <>
      <Button {...button} {...trigger}>
        {children}
        <ChevronDown aria-hidden="true" />
      </Button>
      {overlay}
    </>
  )
}

/** The menu of one thing, behind three dots. `label` names the thing: "Actions for Ulla Users". */
export function ActionsMenu({
  label,
  icon,
  size,
  ...menu
}: MenuProps & { readonly label?: string; readonly icon?: ReactNode; readonly size?: 'small' }) {
  const { t } = useTranslation('ui')
  const { trigger, overlay } = useMenu(menu)
  return (
    <>
      <IconButton label={label ?? t('actions')} icon={icon ?? <MoreHorizontal />} size={size} {...trigger} />
      {overlay}
    </>
  )
}

/** For a button of your own: the props that make it open a menu, and the menu once it is open. */
export function useMenu({
  groups,
  head,
}: Omit<MenuProps, 'groups'> & { readonly groups: MenuProps['groups'] | (() => MenuProps['groups']) }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const trigger = {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    onPointerOver: MenuOverlay.warm,
    onFocusCapture: MenuOverlay.warm,
    onClick: () => setOpen((was) => !was),
  } as const
  const close = (): void => {
    setOpen(false)
    document.getElementById(id)?.focus() // At once: a dialog that opens now gives the focus back to here.
  }
  return {
    trigger,
    overlay: open && (
      <MenuOverlay
        groups={typeof groups === 'function' ? groups() : groups}
        head={head}
        triggerId={id}
        onClose={close}
      />
    ),
  }
}
