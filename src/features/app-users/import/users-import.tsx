import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableRow } from '~openapi/table-file.ts'
import { ApiError } from '@/api/errors.ts'
import {
  getUsersByFilter,
  processUsersUpload,
  uploadUsersFile,
  validateUsersUpload,
} from '@/api/generated/operations/app-users.ts'
import { findAllUserGroups } from '@/api/generated/operations/user-groups.ts'
import { useRead } from '@/api/use-read.ts'
import { useUpload } from '@/api/use-upload.ts'
import { useWrite } from '@/api/use-write.ts'
import { useRuleMessage } from '@/forms/messages.ts'
import { hrefTo } from '@/routes/href.ts'
import { useHoldUnsaved } from '@/base/unsaved.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { saveCsv } from '@/ui/table/csv.ts'
import { FileRefused, UploadFlow } from '@/ui/files/upload-flow.tsx'
import { readAllUsers } from './all-users.ts'
import { refusedCsv } from './import-files.ts'
import { ImportHelp } from './import-help.tsx'
import { judgeRows } from './judge-rows.ts'

/** Users from a file into the selected company: looked at here, judged by the server, then created (R115, R155). */
export function UsersImport({ accountOspId }: { readonly accountOspId: string }) {
  const groups = useRead(findAllUserGroups, { body: { corporateAccountOspId: accountOspId } }, { keep: true })
  return (
    <Loaded read={groups}>
      {(found) => <Import accountOspId={accountOspId} groups={found.map(({ data }) => data.extId)} />}
    </Loaded>
  )
}

interface ImportProps {
  readonly accountOspId: string
  readonly groups: readonly string[]
}

function Import({ accountOspId, groups }: ImportProps) {
  const { t } = useTranslation('app-users')
  const messageOf = useRuleMessage()
  const rows = useRef<readonly TableRow[]>([])
  const { run: send, progress } = useUpload(uploadUsersFile, { refreshes: [], ignore: ['INVALID_FILE'] })
  const { run: validate, running: validating } = useWrite(validateUsersUpload, { refreshes: [] })
  const { run: process, running: processing } = useWrite(processUsersUpload, {
    refreshes: [getUsersByFilter, findAllUserGroups],
  })
  useHoldUnsaved(progress !== undefined || validating || processing, 'running')
  const check = async (file: File) => {
    const { readUsersFile } = await import('./read-users-file.ts')
    const read = await readUsersFile(file)
    if ('problems' in read)
      throw new FileRefused(
        read.problems.map(({ field, rule }) =>
          field === 'file'
            ? { field: '', reason: messageOf({ rule }) }
            : { field, reason: messageOf({ rule }, field) },
        ),
      )
    rows.current = read.rows
    const users = await readAllUsers(accountOspId)
    return judgeRows(read.rows, { accountOspId, users, groups }, messageOf)
  }
  const upload = async (file: File): Promise<string> => {
    try {
      return await send({ query: { corporateAccountOspId: accountOspId }, body: { file } })
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'INVALID_FILE')) throw error
      throw new FileRefused(
        error.fields.map(({ field, rule = 'invalid', messages: [text = ''] }) => ({
          field: field === 'file' ? '' : field,
          reason: messageOf({ rule, text }, field === 'file' ? undefined : field),
        })),
      )
    }
  }
  return (
    <UploadFlow
      label={t('screens.ImportUsers')}
      accept=".csv,.xlsx"
      hint={t('import.hint')}
      check={check}
      upload={upload}
      progress={progress}
      validate={async (uploadId) => validate({ body: { uploadId } })}
      process={async (uploadId) => process({ body: { uploadId } })}
      saveRefused={(notes) => saveCsv(refusedCsv(rows.current, notes), `${t('import.refusedFile')}.csv`)}
      words={{
        ready: t('import.ready'),
        process: (count) => t('import.process', { count }),
        done: t('import.done'),
      }}
      help={<ImportHelp />}
      next={
        <LinkButton look="primary" to={hrefTo('AppUsersActive')}>
          {t('import.toList')}
        </LinkButton>
      }
    />
  )
}
