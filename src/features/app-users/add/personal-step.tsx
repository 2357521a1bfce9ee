import { useTranslation } from 'react-i18next'
import { DateField } from '@/forms/fields/date-field.tsx'
import { RadioField, TextField } from '@/forms/fields/fields.tsx'
import { useHeldField } from '@/forms/use-held-field.ts'
import { VerifyOnLeave } from '@/forms/verify-on-leave.tsx'
import { today } from '@/base/dates.ts'
import { FormSection } from '@/forms/form-sections.tsx'
import { ACTIVATION_MODES } from '@/domain/users/activation.ts'
import type { useAccountVerdicts } from '@/domain/users/use-account-verdicts.ts'
import { UserFields } from '@/domain/users/user-fields.tsx'

export interface PersonalStepProps {
  readonly accountOspId: string
  readonly verdicts: ReturnType<typeof useAccountVerdicts>
}

/** The person, the account with its numbers, and the date of activation. */
export function PersonalStep({ accountOspId, verdicts: { login, contractId } }: PersonalStepProps) {
  const { t } = useTranslation('app-users')
  return (
    <>
      <UserFields
        accountOspId={accountOspId}
        numbers={
          <>
            <TextField name="licensePlate" help={t('help.licensePlate')} />
            <TextField name="mobibCardNumber" help={t('help.mobibCardNumber')} inputMode="numeric" />
            <TextField name="mobibChipId" />
          </>
        }
        activation={<Activation />}
      />
      <VerifyOnLeave name="login" present="" verify={login.verify} />
      <VerifyOnLeave name="contractId" present="" verify={contractId.verify} />
    </>
  )
}

function Activation() {
  const { t } = useTranslation('app-users')
  const { value: mode } = useHeldField<string>('mode', { subscription: { value: true } }).input
  return (
    <FormSection title={t('add.activation')}>
      <RadioField
        name="mode"
        label={t('actions.activate.mode.label')}
        options={ACTIVATION_MODES.map((mode) => ({ value: mode, label: t(`actions.activate.mode.${mode}`) }))}
      />
      {mode === 'date' && (
        <DateField name="day" label={t('actions.activate.day')} requiredHere min={today()} />
      )}
      <DateField name="lastDay" label={t('fields.lastDay')} help={t('help.lastDay')} min={today()} />
    </FormSection>
  )
}
