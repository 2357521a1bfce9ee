import { useTranslation } from 'react-i18next'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { hrefTo } from '@/routes/href.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { useAccount } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/basics/button.tsx'

/** The frame of the settings of a company. */
export default function CompanySettingsLayout({ children }: ScreenProps) {
  const { t } = useTranslation('company')
  return (
    <ScreenFrame
      name="CompanySettings"
      subject={useAccount().data?.data.name}
      action={<LinkButton to={hrefTo('CompanyDetails')}>{t('screens.CompanyDetails')}</LinkButton>}
    >
      {children}
    </ScreenFrame>
  )
}
