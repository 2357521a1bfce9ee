import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/formats.ts'
import { activeStatus } from '@/records/active-status.ts'
import { useMemo, type ReactNode } from 'react'
import { useModeNames } from '@/domain/transactions/use-mode-names.ts'
import type { Reading } from '@/frame/loaded.tsx'
import { RecordScreen } from '@/records/record-screen.tsx'
import type { AddressParams } from '@/routes/route.ts'
import { RecordStatusBadge } from '@/ui/basics/status-badge.tsx'
import type { Kind, Resource } from './kinds.ts'
import { resourceActionsOf } from './resource-actions.ts'
import { ServiceIcon } from './service-icon.tsx'

interface ResourceFrameProps {
  readonly kind: Kind
  readonly read: Reading<Resource>
  readonly params: AddressParams
  readonly children: (resource: Resource) => ReactNode
}

/** The frame of a resource's page: its identity, its status, and its actions. */
export function ResourceFrame({ kind, read, params, children }: ResourceFrameProps) {
  const { t } = useTranslation('resources')
  const { nameOf } = useModeNames()
  const actions = useMemo(() => {
    const all = resourceActionsOf(kind)
    // The page itself is the edit form, so leave out the link to it.
    return { ...all, all: all.all.filter(({ id }) => id !== 'edit') }
  }, [kind])
  return (
    <RecordScreen
      name={kind.form}
      params={params}
      read={read}
      title={({ name }) => name}
      id={({ ospId }) => ospId}
      status={(resource) => <RecordStatusBadge {...activeStatus(t, resource)} />}
      facts={({ ospId, hasIcon, mrp, mobilityMode, productCount }) => [
        ...(hasIcon ? [{ label: t('columns.icon'), value: <ServiceIcon ospId={ospId} /> }] : []),
        { label: t('columns.mrp'), value: <bdi>{mrp.name}</bdi> },
        { label: t('columns.mobilityMode'), value: nameOf(mobilityMode) },
        {
          label: t('columns.productCount'),
          value: productCount === 0 ? t('none') : number(productCount),
          absent: productCount === 0,
        },
      ]}
      actions={actions}
    >
      {children}
    </RecordScreen>
  )
}
