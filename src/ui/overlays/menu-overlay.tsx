import { Menu, Portal } from '@chakra-ui/react'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import { ChakraRoot } from './chakra.tsx'
import { BlockLink } from '../basics/link.tsx'
import type { MenuGroup, MenuItem, MenuProps } from './menu.tsx'

/** The open menu under its button. Its code is loaded on first use. */
export function MenuOverlay({
  groups,
  head,
  triggerId,
  onClose,
}: MenuProps & { readonly triggerId: string; readonly onClose: () => void }) {
  const items = new Map(groups.flatMap((group) => group.items.map((item) => [item.id, item] as const)))
  const [container] = useState(() => ({ current: landmarkOf(triggerId) }))
  const [first] = useState(() =>
    isByKeyboard(triggerId) ? groups.flatMap((group) => group.items)[0]?.id : undefined,
  )
  return (
    <ChakraRoot>
      <Menu.Root
        open
        {...withoutUndefined({ defaultHighlightedValue: first })}
        ids={{ trigger: triggerId }}
        positioning={{ placement: 'bottom-end', gutter: 4, strategy: 'fixed' }}
        onOpenChange={({ open }) => !open && onClose()}
        onSelect={({ value }) => {
          const item = items.get(value)
          if (item?.refused === undefined) item?.run?.()
        }}
      >
        <Portal container={container}>
          <Menu.Positioner>
            <Menu.Content ref={focus} className="menu">
              {head !== undefined && <div className="menu-head">{head}</div>}
              {groups.map((group, index) => (
                <Group key={group.label ?? index} group={group} />
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </ChakraRoot>
  )
}

/**
 * Focuses the menu as soon as it has rendered. The library does so too, but one or more frames later. Until then the
 * button in the row has the focus, and an arrow key pressed right after Enter would go to another row.
 */
const focus = (menu: HTMLElement | null): void => menu?.focus({ preventScroll: true })

/**
 * Whether the keyboard opened the menu, which then starts at its first item. Only in this case the button matches
 * `:focus-visible`.
 */
const isByKeyboard = (id: string): boolean => document.getElementById(id)?.matches(':focus-visible') === true

/**
 * The element to render the menu in: outside the table cell or card, which would cover the menu, but inside its
 * landmark or dialog.
 */
const landmarkOf = (id: string): HTMLElement =>
  document
    .getElementById(id)
    ?.closest<HTMLElement>('main, header, nav, aside, footer, [role=dialog], [role=alertdialog]') ??
  document.body

function Group({ group: { label, kind = 'actions', items } }: { readonly group: MenuGroup }) {
  return (
    <Menu.ItemGroup>
      {label !== undefined && <Menu.ItemGroupLabel>{label}</Menu.ItemGroupLabel>}
      {items.map((item) => (
        <Item key={item.id} item={item} kind={kind} />
      ))}
    </Menu.ItemGroup>
  )
}

const roles = { actions: 'menuitem', radio: 'menuitemradio', checkbox: 'menuitemcheckbox' } as const

function Item({ item, kind }: { readonly item: MenuItem; readonly kind: NonNullable<MenuGroup['kind']> }) {
  const { id, label, icon, tone, refused, checked, href } = item
  const content = (
    <>
      {kind === 'actions' ? (
        icon
      ) : (
        <span className="menu-check">{checked && <Check aria-hidden="true" />}</span>
      )}
      <span className="menu-item-text">
        <span>{label}</span>
        {refused !== undefined && <span className="menu-item-reason">{refused}</span>}
      </span>
    </>
  )
  return (
    <Menu.Item
      value={id}
      className="menu-item"
      data-tone={tone}
      role={roles[kind]}
      aria-checked={kind === 'actions' ? undefined : (checked ?? false)}
      aria-disabled={refused === undefined ? undefined : true}
      closeOnSelect={kind !== 'checkbox' && refused === undefined}
      asChild={href !== undefined}
    >
      {href === undefined ? content : <BlockLink href={href}>{content}</BlockLink>}
    </Menu.Item>
  )
}
