import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { Loaded, type Reading } from '@/frame/loaded.tsx'
import { hrefTo } from '@/routes/href.ts'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { ConnectWizard } from './connect-wizard.tsx'
import { useConnection, useProviders, type Provider } from './use-connections.ts'

/** Connects the company to a payroll provider (G125), unless it is connected already. */
export default function ConnectScreen() {
  return <Connecting key={useCompanyOspId()} />
}

function Connecting() {
  const { t } = useTranslation('payroll')
  const present = useConnection().data
  // The connection when the page opened. The connection that the wizard creates must not unmount the wizard.
  const [inUse, setInUse] = useState(present)
  if (inUse === undefined && present !== undefined) setInUse(present)
  const providers: Reading<readonly Provider[]> = useProviders()
  return (
    <ScreenFrame name="PayrollConnect">
      {inUse ? (
        <EmptyState
          kind="nothing-yet"
          title={t('connect.inUse.title')}
          text={t('connect.inUse.text', { name: inUse.providerName })}
          action={<LinkButton to={hrefTo('PayrollDetails')}>{t('connect.inUse.open')}</LinkButton>}
        />
      ) : (
        <Loaded read={providers}>
          {(found) =>
            found.length > 0 ? (
              <ConnectWizard providers={found} />
            ) : (
              <EmptyState kind="nothing-yet" title={t('connect.none.title')} text={t('connect.none.text')} />
            )
          }
        </Loaded>
      )}
    </ScreenFrame>
  )
}
