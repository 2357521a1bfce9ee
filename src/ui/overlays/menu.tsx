import { useCallback, useId, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import ChevronDown from 'lucide-react/icons/chevron-down'
import MoreHorizontal from 'lucide-react/icons/more-horizontal'
import { useTranslation } from 'react-i18next'
import { Button, IconButton, type ButtonProps } from '../basics/button.tsx'
import { lazyBlock } from './lazy-block.tsx'

export interface MenuItem {
  readonly id: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  /** For actions that cannot be undone. */
  readonly tone?: 'danger' | undefined
  /** Why the action is not possible now. The item shows the reason and does nothing. */
  readonly refused?: string | undefined
  /** Whether the item is selected (`kind: 'radio'`) or switched on (`kind: 'checkbox'`). */
  readonly checked?: boolean | undefined
  /** The address to open. Without it the item calls `run`. */
  readonly href?: string | undefined
  readonly run?: (() => void) | undefined
}

export interface MenuGroup {
  readonly label?: string | undefined
  /** `radio`: a single choice · `checkbox`: switches, and the menu stays open · default: actions. */
  readonly kind?: 'actions' | 'radio' | 'checkbox' | undefined
  readonly items: readonly MenuItem[]
}

export interface MenuProps {
  readonly groups: readonly MenuGroup[]
  /** Shown above the items, for example the signed-in user. */
  readonly head?: ReactNode
}

const MenuOverlay = lazyBlock(async () => (await import('./menu-overlay.tsx')).MenuOverlay)

/** Prefetches the code of menus. */
export const loadMenus = MenuOverlay.load

/** A button that opens a menu. The code of the menu is prefetched on hover or focus of the button. */
export function MenuButton({ groups, head, children, ...button }: MenuProps & Omit<ButtonProps, 'onClick'>) {
  const { trigger, overlay } = useMenu({ groups, head })
  return (
    <>
      <Button {...button} {...trigger}>
        <span>{children}</span>
        <ChevronDown aria-hidden="true" />
      </Button>
      {overlay}
    </>
  )
}

/** A three-dots button with the menu of one record. `label` names the record: "Actions for Ulla Users". */
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

/** For a custom button: returns the props that make it open a menu, and the menu while it is open. */
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
    onPointerOver: MenuOverlay.preload,
    onFocusCapture: MenuOverlay.preload,
    onClick: () => setOpen((was) => !was),
  } as const
  const close = (): void => {
    flushSync(() => setOpen(false)) // Before the focus: a screen reader would announce that the menu is still open.
    document.getElementById(id)?.focus() // Before `run`: if that opens a dialog, it returns the focus here.
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

/**
 * One menu for many buttons, such as those in the rows of a table, because hooks in each row would cost as much as the
 * row. `groupsOf` is called when a menu opens. `toggle` is stable between renders.
 */
export function useMenuOfMany<Item>(groupsOf: (item: Item) => MenuProps['groups']) {
  const [opened, setOpened] = useState<{ readonly id: string; readonly item: Item }>()
  const toggle = useCallback(
    (item: Item, id: string) => setOpened((was) => (was?.id === id ? undefined : { id, item })),
    [],
  )
  const close = (): void => {
    flushSync(() => setOpened(undefined)) // Before the focus, as in `useMenu`.
    if (opened) document.getElementById(opened.id)?.focus()
  }
  return {
    openId: opened?.id,
    toggle,
    preload: MenuOverlay.preload,
    overlay: opened && (
      <MenuOverlay key={opened.id} groups={groupsOf(opened.item)} triggerId={opened.id} onClose={close} />
    ),
  }
}
