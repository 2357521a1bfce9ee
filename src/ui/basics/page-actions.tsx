import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../commands/commands.ts'
import { MenuButton, type MenuGroup } from '../overlays/menu.tsx'

export interface PageActionsProps {
  /** Tells the commands of this page from others. */
  readonly area: string
  /** What the page is about: the group of its commands in the palette. */
  readonly name: string
  readonly groups: readonly MenuGroup[]
}

/** What can be done with the thing of a page: a menu beside its title, and commands of the palette. */
export function PageActions({ area, name, groups }: PageActionsProps) {
  const { t } = useTranslation('ui')
  const shown = useMemo(() => groups.filter(({ items }) => items.length > 0), [groups])
  const commands = useMemo(
    () =>
      shown.flatMap(({ items }) =>
        items.flatMap(({ id, label, icon, refused, run }) =>
          run && typeof label === 'string'
            ? [{ id: `${area}.${id}`, group: name, label, icon, refused, run }]
            : [],
        ),
      ),
    [shown, area, name],
  )
  useCommands(commands)
  return shown.length > 0 && <MenuButton groups={shown}>{t('actions')}</MenuButton>
}
