import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { getCorporateAccount } from '@/api/generated/operations/corporate-accounts.ts'
import { useChangeValues } from '@/forms/use-change-values.ts'
import { Notice } from '@/ui/feedback/notice.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { RemoteSelect } from '@/ui/inputs/remote-select.tsx'
import type { RemoteOption } from '@/ui/inputs/use-remote-options.ts'
import { searchCompanies } from '@/domain/organisations/search-organisations.ts'
import { copied, type NewCompany } from './company-form.ts'

/** Copies the terms and choices of another company, which can still be changed. */
export function CopyFrom() {
  const { t } = useTranslation('corporate-accounts')
  const change = useChangeValues<NewCompany>()
  const [chosen, setChosen] = useState<RemoteOption>()
  const [done, setDone] = useState<RemoteOption>()
  const copy = async (option: RemoteOption | undefined): Promise<void> => {
    setChosen(option)
    if (!option) return
    const values = copied(await call(getCorporateAccount, { body: { ospId: option.value } }))
    change(() => values)
    setDone(option)
  }
  return (
    <div className="stack">
      <Field label={t('form.copyFrom')}>
        {(control) => (
          <RemoteSelect
            {...control}
            value={chosen}
            clearable
            search={searchCompanies}
            placeholder={t('form.copyPlaceholder')}
            onChange={(option) => {
              // If reading the company fails, a notification shows the error, and nothing is copied.
              copy(option).catch(() => setChosen(undefined))
            }}
          />
        )}
      </Field>
      {done && (
        <Notice tone="info" live title={t('form.copied.title', { name: done.label })}>
          {t('form.copied.text')}
        </Notice>
      )}
    </div>
  )
}
