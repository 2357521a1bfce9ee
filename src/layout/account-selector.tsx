import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import {
  findCorporateAccountsByAny,
  getCorporateAccountsByFilter,
} from '@/api/generated/operations/corporate-accounts.ts'
import { rememberAccount, useRecentAccounts } from '@/session/recent-accounts.ts'
import { useAccountOspId } from '@/session/use-viewer.ts'
import { RemoteSelect } from '@/ui/inputs/remote-select.tsx'
import type { RemoteOption, RemoteSearch } from '@/ui/inputs/use-remote-options.ts'
import { useDelayedChange } from './use-delayed-change.ts'
import styles from './workspace.module.css'

/** The number of companies to offer before the user types. */
const OFFERED = 10
/** The option that selects no company. */
const NONE = ''

/**
 * R032, R149, R274: lets partner staff select a company. Before the user types, it offers the recent companies and then
 * the first ten by name, so that a user with at most ten companies never has to type.
 */
export function AccountSelector({ name }: { readonly name: string | undefined }) {
  const { t } = useTranslation('shell')
  return <Selector name={name} label={t('account.label')} className={styles.select} />
}

/** The same selector, on a page that requires a company while none is selected. */
export function AccountPicker() {
  const { t } = useTranslation('shell')
  return <Selector name={undefined} label={t('account.placeholder')} className={styles.picker} />
}

interface SelectorProps {
  readonly name: string | undefined
  readonly label: string
  readonly className: string | undefined
}

function Selector({ name, label, className }: SelectorProps) {
  const { t } = useTranslation('shell')
  const ospId = useAccountOspId()
  const { pending, change } = useDelayedChange(ospId, NONE)
  const [chosen, setChosen] = useState<RemoteOption>()
  const [firstAccounts, setFirstAccounts] = useState<readonly RemoteOption[]>()
  const loadFirstAccounts = (): void => {
    if (firstAccounts === undefined) fetchFirstAccounts().then(setFirstAccounts, () => undefined)
  }
  useEffect(() => {
    if (ospId !== undefined && name !== undefined) rememberAccount({ value: ospId, label: name })
  }, [ospId, name])

  const recent = useRecentAccounts()
  const recentIds = new Set(recent.map(({ value }) => value))
  const offered = [...recent, ...(firstAccounts ?? []).filter(({ value }) => !recentIds.has(value))]
  // Until the company has loaded, show the label of the selected option.
  const shownName = name ?? (chosen?.value === ospId ? chosen?.label : undefined)
  const none = { value: NONE, label: t('account.none') }
  return (
    <div
      className={className}
      aria-busy={pending !== undefined || undefined}
      onFocus={loadFirstAccounts}
      onPointerOver={loadFirstAccounts}
    >
      <RemoteSelect
        aria-label={label}
        placeholder={t('account.placeholder')}
        value={pending ?? (ospId === undefined ? undefined : { value: ospId, label: shownName ?? ospId })}
        onChange={(option) => {
          setChosen(option)
          change(option)
        }}
        search={searchAccounts}
        offered={ospId === undefined ? offered : [...offered, none]}
      />
    </div>
  )
}

const searchAccounts: RemoteSearch = async (search, signal) => {
  const { content } = await call(
    findCorporateAccountsByAny,
    { query: { search, size: 20 } },
    { signal, ignore: ['*'] },
  )
  return content.map(({ ospId, data }) => ({ value: ospId, label: data.name, detail: data.extId }))
}

async function fetchFirstAccounts(): Promise<readonly RemoteOption[]> {
  const { content } = await call(
    getCorporateAccountsByFilter,
    { query: { page: 0, size: OFFERED, sort: 'name' }, body: { active: true } },
    { ignore: ['*'] },
  )
  return content.map(({ ospId, data }) => ({ value: ospId, label: data.name }))
}
