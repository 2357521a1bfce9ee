import { useCompanyOspId } from '@/session/use-viewer.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'

const UsersImport = lazyBlock(async () => (await import('./users-import.tsx')).UsersImport)

/** G052: the same import as a tab and as a page. */
export const ImportOfCompany = () => <UsersImport accountOspId={useCompanyOspId()} />
