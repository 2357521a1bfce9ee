import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FILE_LIMITS_IN_WORDS } from '@/i18n/file-limits.ts'
import { getAllMrps } from '@/api/generated/operations/partners.ts'
import { getResourcesByTypeAndFilter } from '@/api/generated/operations/resources.ts'
import { useReadAll } from '@/api/use-read-all.ts'
import { useRead } from '@/api/use-read.ts'
import { FileUpload } from '@/domain/uploads/file-upload.tsx'
import type { RowsValidator } from '@/domain/uploads/validate-rows.ts'
import { Loaded } from '@/frame/loaded.tsx'
import { readTogether } from '@/lists/use-list.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import type { Kind } from '../kinds.ts'
import { RESOURCE_READS } from '../resource-reads.ts'
import { importCalls } from './import-run.ts'
import {
  columnsOf,
  formatOf,
  resourcesValidator,
  REQUIRED_COLUMNS,
  type ImportContext,
} from './resource-file.ts'

/** Imports resources of a kind from a file, such as the stops of an operator (R114): validated here, then created. */
export function ResourcesImport({ kind }: { readonly kind: Kind }) {
  const partners = useRead(getAllMrps, {})
  const present = useReadAll(
    getResourcesByTypeAndFilter,
    { path: { type: kind.type }, body: {} },
    // Read all pages: the server accepts duplicate names, so it would create a resource twice if its name were not
    // among the known ones.
    { pages: Infinity },
  )
  const context = useMemo<ImportContext | undefined>(
    () =>
      partners.data &&
      present.data && {
        kind,
        partners: Object.fromEntries(
          partners.data.flatMap(({ ospId, data, extId }) => [
            [data.name.toLowerCase(), ospId],
            [extId.toLowerCase(), ospId],
          ]),
        ),
        names: present.data.rows.map(({ name }) => name.toLowerCase()),
      },
    [kind, partners.data, present.data],
  )
  return (
    <Loaded read={{ ...readTogether(partners, present), data: context }}>
      {(found) => <Import kind={kind} context={found} />}
    </Loaded>
  )
}

// i18n-keys: resources:import.help.*
function Import({ kind, context }: { readonly kind: Kind; readonly context: ImportContext }) {
  const { t } = useTranslation('resources')
  const [calls] = useState(() => importCalls(context))
  const columns = useMemo(
    () =>
      columnsOf(kind).map((name) => ({
        name,
        label: name === 'provider' ? t('columns.mrp') : t(`fields.${name}`),
        isRequired: REQUIRED_COLUMNS.some((required) => required === name),
        help:
          name === 'provider' || name === 'labels' || name === 'mobilityMode'
            ? t(`import.help.${name}`)
            : undefined,
      })),
    [kind, t],
  )
  const loadValidator = (): Promise<RowsValidator> => Promise.resolve(resourcesValidator(context))
  return (
    <FileUpload
      label={t('import.label')}
      hint={t('import.hint', FILE_LIMITS_IN_WORDS)}
      format={{ columns: formatOf(kind) }}
      columns={columns}
      templateFile={t(`kinds.${kind.type}.file`)}
      loadValidator={loadValidator}
      calls={calls}
      refreshes={RESOURCE_READS}
      failedFile={t('bulk.file')}
      words={{
        ready: t('import.ready'),
        process: (count) => t('import.process', { count }),
        done: t('import.done'),
      }}
      next={
        <LinkButton look="primary" to={hrefTo(kind.list)}>
          {t('import.toList')}
        </LinkButton>
      }
    />
  )
}
