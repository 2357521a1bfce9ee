import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getUser } from '@/api/generated/operations/app-users.ts'
import type { components } from '@/api/generated/schema.ts'
import { useRead } from '@/api/use-read.ts'
import { date, groupName } from '@/i18n/formats.ts'
import { Card } from '@/ui/basics/card.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { useFieldLabel } from '@/domain/users/field-labels.ts'
import { nameOf } from '@/domain/users/action-user.ts'
import { ADDRESS_PARTS } from '@/forms/values/address.ts'
import { useBudgetWords } from './budget-line.ts'
import type { NewUserForm } from '@/domain/users/new-user-form.ts'
import { ownName } from '@/i18n/languages.ts'

export interface SummaryStepProps {
  readonly values: NewUserForm
  readonly groups: readonly components['schemas']['UserGroup'][]
}

const NUMBERS = [
  'employeeNumber',
  'contractId',
  'extId',
  'licensePlate',
  'mobibCardNumber',
  'mobibChipId',
] as const

/** Everything that will be written, for review. */
export function SummaryStep({ values, groups }: SummaryStepProps) {
  const { t } = useTranslation(['app-users', 'session'])
  const labelOf = useFieldLabel()
  const words = useBudgetWords()
  const { parentUserOspId } = values
  const { data } = useRead(getUser, parentUserOspId === '' ? null : { body: { ospId: parentUserOspId } }, {
    ignore: ['*'],
  })
  const parent = parentUserOspId === '' || !data ? parentUserOspId : text(nameOf(data))
  const { email, msisdn, birthDate, language, login, twoFactor, mode, day } = values
  const list = (shown: Readonly<Record<string, ReactNode>>) => (
    <PropertyList items={Object.entries(shown).map(([name, value]) => ({ label: labelOf(name), value }))} />
  )
  const joined = groups.filter(({ ospId }) => values.userGroups.includes(ospId))
  return (
    <>
      <Notice tone="info">{t('add.credentials', { email })}</Notice>
      <Card title={t('sections.personal')}>
        {list({
          firstName: text(values.firstName),
          lastName: text(values.lastName),
          email,
          msisdn,
          birthDate: birthDate && date(birthDate),
          language: ownName(language),
          parentUserOspId: parent,
        })}
      </Card>
      <Card title={t('sections.account')}>
        {list({
          login: login || t('add.loginChosen'),
          twoFactor: t(twoFactor ? 'twoFactor.on' : 'twoFactor.off'),
          activation: mode === 'date' ? date(day) : t(`actions.activate.mode.${mode}`),
          lastDay: values.lastDay && date(values.lastDay),
        })}
      </Card>
      <Card title={t('sections.ids')}>
        {list(Object.fromEntries(NUMBERS.map((name) => [name, values[name]])))}
      </Card>
      <Card title={t('add.addresses')}>
        <PropertyList
          items={[
            { label: t('sections.workAddress'), value: addressText(values.workAddress) },
            { label: t('sections.homeAddress'), value: addressText(values.homeAddress) },
          ]}
        />
      </Card>
      <Card title={t('add.steps.budgets')}>
        {values.budgets.length === 0 ? (
          t('add.noneChosen')
        ) : (
          <PropertyList
            items={values.budgets.map((budget) => ({
              label: words.nameOf(budget.type),
              value: words.contentOf(budget),
            }))}
          />
        )}
      </Card>
      <Card title={t('columns.userGroups')}>
        {joined.length === 0 ? (
          t('add.noneChosen')
        ) : (
          <ul>
            {joined.map(({ ospId, data }) => (
              <li key={ospId}>{groupName(data.extId)}</li>
            ))}
          </ul>
        )}
      </Card>
    </>
  )
}

/** Isolates the text direction, because it may be in any script. */
const text = (value: string): ReactNode => <bdi>{value}</bdi>

const addressText = (address: NewUserForm['homeAddress']): string =>
  ADDRESS_PARTS.map((part) => address[part])
    .filter((part) => part !== '')
    .join(', ')
