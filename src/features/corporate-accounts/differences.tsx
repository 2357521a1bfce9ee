import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { updateCorporateAccount } from '@/api/generated/operations/corporate-accounts.ts'
import { useWrite } from '@/api/use-write.ts'
import { Button } from '@/ui/basics/button.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { ConfirmDialog } from '@/ui/overlays/prompt-dialogs.tsx'
import type { Column } from '@/ui/table/column.ts'
import { MemoryTable } from '@/ui/table/memory-table.tsx'
import { useSelection } from '@/ui/table/use-selection.ts'
import { ACCOUNT_READS } from '@/domain/companies/account-actions.ts'
import type { Company } from '@/domain/companies/account.ts'
import {
  differences,
  isCopyable,
  toCopy,
  type ComparedField,
  type Other,
  type Settings,
} from './compare-form.ts'
import { useSettingTexts } from './use-setting-texts.ts'

interface DifferencesProps {
  readonly company: Company
  readonly other: Other
  /** The user has just chosen the other company. */
  readonly announcesInitialRows: boolean
}

/**
 * A selection of the settings in which a company differs from another or from its partner, and a list of the equal
 * settings.
 */
export function Differences({ company, other, announcesInitialRows }: DifferencesProps) {
  const { t } = useTranslation('corporate-accounts')
  const textOf = useSettingTexts()
  const [isOpen, setIsOpen] = useState(false)
  const found = useMemo(() => differences(company.data, other.settings, other.compared), [company, other])
  const selection = useSelection<ComparedField>((field) => field, found)
  const nameOf = (field: ComparedField): string => t(`fields.${field}`)
  const same = other.compared.filter((field) => !found.includes(field))
  const side = (id: string, name: string, settings: Settings): Column<ComparedField> => ({
    id,
    header: name,
    priority: 1,
    hideable: false,
    text: (field) => textOf(field, settings),
  })
  return (
    <>
      <MemoryTable<ComparedField>
        id="compared-companies"
        caption={t('compare.caption')}
        announcesInitialRows={announcesInitialRows}
        rows={found}
        rowId={(field) => field}
        columns={[
          { id: 'field', header: t('compare.setting'), text: nameOf },
          side('here', company.data.name, company.data),
          side('there', other.name, other.settings),
        ]}
        empty={{ title: t('compare.equal.title'), text: t('compare.equal.text') }}
        bulk={{
          selection,
          actions: (
            <Button look="primary" onClick={() => setIsOpen(true)}>
              {t('compare.copy', { name: company.data.name })}
            </Button>
          ),
        }}
      />
      {same.length > 0 && (
        <p className="muted">{t('compare.same', { fields: same.map(nameOf).join(', ') })}</p>
      )}
      <CopyDialog
        company={company}
        other={other}
        fields={selection.rows}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onDone={() => selection.replace([])}
      />
    </>
  )
}

interface CopyDialogProps extends Omit<DifferencesProps, 'announcesInitialRows'> {
  readonly fields: readonly ComparedField[]
  readonly open: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Shows each changed setting before the only write. */
function CopyDialog({ company, other, fields, open, onClose, onDone }: CopyDialogProps) {
  const { t } = useTranslation(['corporate-accounts', 'ui'])
  const textOf = useSettingTexts()
  const { run } = useWrite(updateCorporateAccount, { refreshes: ACCOUNT_READS, ignore: ['*'] })
  const copied = fields.filter((field) => isCopyable(field, other.settings))
  const left = fields.filter((field) => !copied.includes(field))
  const describe = (field: ComparedField, settings: Settings): string =>
    textOf(field, settings) || t('ui:absent')
  return (
    <ConfirmDialog
      open={open}
      title={<bdi>{t('compare.question', { name: company.data.name })}</bdi>}
      text={t('compare.text', { from: other.name })}
      confirm={t('compare.submit', { count: copied.length })}
      onClose={onClose}
      onConfirm={async () => {
        await run({
          body: { ospId: company.ospId, version: company.version, data: toCopy(copied, other.settings) },
        })
        notify({
          tone: 'success',
          text: t('compare.done', { name: company.data.name, count: copied.length }),
        })
        onDone()
      }}
    >
      <PropertyList
        items={copied.map((field) => ({
          label: t(`fields.${field}`),
          value: t('compare.change', {
            before: describe(field, company.data),
            after: describe(field, other.settings),
          }),
        }))}
      />
      {left.length > 0 && (
        <Notice tone="info">
          {t('compare.left', {
            name: other.name,
            fields: left.map((field) => t(`fields.${field}`)).join(', '),
          })}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
