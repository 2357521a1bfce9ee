import { usePath } from '@/routes/navigate.tsx'
import { Uploading } from './uploading.tsx'
import { UPLOAD_TABS } from './upload-tabs.ts'

/** One of the ten uploads, as named in the address (R012, R049). */
export default function UploadScreen() {
  const slug = usePath().split('/').at(-1) ?? ''
  const tab = UPLOAD_TABS[slug]
  return tab && <Uploading key={slug} tab={tab} />
}
