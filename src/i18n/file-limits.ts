import { FILE_LIMITS } from '@/api/generated/file-limits.ts'
import { number } from './plain-formats.ts'

/** The contract's limits of uploaded tables, for texts that mention them: `t('import.hint', FILE_LIMITS_IN_WORDS)`. */
export const FILE_LIMITS_IN_WORDS = {
  rows: number(FILE_LIMITS.rows),
  megabytes: number(FILE_LIMITS.bytes / 1024 / 1024),
} as const
