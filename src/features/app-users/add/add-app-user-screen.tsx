import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { birthDateRules } from '~openapi/rules.ts'
import type { components } from '@/api/generated/schema.ts'
import { createMobileUser, getUsersByFilter } from '@/api/generated/operations/app-users.ts'
import { findAllUserGroups } from '@/api/generated/operations/user-groups.ts'
import request from '@/api/generated/requests/CreateMobileUserRequest.ts'
import { useRead } from '@/api/use-read.ts'
import { today } from '@/base/dates.ts'
import { ContractWizard } from '@/forms/contract-wizard.tsx'
import { hrefTo } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { useStepAddress } from '@/routes/use-step.ts'
import { useDraft } from '@/session/use-draft.ts'
import { useCompanyOspId } from '@/session/use-viewer.ts'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { brokenLastDay, brokenPlan } from '@/domain/users/activation.ts'
import { useFieldLabel } from '@/domain/users/field-labels.ts'
import { useAccountVerdicts } from '@/domain/users/use-account-verdicts.ts'
import { nameOf } from '@/domain/users/action-user.ts'
import { EMPTY_USER, fieldOf, toCreation, type NewUserForm } from '@/domain/users/new-user-form.ts'
import { PersonalStep } from './personal-step.tsx'
import { SoFar } from './so-far.tsx'

// The later steps are loaded when they are opened.
const BudgetsStep = lazyBlock(async () => (await import('./budgets-step.tsx')).BudgetsStep)
const SummaryStep = lazyBlock(async () => (await import('./summary-step.tsx')).SummaryStep)
const GroupsStep = lazyBlock(async () => (await import('./groups-step.tsx')).GroupsStep)

/** R229: creates an app user in three steps, with a summary before the only write. */
export default function AddAppUserScreen() {
  const accountOspId = useCompanyOspId()
  const groups = useRead(findAllUserGroups, { body: { corporateAccountOspId: accountOspId } }, { keep: true })
  return (
    <ScreenFrame name="AddAppUser">
      <Loaded read={groups}>{(found) => <NewUser accountOspId={accountOspId} groups={found} />}</Loaded>
    </ScreenFrame>
  )
}

interface NewUserProps {
  readonly accountOspId: string
  readonly groups: readonly components['schemas']['UserGroup'][]
}

function NewUser({ accountOspId, groups }: NewUserProps) {
  const { t } = useTranslation('app-users')
  const goTo = useGoTo()
  const verdicts = useAccountVerdicts()
  const labelOf = useFieldLabel()
  // R182: everyone is in the default group, unless removed from it.
  const initial = useMemo(
    () => ({
      ...EMPTY_USER,
      userGroups: groups.filter(({ isDefault }) => isDefault).map(({ ospId }) => ospId),
    }),
    [groups],
  )
  return (
    <ContractWizard<'createMobileUser', NewUserForm>
      label={t('screens.AddAppUser')}
      request={request}
      operation={createMobileUser}
      refreshes={[getUsersByFilter, findAllUserGroups]}
      address={useStepAddress()}
      draft={useDraft('app-user')}
      initial={initial}
      toBody={(values) => toCreation(values, accountOspId)}
      fieldOf={fieldOf}
      labelOf={labelOf}
      rules={(_body, values) => brokenUser(values, verdicts)}
      saved={(user) => t('add.done', { name: nameOf(user) })}
      onSaved={({ ospId }) => goTo(hrefTo('AppUserDetailView', { userOspId: ospId }))}
      onCancel={() => goTo(hrefTo('AppUsersActive'))}
      submitLabel={t('add.submit')}
      finishesFrom="budgets"
      aside={(values) => <SoFar values={values} groups={groups} />}
      steps={[
        {
          id: 'personal-details',
          title: t('add.steps.personal'),
          has: (field) => field !== 'budgets' && field !== 'userGroups',
          verify: (values) => verified(values, verdicts),
          content: () => <PersonalStep accountOspId={accountOspId} verdicts={verdicts} />,
        },
        {
          id: 'budgets',
          title: t('add.steps.budgets'),
          has: (field) => field === 'budgets',
          content: () => <BudgetsStep accountOspId={accountOspId} />,
        },
        {
          id: 'user-groups',
          title: t('add.steps.groups'),
          has: (field) => field === 'userGroups',
          content: () => <GroupsStep groups={groups} />,
        },
        {
          id: 'summary',
          title: t('add.steps.summary'),
          content: (values) => <SummaryStep values={values} groups={groups} />,
        },
      ]}
    />
  )
}

type Verdicts = ReturnType<typeof useAccountVerdicts>

const TAKEN = { rule: 'login_taken' } as const
const UNKNOWN_NUMBER = { rule: 'contract_id' } as const

const brokenUser = (values: NewUserForm, { login, contractId }: Verdicts) => ({
  ...brokenPlan(values),
  ...birthDateRules(values.birthDate, today(), 'birthDate'),
  ...brokenLastDay(values.lastDay),
  ...(login.isRefused(values.login) && { login: TAKEN }),
  ...(contractId.isRefused(values.contractId) && { contractId: UNKNOWN_NUMBER }),
})

/** R144: the server's check, before anything is created. */
async function verified({ login, contractId }: NewUserForm, verdicts: Verdicts) {
  const [isFree, isValid] = await Promise.all([
    login.trim() === '' || verdicts.login.verify(login.trim()),
    contractId.trim() === '' || verdicts.contractId.verify(contractId.trim()),
  ])
  return { ...(!isFree && { login: TAKEN }), ...(!isValid && { contractId: UNKNOWN_NUMBER }) }
}
