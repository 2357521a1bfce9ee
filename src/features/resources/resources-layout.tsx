import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { addressOf } from '@/routes/href.ts'
import { matchRoute } from '@/routes/known-routes.ts'
import { usePath } from '@/routes/navigate.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { CREATE } from './create-or-edit.ts'

/** The frame of the nine sections: the kind as a choice, its list, and a button to add a record. */
export default function ResourcesLayout({ children }: ScreenProps) {
  const { t } = useTranslation('resources')
  const section = matchRoute(usePath())?.route
  return (
    <ScreenFrame
      isList
      name="Resources"
      sections="menu"
      action={
        section && (
          <LinkButton look="primary" icon={<Plus />} to={addressOf(`${section.path}/${CREATE}`, {})}>
            {t(`add.${section.name}`)}
          </LinkButton>
        )
      }
    >
      {children}
    </ScreenFrame>
  )
}
