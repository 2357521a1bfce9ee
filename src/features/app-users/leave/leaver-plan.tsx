import { useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { ValuesForm } from '@/forms/values-form.tsx'
import { date } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { Button, LinkButton } from '@/ui/basics/button.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { Checkbox } from '@/ui/inputs/choice.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { ConfirmDialog } from '@/ui/overlays/question-dialogs.tsx'
import {
  brokenPlan,
  DEACTIVATION_MODES,
  plannedDay,
  type DeactivationMode,
  type Plan,
} from '@/domain/users/activation.ts'
import { PlanFields } from '@/domain/users/plan-fields.tsx'
import { nameOf } from '@/domain/users/user-actions.ts'
import { Consequences } from './consequences.tsx'
import { isProposed, stepsOf, type Agreed, type LeaverFacts, type LeaverStep } from './leaver-steps.ts'
import { LeaverWizard } from './leaver-wizard.tsx'
import { useStepWords } from './use-step-words.ts'

export interface LeaverPlanProps {
  readonly facts: LeaverFacts
  readonly onAgreed: (agreed: Agreed) => void
}

/** Asks for the last day, shows what follows from it, and lets it be agreed to step by step. */
export function LeaverPlan({ facts, onAgreed }: LeaverPlanProps) {
  const { t } = useTranslation('app-users')
  const { user } = facts
  const planned = plannedDay(user.desiredDeactivationDate)
  const [initial] = useState<Plan<DeactivationMode>>({
    mode: planned === undefined ? 'now' : 'date',
    day: planned ?? '',
  })
  // What was ticked or unticked by hand; else the proposal holds.
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [asking, setAsking] = useState<Agreed>()

  const agreedOf = ({ mode, day }: Plan<DeactivationMode>): Agreed => {
    const lastDay = mode === 'now' ? undefined : day
    const all = stepsOf(facts, lastDay)
    const isChosen = (step: LeaverStep): boolean => chosen.get(step.id) ?? isProposed(step, lastDay)
    return { steps: all.filter(isChosen), left: all.filter((step) => !isChosen(step)), lastDay }
  }
  return (
    <LeaverWizard current="plan">
      <ValuesForm
        initial={initial}
        check={(plan) => brokenPlan(plan)}
        send={async (plan) => setAsking(agreedOf(plan))}
      >
        {({ values, submit }) => {
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
                  <Steps
                    facts={facts}
                    agreed={agreed}
                    onChange={(id, on) => setChosen((before) => new Map(before).set(id, on))}
                  />
                  <Consequences userOspId={user.ospId} lastDay={agreed.lastDay} />
                </>
              )}
              <div className="row">
                <Button
                  type="submit"
                  look="primary"
                  refused={agreed?.steps.length === 0 ? t('leaver.nothingChosen') : undefined}
                >
                  {t('leaver.start')}
                </Button>
                <LinkButton to={hrefTo('AppUserDetailView', { userOspId: user.ospId })}>
                  {t('leaver.back')}
                </LinkButton>
              </div>
            </form>
          )
        }}
      </ValuesForm>
      <ConfirmDialog
        open={asking !== undefined}
        title={<bdi>{t('leaver.confirm.title', { name: nameOf(user) })}</bdi>}
        text={[
          t('leaver.confirm.text', { count: asking?.steps.length ?? 0 }),
          ...(asking?.steps.some(({ kind }) => kind === 'token') ? [t('leaver.confirm.tokens')] : []),
        ].join(' ')}
        confirm={t('leaver.confirm.submit')}
        tone="danger"
        onConfirm={() => asking && onAgreed(asking)}
        onClose={() => setAsking(undefined)}
      />
    </LeaverWizard>
  )
}

interface StepsProps {
  readonly facts: LeaverFacts
  readonly agreed: Agreed
  readonly onChange: (id: string, on: boolean) => void
}

const KINDS = ['recurring', 'token', 'budget', 'account'] as const

/** What there is, with what becomes of it; each can be left out. */
function Steps({ facts, agreed: { steps, lastDay }, onChange }: StepsProps) {
  const { t } = useTranslation('app-users')
  const wordsOf = useStepWords()
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
            const { thing, effect } = wordsOf(step)
            return (
              <Checkbox
                key={step.id}
                label={<bdi>{thing}</bdi>}
                help={effect}
                checked={steps.some(({ id }) => id === step.id)}
                onChange={({ target }) => onChange(step.id, target.checked)}
              />
            )
          })}
        </div>
      </Card>
    )
  })
}
