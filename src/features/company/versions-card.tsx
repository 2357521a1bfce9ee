import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { getCorporateAccount } from '@/api/generated/operations/corporate-accounts.ts'
import { SelectField } from '@/forms/fields/fields.tsx'
import { SettingsRow } from '@/forms/settings-row.tsx'
import { useRecord } from '@/records/use-record.ts'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { CompanyCard } from './company-card.tsx'
import type { Selectable } from './use-selectable.ts'
import { versionsForm, withVersions } from './versions-form.ts'

/** The version of products or services that a company uses (G163). Hidden if there is nothing to choose. */
export function VersionsCard({ items }: { readonly items: readonly Selectable[] }) {
  const { data } = useRecord(getCorporateAccount, { body: { ospId: useCompanyOspId() } })
  const shown = useMemo(() => (data ? withVersions(items, data) : []), [items, data])
  // A new form for each set of fields, because products and services may change.
  const key = shown.map(({ ospId }) => ospId).join()
  return data && shown.length > 0 ? <Versions key={key} items={shown} /> : null
}

function Versions({ items }: { readonly items: readonly Selectable[] }) {
  const { t } = useTranslation('company')
  const form = useMemo(() => versionsForm(items), [items])
  const nameOf = (field: string): string =>
    items.find(({ ospId }) => field === `versions.${ospId}`)?.name ?? t('versions.title')
  return (
    <CompanyCard title={t('versions.title')} form={form} labelOf={nameOf}>
      {() =>
        items.map(({ ospId, name, versions }) => (
          <SettingsRow key={ospId} name={`versions.${ospId}`}>
            <SelectField
              name={`versions.${ospId}`}
              label={name}
              placeholder={t('versions.newest', { version: versions[0] })}
              options={versions.map((version) => ({
                value: String(version),
                label: t('versions.version', { version }),
              }))}
            />
          </SettingsRow>
        ))
      }
    </CompanyCard>
  )
}
