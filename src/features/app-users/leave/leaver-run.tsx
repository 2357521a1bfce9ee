import Printer from 'lucide-react/icons/printer'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useTranslation } from 'react-i18next'
import { dayAt } from '@/base/dates.ts'
import { date, dateTime, number } from '@/i18n/formats.ts'
import { hrefTo } from '@/routes/href.ts'
import { useUser } from '@/session/use-viewer.ts'
import { ProgressLine } from '@/ui/bulk/bulk-parts.tsx'
import type { BulkRun } from '@/ui/bulk/use-bulk-run.ts'
import { Button, LinkButton } from '@/ui/basics/button.tsx'
import { Card } from '@/ui/basics/card.tsx'
import { Notice } from '@/ui/feedback/notice.tsx'
import { PropertyList } from '@/ui/basics/property-list.tsx'
import { StatusBadge, type Tone } from '@/ui/basics/status-badge.tsx'
import { nameOf } from '@/domain/users/action-user.ts'
import type { AppUser } from '@/domain/users/user-form.ts'
import { Consequences } from './consequences.tsx'
import { doLeaverStep } from './do-leaver-step.ts'
import type { LeaverStep } from './leaver-steps.ts'
import { LeaverWizard } from './leaver-wizard.tsx'
import styles from './leaver.module.css'
import { messageOf, type LeaverReceipt } from './use-leaver-receipt.ts'
import { useStepWords } from './use-step-words.ts'

export interface LeaverRunProps extends LeaverReceipt {
  readonly user: AppUser
}

/** The progress of the selected steps, and the result of each. The result can be printed. */
export function LeaverRun({ user, agreed, run, endedAt }: LeaverRunProps) {
  const { t } = useTranslation('app-users')
  const isDone = run.state === 'done'
  const failed = agreed.steps.filter((step) => standingOf(run, step) === 'failed')
  return (
    <LeaverWizard current={isDone ? 'receipt' : 'run'}>
      {isDone ? (
        <Notice
          tone={failed.length === 0 ? 'success' : 'warning'}
          live
          title={t('leaver.result', {
            done: number(agreed.steps.length - failed.length),
            total: number(agreed.steps.length),
          })}
        >
          {failed.length > 0 && t('leaver.resultFailed')}
        </Notice>
      ) : (
        <ProgressLine done={run.outcomes.length} total={agreed.steps.length} isPaused={run.isPaused} />
      )}
      {isDone && endedAt !== undefined && <Head user={user} lastDay={agreed.lastDay} endedAt={endedAt} />}
      <Card title={t('leaver.steps')}>
        <ol className={styles.steps}>
          {agreed.steps.map((step) => (
            <Step key={step.id} step={step} run={run} />
          ))}
        </ol>
      </Card>
      {isDone && (
        <>
          <Left steps={agreed.left} />
          <Consequences userOspId={user.ospId} lastDay={agreed.lastDay} />
        </>
      )}
    </LeaverWizard>
  )
}

type Standing = 'waiting' | 'running' | 'done' | 'failed'

/** One step runs at a time: the first without an outcome. */
function standingOf(run: BulkRun<LeaverStep>, step: LeaverStep): Standing {
  const outcome = run.outcomes.find(({ item }) => item === step)
  if (outcome) return outcome.error === undefined ? 'done' : 'failed'
  return run.current === step ? 'running' : 'waiting'
}

const TONES: Readonly<Record<Standing, Tone>> = {
  waiting: 'neutral',
  running: 'info',
  done: 'success',
  failed: 'danger',
}

interface StepProps {
  readonly step: LeaverStep
  readonly run: BulkRun<LeaverStep>
}

// i18n-keys: app-users:leaver.standing.*
function Step({ step, run }: StepProps) {
  const { t } = useTranslation('app-users')
  const { item, effect } = useStepWords()(step)
  const standing = standingOf(run, step)
  const error = run.outcomes.find(({ item }) => item === step)?.error
  return (
    <li className={styles.step}>
      <div className={styles.words}>
        <strong>
          <bdi>{item}</bdi>
        </strong>
        <p className={styles.effect}>{effect}</p>
        {error !== undefined && (
          <p className="field-error" role="alert">
            {messageOf(error)}
          </p>
        )}
      </div>
      <StatusBadge tone={TONES[standing]}>{t(`leaver.standing.${standing}`)}</StatusBadge>
      {standing === 'failed' && (
        <Button
          size="small"
          icon={<RotateCw />}
          aria-label={t('leaver.retryItem', { item })}
          refused={run.state === 'running' ? t('common:ui.pending') : undefined}
          onClick={() => void run.retry([step], doLeaverStep)}
        >
          {t('leaver.retry')}
        </Button>
      )}
    </li>
  )
}

interface HeadProps {
  readonly user: AppUser
  readonly lastDay: string | undefined
  readonly endedAt: string
}

/** The user, the last day, and who executed the steps and when. */
function Head({ user, lastDay, endedAt }: HeadProps) {
  const { t } = useTranslation('app-users')
  const viewer = useUser()
  return (
    <Card
      title={t('leaver.receipt')}
      actions={
        <>
          <LinkButton to={hrefTo('AppUserDetailView', { userOspId: user.ospId })}>
            {t('leaver.toUser')}
          </LinkButton>
          <Button look="primary" icon={<Printer />} onClick={() => window.print()}>
            {t('leaver.print')}
          </Button>
        </>
      }
    >
      <PropertyList
        items={[
          { label: t('leaver.who'), value: <bdi>{nameOf(user)}</bdi> },
          { label: t('fields.login'), value: user.login },
          { label: t('leaver.company'), value: user.corporateAccount?.name },
          { label: t('leaver.lastDay'), value: date(lastDay ?? dayAt(endedAt)) },
          { label: t('leaver.by'), value: <bdi>{nameOf(viewer)}</bdi> },
          { label: t('leaver.at'), value: t('leaver.moment', { moment: dateTime(endedAt) }) },
        ]}
      />
    </Card>
  )
}

function Left({ steps }: { readonly steps: readonly LeaverStep[] }) {
  const { t } = useTranslation('app-users')
  const wordsOf = useStepWords()
  if (steps.length === 0) return null
  return (
    <Card title={t('leaver.left')}>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step.id} className={styles.step}>
            <bdi>{wordsOf(step).item}</bdi>
          </li>
        ))}
      </ul>
    </Card>
  )
}
