import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import {
  findCorporateAccountsByAny,
  getCorporateAccount,
} from '@/api/generated/operations/corporate-accounts.ts'
import { useChangeValues } from '@/forms/use-change-values.ts'
import { Notice } from '@/ui/feedback/notice.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { RemoteSelect } from '@/ui/inputs/remote-select.tsx'
import type { RemoteOption, RemoteSearch } from '@/ui/inputs/use-remote-options.ts'
import { copied, type NewCompany } from './company-form.ts'

/** Takes over the terms and choices of another company, which can still be changed. */
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
            search={search}
            placeholder={t('form.copyPlaceholder')}
            onChange={(option) => {
              // A company that cannot be read is notified, and nothing is copied.
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

/** R149: from three characters on. */
const search: RemoteSearch = async (text, signal) => {
  const { content } = await call(
    findCorporateAccountsByAny,
    { query: { search: text, size: 20 } },
    { signal, ignore: ['*'] },
  )
  return content.map(({ ospId, name, extId }) => ({ value: ospId, label: name, detail: extId }))
}
