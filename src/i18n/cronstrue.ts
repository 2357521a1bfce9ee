/*
 * The library with its languages in one chunk. English is included, and the others register themselves when imported.
 */
import '@/api/generated/schedule-languages.ts'
import cronstrue from 'cronstrue'

/** Describes a schedule. Throws for an invalid one. */
export const sentenceOf = (cron: string, language: string): string =>
  cronstrue.toString(cron, { locale: language, use24HourTimeFormat: true })
