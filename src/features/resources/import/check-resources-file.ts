import { checkFile, type CheckedFile } from '@/domain/uploads/check-file.ts'
import { formatOf, judgeResources, type Surroundings } from './resource-file.ts'

/** Reads and judges a file of resources. */
export const checkResourcesFile = (file: File, around: Surroundings): Promise<CheckedFile> =>
  checkFile(file, { columns: formatOf(around.kind) }, (rows) => judgeResources(rows, around))
