import { useTranslation } from 'react-i18next'
import { getUploadsByFilter } from '@/api/generated/operations/uploads.ts'
import { useRead } from '@/api/use-read.ts'
import { useRouteTabs } from '@/frame/route-tabs.tsx'
import { pastDay } from '@/i18n/long-dates.ts'
import { LinkChoice } from '@/ui/basics/link-choice.tsx'
import { UPLOAD_TABS } from './upload-tabs.ts'

/** The kinds that do not come from a mobility provider. */
const OTHERS: readonly string[] = ['UploadBank', 'UploadSurcharges', 'UploadVouchers']

/**
 * The choice of the kind of file. Each option shows the day of the last file of its kind, if it is among the latest
 * hundred files.
 */
export function KindChoice() {
  const { t, i18n } = useTranslation('uploads')
  const latest = useRead(getUploadsByFilter, { query: { size: 100 }, body: {} }, { ignore: ['*'] })
  const dayOf = (screen: string): string | undefined => {
    const tab = Object.values(UPLOAD_TABS).find((one) => one.screen === screen)
    const last = latest.data?.content.find(({ kind }) => tab?.kinds.includes(kind))
    return last && pastDay(last.uploadedOn, i18n.language)
  }
  const options = useRouteTabs('Uploads').map(({ name, label, href, current }) => ({
    isOther: OTHERS.includes(name),
    label,
    href,
    current,
    note: dayOf(name),
  }))
  return (
    <LinkChoice
      label={t('kind.title')}
      groups={[
        {
          label: t('kind.providers'),
          notes: t('kind.last'),
          options: options.filter(({ isOther }) => !isOther),
        },
        { label: t('kind.others'), options: options.filter(({ isOther }) => isOther) },
      ]}
    />
  )
}
