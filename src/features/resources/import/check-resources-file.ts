import { checkFile, type CheckedFile } from '@/domain/uploads/check-file.ts'
import { columnsOf, judgeResources, REQUIRED_COLUMNS, type Surroundings } from './resource-file.ts'

/** Reads and judges a file of resources. */
export const checkResourcesFile = (file: File, around: Surroundings): Promise<CheckedFile> =>
  checkFile(file, { columns: columnsOf(around.kind), required: REQUIRED_COLUMNS }, (rows) =>
    judgeResources(rows, around),
  )
