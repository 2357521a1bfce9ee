import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import {
  downloadInvoicesCsvByFilter,
  downloadInvoicesPdfByFilter,
  downloadInvoicesXlsx,
  downloadInvoicesXmlByFilter,
} from '@/api/generated/operations/finance.ts'
import type { components } from '@/api/generated/schema.ts'
import { useDownload } from '@/api/use-download.ts'
import { useAnnouncedDownload } from '@/ui/files/use-announced-download.ts'
import { MenuButton } from '@/ui/overlays/menu.tsx'

interface InvoiceDownloadsProps {
  readonly filter: components['schemas']['InvoiceFilter']
  /** Nothing matches the filter. */
  readonly none: boolean
}

/** All invoices that match the filter as one file (R242, G108). */
export function InvoiceDownloads({ filter, none }: InvoiceDownloadsProps) {
  const { t } = useTranslation('finance')
  const { start, pending } = useAnnouncedDownload()
  const xlsx = useDownload(downloadInvoicesXlsx)
  const pdf = useDownload(downloadInvoicesPdfByFilter)
  const csv = useDownload(downloadInvoicesCsvByFilter)
  const xml = useDownload(downloadInvoicesXmlByFilter)
  const items = Object.entries({ xlsx, pdf, csv, xml }).map(([id, { run }]) => ({
    id,
    label: t(`downloads.${id}`),
    run: () => void start(() => run({ body: filter })),
  }))
  return (
    <MenuButton
      icon={<Download />}
      pending={pending}
      refused={none ? t('downloads.nothing') : undefined}
      groups={[{ items }]}
    >
      {t('downloads.all')}
    </MenuButton>
  )
}
