import { useTranslation } from 'react-i18next'
import isDate from '~openapi/formats/date.ts'
import type { components } from '@/api/generated/schema.ts'
import { date, groupName } from '@/i18n/formats.ts'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { useFieldLabel } from '@/domain/users/field-labels.ts'
import { useBudgetWords } from './budget-line.ts'
import type { NewUserForm } from '@/domain/users/new-user-form.ts'
import styles from './add.module.css'
import { ownName } from '@/i18n/languages.ts'

export interface SoFarProps {
  readonly values: NewUserForm
  readonly groups: readonly components['schemas']['UserGroup'][]
}

/** A summary of the filled-in values, beside the steps. */
export function SoFar({ values, groups }: SoFarProps) {
  const { t } = useTranslation(['app-users', 'session'])
  const labelOf = useFieldLabel()
  const words = useBudgetWords()
  const { firstName, lastName, email, msisdn, language, mode, day, budgets, userGroups } = values
  const name = `${firstName} ${lastName}`.trim()
  const joined = groups.filter(({ ospId }) => userGroups.includes(ospId))
  return (
    <>
      <div>
        <p className={styles.name}>
          <bdi>{name === '' ? t('add.noName') : name}</bdi>
        </p>
        <p className="muted small">{email}</p>
      </div>
      <PropertyList
        items={[
          ...(msisdn === '' ? [] : [{ label: labelOf('msisdn'), value: msisdn }]),
          { label: labelOf('language'), value: ownName(language) },
          {
            label: labelOf('activation'),
            value: mode === 'date' && isDate(day) ? date(day) : t(`actions.activate.mode.${mode}`),
          },
        ]}
      />
      {budgets.length > 0 && (
        <PropertyList
          items={budgets.map((budget) => ({
            label: words.nameOf(budget.type),
            value: words.contentOf(budget),
          }))}
        />
      )}
      {joined.length > 0 && (
        <PropertyList
          items={[
            {
              label: t('columns.userGroups'),
              value: joined.map(({ data }) => groupName(data.extId)).join(', '),
            },
          ]}
        />
      )}
    </>
  )
}
