import { useState, type ReactNode } from 'react'
import Download from 'lucide-react/icons/download'
import Pencil from 'lucide-react/icons/pencil'
import { useTranslation } from 'react-i18next'
import { Button } from '../basics/button.tsx'
import { Card } from '../basics/card.tsx'
import { UploadResult } from './upload-result.tsx'
import type { CorrectRefused, UploadFlowProps } from './upload-flow.tsx'
import { rowsIn, rowsLeft, type RowNote, type UploadState, type UploadVerdict } from './upload-state.ts'

export interface UploadWords {
  /** The rows that can be processed. */
  readonly ready: string
  /** The text of the button that processes `rows` rows. */
  readonly process: (rows: number) => string
  /** The rows that were processed. */
  readonly done: string
}

interface UploadCardProps extends Pick<
  UploadFlowProps,
  | 'words'
  | 'saveRefused'
  | 'progress'
  | 'stop'
  | 'about'
  | 'next'
  | 'correction'
  | 'correctRefused'
  | 'labelOf'
  | 'plainLabelOf'
  | 'remarks'
> {
  readonly state: Exclude<UploadState, { at: 'choose' }>
  readonly busy: boolean
  readonly onSend: (file: File, verdict: UploadVerdict) => Promise<void>
  readonly onValidate: (id: string, name: string) => Promise<void>
  readonly onProcess: (id: string, name: string) => Promise<void>
  readonly onCorrect: (
    begin: CorrectRefused['begin'],
    name: string,
    notes: readonly RowNote[],
  ) => Promise<void>
  readonly isRepeated: (reason: string) => boolean
  /** The figures are shown at the side of the card. */
  readonly hasFiguresAside: boolean
  /** The label of the button to select another file. */
  readonly again: ReactNode
}

/** A selected file: the state of its rows, and the next step. */
export function UploadCard(props: UploadCardProps) {
  const { state, busy, words, saveRefused, about, again, next, correction, remarks, labelOf } = props
  const { plainLabelOf, isRepeated, hasFiguresAside } = props
  const { t } = useTranslation('ui')
  const { verdict } = state
  const errors = verdict?.errors ?? []
  return (
    <Card
      title={<bdi>{state.at === 'check' ? state.file.name : state.name}</bdi>}
      foot={
        <>
          {errors.length > 0 && (
            <Button icon={<Download />} onClick={() => saveRefused(errors)}>
              {t('upload.refusedRows', { count: rowsIn(errors) })}
            </Button>
          )}
          <CorrectButton {...props} />
          {!busy && again}
          <NextStep {...props} />
          {state.at === 'done' && next}
        </>
      }
    >
      <div className="stack upload-rows">
        {busy && <Running {...props} />}
        {verdict ? (
          <UploadResult
            verdict={verdict}
            at={state.at}
            words={words}
            fileName={t('upload.fileName')}
            remarks={remarks}
            labelOf={labelOf}
            plainLabelOf={plainLabelOf}
            isRepeated={isRepeated}
            hasFiguresAside={hasFiguresAside}
          >
            {about?.(verdict)}
            {state.at === 'check' && correction}
          </UploadResult>
        ) : (
          !busy && <p>{t('upload.unchecked')}</p>
        )}
      </div>
    </Card>
  )
}

/** The button to correct refused rows. Valid rows must be processed first, otherwise they would be forgotten. */
function CorrectButton({ state, busy, correctRefused, onCorrect }: UploadCardProps) {
  const { t } = useTranslation('ui')
  if (busy || !correctRefused || state.at === 'check' || !state.verdict || rowsLeft(state.verdict) > 0)
    return null
  const { errors } = state.verdict
  const { name } = state
  const count = correctRefused.count(errors)
  return (
    count > 0 && (
      <Button icon={<Pencil />} onClick={() => void onCorrect(correctRefused.begin, name, errors)}>
        {t('upload.correct.start', { count })}
      </Button>
    )
  )
}

/** The button of the next step. */
function NextStep({ state, busy, words, onSend, onValidate, onProcess }: UploadCardProps) {
  const { t } = useTranslation('ui')
  if (state.at === 'done') return null
  const { verdict } = state
  const refused = verdict && rowsLeft(verdict) === 0 ? t('upload.noneValid') : undefined
  const button = (text: string, onClick: () => Promise<void>) => (
    <Button look="primary" pending={busy} refused={refused} onClick={() => void onClick()}>
      {text}
    </Button>
  )
  if (state.at === 'check') return button(t('upload.send'), () => onSend(state.file, state.verdict))
  const { id, name } = state
  if (!verdict) return button(t('upload.validate'), () => onValidate(id, name))
  return button(words.process(rowsLeft(verdict)), () => onProcess(id, name))
}

/** A progress bar, with the button that stops the run. */
function Running({ state, progress, stop }: UploadCardProps) {
  const { t } = useTranslation('ui')
  const [stopping, setStopping] = useState(false)
  const isSending = state.at === 'check' || state.verdict === undefined
  return (
    <div className="upload-running">
      <label className="upload-progress">
        <span>{t(stopping ? 'upload.stopping' : isSending ? 'upload.sending' : 'upload.processing')}</span>
        {/* When all bytes are sent, the server needs an unknown time, so the bar is indeterminate. */}
        <progress max={1} value={progress === undefined || progress >= 1 ? undefined : progress} />
      </label>
      {stop && (
        <Button
          size="small"
          pending={stopping}
          onClick={() => {
            setStopping(true)
            stop()
          }}
        >
          {t('upload.stop')}
        </Button>
      )}
    </div>
  )
}
