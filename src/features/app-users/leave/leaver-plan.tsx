import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHeldField } from '@/forms/use-held-field.ts'
import { useDraftUntilDropped } from '@/forms/keep-draft.ts'
import { ValuesForm } from '@/forms/values-form.tsx'
import { WizardFoot } from '@/forms/wizard-foot.tsx'
import { date } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { useGoTo } from '@/routes/navigate.tsx'
import { useDraft } from '@/session/use-draft.ts'
import { Card } from '@/ui/basics/card.tsx'
import { Checkbox } from '@/ui/inputs/choice.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import {
  brokenPlan,
  DEACTIVATION_MODES,
  plannedDay,
  type DeactivationMode,
  type Plan,
} from '@/domain/users/activation.ts'
import { PlanFields } from '@/domain/users/plan-fields.tsx'
import { nameOf } from '@/domain/users/action-user.ts'
import { Consequences } from './consequences.tsx'
import { isProposed, stepsOf, type Agreed, type LeaverFacts, type LeaverStep } from './leaver-steps.ts'
import { LeaverPrompt } from './leaver-prompt.tsx'
import { LeaverWizard } from './leaver-wizard.tsx'
import { useStepWords } from './use-step-words.ts'

export interface LeaverPlanProps {
  readonly facts: LeaverFacts
  readonly onAgreed: (agreed: Agreed) => void
}

/** Asks for the last day, shows the resulting steps, and lets the user select which ones to execute. */
export function LeaverPlan({ facts, onAgreed }: LeaverPlanProps) {
  const { t } = useTranslation('app-users')
  const { user } = facts
  const planned = plannedDay(user.desiredDeactivationDate)
  const [initial] = useState<LeaverValues>({
    mode: planned === undefined ? 'now' : 'date',
    day: planned ?? '',
    ticked: [],
    unticked: [],
  })
  const draft = useDraftUntilDropped<LeaverValues>(useDraft(`leave.${user.ospId}`))
  const goTo = useGoTo()
  const [asking, setAsking] = useState<Agreed>()

  const agreedOf = ({ mode, day, ticked, unticked }: LeaverValues): Agreed => {
    const lastDay = mode === 'now' ? undefined : day
    const all = stepsOf(facts, lastDay)
    const isChosen = (step: LeaverStep): boolean =>
      ticked.includes(step.id) || (!unticked.includes(step.id) && isProposed(step, lastDay))
    return { steps: all.filter(isChosen), left: all.filter((step) => !isChosen(step)), lastDay }
  }
  return (
    <LeaverWizard current="plan">
      <ValuesForm
        initial={initial}
        draft={draft}
        check={(plan) => brokenPlan(plan)}
        send={async (plan) => setAsking(agreedOf(plan))}
      >
        {({ values, dirty, submit }) => {
          const isDay = Object.keys(brokenPlan(values)).length === 0
          const agreed = isDay ? agreedOf(values) : undefined
          return (
            <form
              noValidate
              aria-label={t('screens.LeaverGuide')}
              className="stack"
              onSubmit={(event) => {
                event.preventDefault()
                submit()
              }}
            >
              <Card title={t('leaver.lastDay')}>
                <PlanFields
                  modes={DEACTIVATION_MODES.map((mode) => ({
                    value: mode,
                    label: t(`actions.deactivate.mode.${mode}`),
                  }))}
                  modeLabel={t('actions.deactivate.mode.label')}
                  dayLabel={t('leaver.lastDay')}
                  mode={values.mode}
                />
              </Card>
              {agreed && (
                <>
                  <Steps facts={facts} agreed={agreed} />
                  <Consequences userOspId={user.ospId} lastDay={agreed.lastDay} />
                </>
              )}
              <WizardFoot
                submitLabel={t('leaver.start')}
                refused={agreed?.steps.length === 0 ? t('leaver.nothingChosen') : undefined}
                isTyped={() => dirty || draft.read() !== undefined}
                onDiscard={() => {
                  draft.drop()
                  goTo(hrefTo('AppUserDetailView', { userOspId: user.ospId }))
                }}
              />
            </form>
          )
        }}
      </ValuesForm>
      <LeaverPrompt
        name={nameOf(user)}
        agreed={asking}
        onConfirm={(agreed) => {
          draft.drop()
          onAgreed(agreed)
        }}
        onClose={() => setAsking(undefined)}
      />
    </LeaverWizard>
  )
}

interface LeaverValues extends Plan<DeactivationMode> {
  /** The ids of the steps that the user has selected or deselected. For the others the proposal applies. */
  readonly ticked: readonly string[]
  readonly unticked: readonly string[]
}

interface StepsProps {
  readonly facts: LeaverFacts
  readonly agreed: Agreed
}

const KINDS = ['recurring', 'token', 'budget', 'account'] as const

/** The proposed steps, with their effects. Each can be left out. */
function Steps({ facts, agreed: { steps, lastDay } }: StepsProps) {
  const { t } = useTranslation('app-users')
  const wordsOf = useStepWords()
  const ticked = useHeldField<readonly string[]>('ticked', { subscription: { value: true } }).input
  const unticked = useHeldField<readonly string[]>('unticked', { subscription: { value: true } }).input
  const choose = (id: string, on: boolean): void => {
    const [chosen, other] = on ? [ticked, unticked] : [unticked, ticked]
    chosen.onChange([...chosen.value, id])
    other.onChange(other.value.filter((one) => one !== id))
  }
  return KINDS.map((kind) => {
    const all = stepsOf(facts, lastDay).filter((step) => step.kind === kind)
    return (
      <Card
        key={kind}
        title={t(`leaver.kind.${kind}`)}
        actions={
          kind === 'recurring' ? (
            <Link to={hrefTo('AppUserExpenses', { userOspId: facts.user.ospId })}>
              {t('leaver.toBooked')}
            </Link>
          ) : undefined
        }
      >
        <div className="stack">
          {kind === 'recurring' && <p>{t('leaver.booked')}</p>}
          {all.length === 0 && <p>{t(`leaver.none.${kind}`)}</p>}
          {kind === 'token' && lastDay !== undefined && all.length > 0 && (
            <Notice tone="info">{t('leaver.tokensLater', { date: date(lastDay) })}</Notice>
          )}
          {all.map((step) => {
            const { item, effect } = wordsOf(step)
            return (
              <Checkbox
                key={step.id}
                label={<bdi>{item}</bdi>}
                help={effect}
                checked={steps.some(({ id }) => id === step.id)}
                onChange={({ target }) => choose(step.id, target.checked)}
              />
            )
          })}
        </div>
      </Card>
    )
  })
}
