import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { findCorporateAccountsByAny } from '@/api/generated/operations/corporate-accounts.ts'
import { chooseAccount } from '@/session/account.ts'
import { useAccount, useAccountOspId } from '@/session/use-viewer.ts'
import { RemoteSelect } from '@/ui/inputs/remote-select.tsx'
import type { RemoteSearch } from '@/ui/inputs/use-remote-options.ts'
import styles from './header.module.css'

/** R032, R149, R274: lets partner staff search and select the company to work on. */
export function AccountSelector() {
  const { t } = useTranslation('shell')
  const ospId = useAccountOspId()
  const account = useAccount().data
  return (
    <div className={styles.account}>
      <RemoteSelect
        aria-label={t('account.label')}
        placeholder={t('account.placeholder')}
        value={ospId === undefined ? undefined : { value: ospId, label: account?.data.name ?? ospId }}
        onChange={(option) => chooseAccount(option?.value)}
        search={searchAccounts}
        clearable
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
  return content.map(({ ospId, name, extId }) => ({ value: ospId, label: name, detail: extId }))
}
