import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { REQUIRED_IMPORT_COLUMNS, USER_IMPORT_COLUMNS } from '~files/user-import.ts'
import type { FileColumn } from '@/domain/uploads/file-column.ts'
import { useFieldLabel } from '@/domain/users/field-labels.ts'

const EXPLAINED = [
  'birthDate',
  'msisdn',
  'language',
  'login',
  'extId',
  'licensePlate',
  'userGroups',
  'activationDate',
] as const

/** The columns of a file of users, with their descriptions. */
export function useImportColumns(): readonly FileColumn[] {
  const { t } = useTranslation('app-users')
  const labelOf = useFieldLabel()
  return useMemo(() => {
    const nameOf = (column: string, field: string): string =>
      column === 'userGroups'
        ? t('columns.userGroups')
        : column === 'activationDate'
          ? t('fields.activation')
          : labelOf(field)
    return Object.entries(USER_IMPORT_COLUMNS).map(([name, field]) => ({
      name,
      label: nameOf(name, field),
      isRequired: REQUIRED_IMPORT_COLUMNS.some((required) => required === name),
      help: EXPLAINED.some((explained) => explained === name) ? t(`import.help.${name}`) : undefined,
    }))
  }, [t, labelOf])
}
