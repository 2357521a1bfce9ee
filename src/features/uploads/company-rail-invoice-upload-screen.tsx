import { useTranslation } from 'react-i18next'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { Uploading } from './uploading.tsx'
import { RAIL } from './upload-tabs.ts'
import styles from './uploads.module.css'

/** R116: an invoice of the rail operator, for users of the selected company. */
export default function CompanyRailInvoiceUploadScreen() {
  const { t } = useTranslation('uploads')
  const company = useCompanyOspId()
  return (
    <ScreenFrame name="CompanyRailInvoiceUpload" lead={t('companyLead')}>
      <div className={styles['columns']}>
        <Uploading key={company} tab={RAIL} corporateAccountOspId={company} />
      </div>
    </ScreenFrame>
  )
}
