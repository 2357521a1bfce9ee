import { getPartner, listPartnerFlags } from '@/api/generated/operations/partners.ts'
import { useRead, type Read } from '@/api/use-read.ts'
import { useRecord } from '@/records/use-record.ts'

/** The partner of a tab. If it is missing, the layout shows the reason. */
export const usePartner = (ospId: string): Read<'getPartner'> => useRecord(getPartner, { body: { ospId } })

/** The switches that partners have (G341). */
export const usePartnerFlags = (): Read<'listPartnerFlags'> => useRead(listPartnerFlags, {}, { keep: true })
