import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../commands/commands.ts'
import { MenuButton, type MenuGroup } from '../overlays/menu.tsx'

export interface PageActionsProps {
  /** A prefix for command ids, so that they differ from the ids of other pages. */
  readonly area: string
  /** The name of the record on the page. Its commands form a group with this name in the palette. */
  readonly name: string
  readonly groups: readonly MenuGroup[]
}

/** The actions on the record of a page: a menu beside the title, and commands in the palette. */
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
