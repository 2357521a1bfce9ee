import { onlySet } from '@/base/only-set.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import { paged, optionalOneOf, sortBy, text, type ListQuery } from '@/lists/list-query.ts'
import type { Tone } from '@/ui/basics/status-badge.tsx'
import type { UploadTab } from './upload-tabs.ts'

type Upload = Schemas['Upload']

export const UPLOAD_STATES = [
  'UPLOADED',
  'VALIDATED',
  'PARTLY_PROCESSED',
  'PROCESSED',
] as const satisfies readonly Upload['state'][]

export const uploadsQuery = {
  search: text(),
  state: optionalOneOf(UPLOAD_STATES),
  ...paged([10, 25, 50]),
  sort: sortBy(['fileName', 'state', 'rowCount', 'uploadedOn', 'uploadedBy'], '-uploadedOn'),
}

export const toUploadFilter = (
  { search, state }: ListQuery<typeof uploadsQuery>,
  kinds: UploadTab['kinds'],
): Schemas['UploadFilter'] => ({ kinds: [...kinds], ...onlySet({ states: state && [state], search }) })

const TONES: Readonly<Record<Upload['state'], Tone>> = {
  UPLOADED: 'info',
  VALIDATED: 'info',
  PARTLY_PROCESSED: 'warning',
  PROCESSED: 'success',
}

// i18n-keys: uploads:states.*
export const uploadColumns = defineColumns<Upload, UploadTab>(
  'uploads',
  {
    fileName: column.text(({ fileName }, { t }) => (fileName === '' ? t('unnamed') : fileName), {
      header: 'list.columns.fileName',
    }),
    kind: column.plain(({ kind }, { t }) => t(`kinds.${kind}.name`), {
      header: 'list.columns.kind',
      when: ({ kinds }) => kinds.length > 1,
    }),
    state: column.status(({ state }, { t }) => ({ tone: TONES[state], text: t(`states.${state}`) }), {
      header: 'list.columns.state',
    }),
    rowCount: column.count(({ rowCount }) => rowCount, { header: 'list.columns.rowCount' }),
    errorCount: column.count(({ state, errorCount }) => (state === 'UPLOADED' ? undefined : errorCount), {
      header: 'list.columns.errorCount',
    }),
    processedCount: column.count(({ processedCount }) => processedCount, {
      header: 'list.columns.processedCount',
    }),
    mrp: column.text(({ mrp }) => mrp?.name, {
      header: 'list.columns.mrp',
      when: ({ hasProvider }) => hasProvider,
    }),
    reseller: column.text(({ reseller }) => reseller?.name, {
      header: 'list.columns.reseller',
      when: ({ hasReseller }) => hasReseller,
      priority: 3,
    }),
    uploadedBy: column.name(({ uploadedBy }) => uploadedBy.name, {
      header: 'list.columns.uploadedBy',
      priority: 3,
    }),
    uploadedOn: column.moment(({ uploadedOn }) => uploadedOn, {
      header: 'list.columns.uploadedOn',
      priority: 1,
    }),
  },
  ({ uploadId }) => uploadId,
)
