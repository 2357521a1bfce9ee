import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { usePath } from '@/routes/navigate.tsx'
import { AddFileSlotContext } from './add-file-slot.tsx'
import { KindChoice } from './kind-choice.tsx'
import { UPLOAD_TABS } from './upload-tabs.ts'
import styles from './uploads.module.css'

/**
 * The frame of the ten uploads. The kind of file is chosen at the side, and a file is added below it. Screen readers read
 * the earlier files first, which are at the left (WCAG 1.3.2). The choice stays mounted when another kind is chosen, so
 * that it keeps the focus.
 */
export default function UploadsLayout({ children }: ScreenProps) {
  const { t } = useTranslation('uploads')
  const [addFileSlot, setAddFileSlot] = useState<HTMLElement | null>(null)
  const kinds = UPLOAD_TABS[usePath().split('/').at(-1) ?? '']?.kinds ?? []
  return (
    <ScreenFrame
      name="Uploads"
      lead={kinds.length === 1 ? t(`kinds.${kinds[0]}.lead`) : t('lead')}
      sections="inside"
    >
      <div className={styles['columns']}>
        <AddFileSlotContext value={addFileSlot}>{children}</AddFileSlotContext>
        <div className={styles['sidebar']}>
          <KindChoice />
          <div ref={setAddFileSlot} />
        </div>
      </div>
    </ScreenFrame>
  )
}
