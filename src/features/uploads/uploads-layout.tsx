import { useTranslation } from 'react-i18next'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import type { ScreenProps } from '@/routes/route.ts'

/** The frame of the ten uploads. */
export default function UploadsLayout({ children }: ScreenProps) {
  const { t } = useTranslation('uploads')
  return (
    <ScreenFrame name="Uploads" lead={t('lead')}>
      {children}
    </ScreenFrame>
  )
}
