import { useState } from 'react'
import PanelLeft from 'lucide-react/icons/panel-left'
import { useTranslation } from 'react-i18next'
import { mediaHook } from '@/base/media.ts'
import { usePath } from '@/routes/navigate.tsx'
import type { Viewer } from '@/session/access.ts'
import { IconButton } from '@/ui/basics/button.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { MenuOfViewer } from './sidebar.tsx'
import { Workspace } from './workspace.tsx'

/** Whether the window is so narrow, as at a zoom of 400 %, that even the collapsed sidebar takes too much of it. */
export const useWithoutSidebar = mediaHook('screen and (max-width: 639.98px)')

/**
 * The content of the sidebar in a drawer. It closes when the user opens a screen. The focus then returns to its button,
 * and the title of the new screen is announced.
 */
export function MenuDrawer({ viewer }: { readonly viewer: Viewer }) {
  const { t } = useTranslation('shell')
  const path = usePath()
  const [openAt, setOpenAt] = useState<string>()
  return (
    <>
      <IconButton
        label={t('menu')}
        icon={<PanelLeft />}
        aria-haspopup="dialog"
        aria-expanded={openAt === path}
        onClick={() => setOpenAt(path)}
      />
      <Dialog
        open={openAt === path}
        title={t('sidebar')}
        placement="drawer"
        initialFocus={() => document.querySelector<HTMLElement>('[role=dialog] nav :is([aria-current], a)')}
        onClose={() => setOpenAt(undefined)}
      >
        <Workspace />
        <MenuOfViewer viewer={viewer} />
      </Dialog>
    </>
  )
}
