import FolderOpen from 'lucide-react/icons/folder-open'
import type { UploadKind } from '~files/upload-files.ts'
import { actionsOn } from '@/actions/define-actions.ts'
import { getUpload } from '@/api/generated/operations/uploads.ts'
import type { components } from '@/api/generated/schema.ts'
import { hrefTo, type Href } from '@/routes/href.ts'

export type Upload = components['schemas']['Upload']

/** The page of each kind of file, which continues with the current step of the file (G370). */
const PAGES = {
  vouchers: 'UploadVouchers',
  surcharges: 'UploadSurcharges',
  'bike-share-events': 'UploadBikeShareEvents',
  'car-share': 'UploadCarShare',
  co2: 'UploadCarShare', // G074: the provider sends rides, and later their CO2.
  line: 'UploadRegionalBus',
  bank: 'UploadBank',
  rail: 'UploadRail',
  'bike-rental': 'UploadBikeRental',
  'mobility-provider': 'UploadMobilityProvider',
  'charging-billing': 'UploadChargingBilling',
} as const satisfies Readonly<Record<UploadKind, string>>

const pageOfUpload = ({ kind, uploadId }: Upload): Href => hrefTo(PAGES[kind], {}, { upload: uploadId })

/** The action on a waiting file (G396): opening it, because its rows are reviewed before they are processed. */
export const waitingUploadActions = actionsOn<Upload>({
  area: 'uploads',
  idParam: 'file',
  idOf: ({ uploadId }) => uploadId,
  nameOf: ({ fileName }, t) => (fileName === '' ? t('uploads:unnamed') : fileName),
})({
  open: { icon: FolderOpen, operation: getUpload, to: pageOfUpload },
})
