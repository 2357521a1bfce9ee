import { REQUIRED_IMPORT_COLUMNS, USER_IMPORT_COLUMNS } from '~openapi/user-import.ts'
import { checkFile, type CheckedFile } from '@/domain/uploads/check-file.ts'
import { judgeUsers, type Company } from './judge-rows.ts'

/** Reads and judges a file of users. */
export const checkUsersFile = (file: File, company: Company): Promise<CheckedFile> =>
  checkFile(file, { columns: Object.keys(USER_IMPORT_COLUMNS), required: REQUIRED_IMPORT_COLUMNS }, (rows) =>
    judgeUsers(rows, company),
  )
