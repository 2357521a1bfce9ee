import { USER_IMPORT_FORMAT } from '~files/user-import.ts'
import { checkFile, type CheckedFile } from '@/domain/uploads/check-file.ts'
import { judgeUsers, type Company } from './judge-rows.ts'

/** Reads and judges a file of users. */
export const checkUsersFile = (file: File, company: Company): Promise<CheckedFile> =>
  checkFile(file, { columns: USER_IMPORT_FORMAT }, (rows) => judgeUsers(rows, company))
