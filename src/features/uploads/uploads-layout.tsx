import { useTranslation } from 'react-i18next'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { usePath } from '@/routes/navigate.tsx'
import { KindChoice } from './kind-choice.tsx'
import { UPLOAD_TABS } from './upload-tabs.ts'
import styles from './uploads.module.css'

/** The frame of the ten uploads: the kind of file is a choice at the side. */
export default function UploadsLayout({ children }: ScreenProps) {
  const { t } = useTranslation('uploads')
  const kinds = UPLOAD_TABS[usePath().split('/').at(-1) ?? '']?.kinds ?? []
  return (
    <ScreenFrame
      name="Uploads"
      lead={kinds.length === 1 ? t(`kinds.${kinds[0]}.lead`) : t('lead')}
      sections="inside"
    >
      <div className={styles['columns']}>
        <div className={styles['kind']}>
          <KindChoice />
        </div>
        {children}
      </div>
    </ScreenFrame>
  )
}
