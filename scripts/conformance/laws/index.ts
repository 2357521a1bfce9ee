/** All laws, in the order in which they are tried. */
import { goodRequest } from './good-request.ts'
import { input } from './input.ts'
import type { Law } from './law.ts'
import { invalid } from './invalid.ts'
import { maximum, unique } from './conflicts.ts'
import { once, onceAtATime } from './once.ts'
import { options } from './options.ts'
import { passwords, refresh } from './credentials.ts'
import { agreement } from './agreement.ts'
import { attempts } from './attempts.ts'
import { changes } from './changes.ts'
import { combinations } from './combinations.ts'
import { copies } from './copies.ts'
import { downloads } from './downloads.ts'
import { effects } from './effects.ts'
import { fileRows } from './file-rows.ts'
import { filters, filtersOfNew, scope } from './filters.ts'
import { defaults, offers, order, pages, sort, whole } from './lists.ts'
import { search } from './search.ts'
import { searchedFields, searchedFieldsOfNew } from './searched-fields.ts'
import { foundRecords } from './found-records.ts'
import { groupings } from './groupings.ts'
import { languageOfCaller, languages } from './languages.ts'
import { methods } from './methods.ts'
import { recounts, recountsAfterWrites } from './recounts.ts'
import { records } from './records.ts'
import { files, reads } from './reads.ts'
import { creationDefaults, life, removal } from './resources.ts'
import { refuses } from './refuses.ts'
import { returned } from './returned.ts'
import { reserved } from './reserved.ts'
import { roles } from './roles.ts'
import { tenants } from './tenants.ts'
import { visibility } from './visibility.ts'
import { visibleTo } from './visible-to.ts'
import { token } from './token.ts'
import { unknown } from './unknown.ts'
import { unstated } from './unstated.ts'
import { inTime } from './in-time.ts'
import { sameValue } from './same-value.ts'
import { sessions } from './sessions.ts'
import { states } from './states.ts'
import { otherFields } from './other-fields.ts'
import { repeat, race, sets, stale, stored } from './writes.ts'

/** Marks a law about writes that recognises operations by the usual form of paths, and so holds for any API. */
const universal = (law: Law): Law => ({ ...law, isUniversal: true })

export const LAWS: readonly Law[] = [
  token,
  passwords,
  refresh,
  attempts,
  goodRequest,
  roles,
  tenants,
  visibility,
  visibleTo,
  reserved,
  input,
  refuses,
  methods,
  unknown,
  reads,
  files,
  records,
  languages,
  languageOfCaller,
  whole,
  pages,
  offers,
  defaults,
  sort,
  order,
  filters,
  scope,
  search,
  searchedFields,
  foundRecords,
  combinations,
  agreement,
  downloads,
  recounts,
  groupings,
  universal(life),
  universal(creationDefaults),
  universal(removal),
  universal(stored),
  returned,
  otherFields,
  changes,
  unstated,
  copies,
  recountsAfterWrites,
  filtersOfNew,
  searchedFieldsOfNew,
  fileRows,
  sessions,
  inTime,
  stale,
  repeat,
  sets,
  race,
  once,
  onceAtATime,
  states,
  unique,
  sameValue,
  maximum,
  options,
  effects,
  invalid,
]
