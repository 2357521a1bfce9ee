import Bookmark from 'lucide-react/icons/bookmark'
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import Plus from 'lucide-react/icons/plus'
import Settings2 from 'lucide-react/icons/settings-2'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyBlock } from '../overlays/lazy-block.tsx'
import { ActionsMenu } from '../overlays/menu.tsx'
import type { ListViews } from './list-address.ts'
import { useSavedViews } from './saved-views.ts'

const SaveView = lazyBlock(async () => (await import('./view-dialogs.tsx')).SaveView)
const ManageViews = lazyBlock(async () => (await import('./view-dialogs.tsx')).ManageViews)

export interface ViewsMenuProps {
  readonly id: string
  readonly list: ListViews
  /** Shows each view as a tab in front of the menu. */
  readonly tabs?: boolean | undefined
  /** Whether the list has enough rows for different views. Saved views stay available in any case. */
  readonly many: boolean
}

/** The menu of saved views: shows a view, saves the current one, or opens the dialog to manage them. */
export function ViewsMenu({ id, list, tabs = false, many }: ViewsMenuProps) {
  const { t } = useTranslation('ui')
  const saved = useSavedViews(id)
  const { views } = saved
  const [dialog, setDialog] = useState<{ readonly what: 'save' | 'manage'; readonly open: boolean }>()
  const isOpen = (what: 'save' | 'manage'): boolean => dialog?.what === what && dialog.open
  if (!many && views.length === 0) return null
  const close = (): void => setDialog((before) => before && { ...before, open: false })
  return (
    <>
      {tabs && views.length > 0 && (
        <nav className="tabs" aria-label={t('views.label')}>
          {views.map(({ name, query }) => (
            <a
              key={name}
              href={list.hrefOf(query)}
              aria-current={query === list.view && !list.searched ? 'page' : undefined}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                list.show(query)
              }}
            >
              <bdi>{name}</bdi>
            </a>
          ))}
        </nav>
      )}
      <ActionsMenu
        size="small"
        label={t('views.label')}
        icon={tabs ? <Plus /> : <Bookmark />}
        groups={[
          {
            label: t('views.label'),
            kind: 'radio' as const,
            items: views.map(({ name, query }) => ({
              id: `view ${name}`,
              label: <bdi>{name}</bdi>,
              checked: query === list.view && !list.searched,
              run: () => list.show(query),
            })),
          },
          {
            items: [
              {
                id: 'save',
                label: t('views.save'),
                icon: <BookmarkPlus aria-hidden="true" />,
                refused: list.view === '' ? t('views.nothing') : undefined,
                run: () => setDialog({ what: 'save', open: true }),
              },
              {
                id: 'manage',
                label: t('views.manage'),
                icon: <Settings2 aria-hidden="true" />,
                refused: views.length === 0 ? t('views.none') : undefined,
                run: () => setDialog({ what: 'manage', open: true }),
              },
            ],
          },
        ].filter(({ items }) => items.length > 0)}
      />
      {dialog?.what === 'save' && (
        <SaveView saved={saved} list={list} open={isOpen('save')} onClose={close} />
      )}
      {dialog?.what === 'manage' && (
        <ManageViews saved={saved} list={list} open={isOpen('manage')} onClose={close} />
      )}
    </>
  )
}
