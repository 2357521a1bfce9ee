import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import type { ScreenProps } from '@/routes/route.ts'
import { usePath } from '@/routes/navigate.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { AddFileSlotContext } from './add-file-slot.tsx'
import { KindChoice } from './kind-choice.tsx'
import { UPLOAD_TABS } from './upload-tabs.ts'
import styles from './uploads.module.css'

/**
 * The frame of the ten uploads. The kind of file is chosen in the card at the side in which a file is added. Screen readers read
 * the earlier files first, which are at the left (WCAG 1.3.2). The choice stays mounted when another kind is chosen, so
 * that it keeps the focus.
 */
export default function UploadsLayout({ children }: ScreenProps) {
  const { t } = useTranslation('uploads')
  const [file, setFileSlot] = useState<HTMLElement | null>(null)
  const [help, setHelpSlot] = useState<HTMLElement | null>(null)
  const slots = useMemo(() => ({ file, help }), [file, help])
  const kinds = UPLOAD_TABS[usePath().split('/').at(-1) ?? '']?.kinds ?? []
  return (
    <ScreenFrame
      name="Uploads"
      lead={kinds.length === 1 ? t(`kinds.${kinds[0]}.lead`) : t('lead')}
      sections="inside"
    >
      <div className={styles['columns']}>
        <AddFileSlotContext value={slots}>{children}</AddFileSlotContext>
        <div className={styles['sidebar']}>
          <Card title={t('ui:upload.add')}>
            <div className="stack">
              <KindChoice />
              <div ref={setFileSlot} />
            </div>
          </Card>
          <div ref={setHelpSlot} />
        </div>
      </div>
    </ScreenFrame>
  )
}
