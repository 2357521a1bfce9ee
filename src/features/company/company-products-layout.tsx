import { useTranslation } from 'react-i18next'
import type { ScreenProps } from '@/routes/route.ts'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { useAccountOspId } from '@/session/use-viewer.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'

/** The frame of what a company's people may use, and of what they are compensated for. */
export default function CompanyProductsLayout({ children }: ScreenProps) {
  const { t } = useTranslation('company')
  const accountOspId = useAccountOspId()
  return (
    <ScreenFrame name="CompanyProducts">
      {accountOspId === undefined ? (
        <EmptyState kind="nothing-yet" title={t('chooseCompany.title')} text={t('chooseCompany.text')} />
      ) : (
        children
      )}
    </ScreenFrame>
  )
}
