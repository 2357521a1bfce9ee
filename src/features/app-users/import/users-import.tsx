import { useTranslation } from 'react-i18next'
import { FILE_LIMITS_IN_WORDS } from '@/i18n/file-limits.ts'
import { USER_IMPORT_FORMAT } from '~files/user-import.ts'
import { call } from '@/api/client.ts'
import {
  getUsersByFilter,
  processUsersUpload,
  uploadUsersFile,
  validateUsersUpload,
} from '@/api/generated/operations/app-users.ts'
import { findAllUserGroups } from '@/api/generated/operations/user-groups.ts'
import { upload } from '@/api/upload.ts'
import { useRead } from '@/api/use-read.ts'
import { FileUpload } from '@/domain/uploads/file-upload.tsx'
import type { RowsValidator } from '@/domain/uploads/validate-rows.ts'
import type { UploadCalls } from '@/domain/uploads/use-upload-run.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { readAllUsers } from './all-users.ts'
import { useImportColumns } from './use-import-columns.ts'

/**
 * Imports users from a file into the selected company. The rows are validated here, then by the server, and then the
 * users are created (R115, R155).
 */
export function UsersImport({ accountOspId }: { readonly accountOspId: string }) {
  const groups = useRead(findAllUserGroups, { body: { corporateAccountOspId: accountOspId } }, { keep: true })
  return (
    <Loaded read={groups}>
      {(found) => <Import accountOspId={accountOspId} groups={found.map(({ data }) => data.extId)} />}
    </Loaded>
  )
}

const FORMAT = { columns: USER_IMPORT_FORMAT }

interface ImportProps {
  readonly accountOspId: string
  readonly groups: readonly string[]
}

function Import({ accountOspId, groups }: ImportProps) {
  const { t } = useTranslation('app-users')
  const columns = useImportColumns()
  const loadValidator = async (): Promise<RowsValidator> => {
    const users = await readAllUsers(accountOspId)
    const { usersValidator } = await import('./validate-users.ts')
    return usersValidator({ accountOspId, users, groups })
  }
  return (
    <FileUpload
      label={t('screens.ImportUsers')}
      hint={t('import.hint', FILE_LIMITS_IN_WORDS)}
      format={FORMAT}
      columns={columns}
      templateFile={t('import.templateFile')}
      loadValidator={loadValidator}
      calls={callsFor(accountOspId)}
      refreshes={[getUsersByFilter, findAllUserGroups]}
      failedFile={t('import.refusedFile')}
      words={{
        ready: t('import.ready'),
        process: (count) => t('import.process', { count }),
        done: t('import.done'),
      }}
      next={
        <LinkButton look="primary" to={hrefTo('AppUsersActive')}>
          {t('import.toList')}
        </LinkButton>
      }
    />
  )
}

const callsFor = (corporateAccountOspId: string): UploadCalls => ({
  upload: (file, options) =>
    upload(uploadUsersFile, { query: { corporateAccountOspId }, body: { file } }, options),
  validate: (uploadId, options) => call(validateUsersUpload, { body: { uploadId } }, options),
  process: (uploadId) => call(processUsersUpload, { body: { uploadId } }),
})
