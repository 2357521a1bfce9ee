import { useMemo } from 'react'
import { listSelectableVersions } from '@/api/generated/operations/corporate-accounts.ts'
import { getPartner } from '@/api/generated/operations/partners.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import { isMsp } from '@/session/access.ts'
import { useAccount, useCompanyOspId, useUser } from '@/session/use-viewer.ts'

export type Selectable = Schemas['SelectableVersions']

/** The products or services that may be selected for the company. `undefined` until loaded. */
export function useSelectable(kind: Selectable['kind']): readonly Selectable[] | undefined {
  const all = useRead(listSelectableVersions, { body: { ospId: useCompanyOspId() } }).data
  return useMemo(() => all?.filter((one) => one.kind === kind), [all, kind])
}

/** The selection of the company's partner, for its staff. It is the initial choice for a company. */
export function usePartnerChoice(): Schemas['PartnerData'] | undefined {
  const partnerOspId = useAccount().data?.data.partner.ospId
  const mayRead = isMsp(useUser()) && partnerOspId !== undefined
  return useRead(getPartner, mayRead ? { body: { ospId: partnerOspId } } : null).data?.data
}
