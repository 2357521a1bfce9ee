import './upload.css'
import { useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../basics/button.tsx'
import { useReportUnexpected } from '../feedback/use-report-unexpected.ts'
import { SidePanel, SideSection } from '../basics/side-panel.tsx'
import { Wizard } from '../basics/wizard.tsx'
import { FileDrop } from './file-drop.tsx'
import { FileFaults } from './file-faults.tsx'
import { UploadCard, type UploadWords } from './upload-card.tsx'
import { UploadFigures } from './upload-figures.tsx'
import {
  FileRefused,
  stateOf,
  UPLOAD_STEPS,
  type RowNote,
  type SentFile,
  type UploadState,
  type UploadVerdict,
} from './upload-state.ts'

export interface CorrectRefused {
  /** How many of the rows with these notes can be corrected. */
  readonly count: (notes: readonly RowNote[]) => number
  /** Returns a file of these rows, with their errors. */
  readonly begin: (
    name: string,
    notes: readonly RowNote[],
  ) => Promise<{ readonly file: File; readonly verdict: UploadVerdict }>
}

export interface UploadFlowProps {
  readonly label: string
  readonly accept: string
  readonly hint: ReactNode
  /** Checks the file in the browser, before anything is sent. Throws `FileRefused`. */
  readonly check: (file: File) => Promise<UploadVerdict>
  /** Sends the file and returns its identifier. Throws `FileRefused`. Other errors have already been notified. */
  readonly upload: (file: File) => Promise<string>
  /** The sent or processed share, from 0 to 1. `undefined` while unknown. */
  readonly progress: number | undefined
  /** The server's check. Absent if there is none: then processing returns the errors. */
  readonly validate?: ((id: string) => Promise<UploadVerdict>) | undefined
  /** Resolves early when stopped. The remaining rows can then be processed later. */
  readonly process: (id: string) => Promise<UploadVerdict>
  /** Stops the run. Absent while it cannot be stopped. */
  readonly stop?: (() => void) | undefined
  /** Saves the refused rows as a file, to be corrected and imported again. */
  readonly saveRefused: (notes: readonly RowNote[]) => void
  readonly words: UploadWords
  /** The kind of file. The faults of a file of another kind are not shown. */
  readonly kind?: string | undefined
  /** Something to select before the file. `refused` says why no file can be selected yet. */
  readonly before?: ReactNode
  readonly refused?: string | undefined
  /** Shown under the file input: templates, and the meaning of the columns. */
  readonly help?: ReactNode
  /** The verdict after some cells were corrected in the page. It replaces the result of `check`. */
  readonly checked?: UploadVerdict | undefined
  /** The inputs to correct rows, shown before the file is sent. */
  readonly correction?: ReactNode
  /** Lets the user correct rows that the server has refused, after all valid rows have been processed. */
  readonly correctRefused?: CorrectRefused | undefined
  /** Parts of the file that were ignored, such as its other sheets. */
  readonly remarks?: readonly string[] | undefined
  /** The label of a column on the page. */
  readonly labelOf?: ((column: string) => string) | undefined
  /** The same in what is heard. */
  readonly plainLabelOf?: ((column: string) => string) | undefined
  /** Shown above the rows of a file. */
  readonly about?: ((verdict: UploadVerdict) => ReactNode) | undefined
  /** A section below the figures at the side, such as their sum. Only with `renderLayout`. */
  readonly sums?: ((verdict: UploadVerdict) => ReactNode) | undefined
  /** Links to show when the import is done. */
  readonly next?: ReactNode
  /** A file that is already on the server, to continue with. */
  readonly sent?: SentFile | undefined
  /** Called when the server has received the file. */
  readonly onSent?: ((id: string) => void) | undefined
  /** Called when the user selects another file. */
  readonly onAnother?: (() => void) | undefined
  /**
   * Places the flow in a page with other content. The file is then selected in a card of the page, and the steps start
   * after it. `side` is the help for the selection, then the figures of the file.
   */
  readonly renderLayout?: ((flow: ReactNode, isChoosing: boolean, side?: ReactNode) => ReactNode) | undefined
}

const NOTHING: UploadState = { at: 'choose', faults: [] }

/** Imports a file in steps (R114, R115): select, check in the browser, upload and check on the server, process. */
export function UploadFlow(props: UploadFlowProps) {
  const { label, accept, hint, kind, before, refused, help, validate, sent, checked, renderLayout } = props
  const { t } = useTranslation('ui')
  const [kept, setState] = useState<UploadState>(() => (sent ? stateOf(sent) : NOTHING))
  const state = kept.at === 'check' && checked ? { ...kept, verdict: checked } : kept
  const faultsId = useId()
  const faults = state.at === 'choose' && state.kind === kind ? state.faults : []
  const [busy, setBusy] = useState(false)
  const reportUnexpected = useReportUnexpected()
  const go = async (work: () => Promise<UploadState>): Promise<void> => {
    setBusy(true)
    try {
      setState(await work())
    } catch (error) {
      // The fault is shown in the form, so the user can select another file.
      if (error instanceof FileRefused) setState({ at: 'choose', faults: error.faults, kind })
      else reportUnexpected(error)
    } finally {
      setBusy(false)
    }
  }
  const announced = useRef('')
  const isRepeated = (reason: string): boolean => {
    const before = announced.current
    announced.current = reason
    return before === reason
  }
  const choose = (file: File): Promise<void> => {
    announced.current = '' // The reason in a new file is news, also if it is the same.
    return go(async () => ({ at: 'check', file, verdict: await props.check(file) }))
  }
  const confirmed = async (id: string, name: string, check: typeof validate): Promise<UploadState> => ({
    at: 'confirm',
    id,
    name,
    verdict: await check?.(id),
  })
  const send = (file: File, verdict: UploadVerdict): Promise<void> =>
    go(async () => {
      const id = await props.upload(file)
      const { name } = file
      // From here on the server has the file. If its check fails, only the check is repeated.
      setState({ at: 'confirm', id, name, verdict: validate ? undefined : verdict })
      props.onSent?.(id)
      return validate ? confirmed(id, name, validate) : { at: 'confirm', id, name, verdict }
    })
  const correct = (begin: CorrectRefused['begin'], name: string, notes: readonly RowNote[]): Promise<void> =>
    go(async () => ({ at: 'check', ...(await begin(name, notes)) }))
  const run = (id: string, name: string): Promise<void> =>
    go(async () => {
      const verdict = await props.process(id)
      const after = stateOf({ id, name, verdict })
      return verdict.validCount === 0 ? { at: 'done', name, verdict } : after
    })
  const another = (): void => {
    setState(NOTHING)
    props.onAnother?.()
  }
  const choice = (
    <>
      <FileFaults id={faultsId} faults={faults} />
      {before}
      <FileDrop
        accept={accept}
        hint={hint}
        busy={busy}
        refused={refused}
        error={faults.length > 0 ? faultsId : undefined}
        onFile={(file) => void choose(file)}
      />
    </>
  )
  if (renderLayout && state.at === 'choose')
    return renderLayout(<div className="stack">{choice}</div>, true, help)
  const steps = (
    <Wizard
      label={label}
      isFocused={renderLayout !== undefined && !sent}
      current={UPLOAD_STEPS.indexOf(state.at)}
      steps={UPLOAD_STEPS.map((id) => ({ id, title: t(`upload.step.${id}`) }))}
    >
      {state.at === 'choose' ? (
        <>
          {choice}
          {help}
        </>
      ) : (
        <UploadCard
          {...props}
          state={state}
          busy={busy}
          isRepeated={isRepeated}
          hasFiguresAside={renderLayout !== undefined}
          onSend={send}
          onValidate={(id, name) => go(() => confirmed(id, name, validate))}
          onProcess={run}
          onCorrect={correct}
          again={<Button onClick={another}>{t('upload.another')}</Button>}
        />
      )}
    </Wizard>
  )
  if (!renderLayout) return steps
  const side = state.at !== 'choose' && state.verdict && (
    <SidePanel>
      <SideSection title={t('upload.rows')}>
        <UploadFigures
          key={state.at} // The figures of each step are said, also if they are the same.
          verdict={state.verdict}
          at={state.at}
          words={props.words}
          isRepeated={isRepeated}
          plainLabelOf={props.plainLabelOf}
          labelOf={props.labelOf}
          isAside
        />
      </SideSection>
      {props.sums?.(state.verdict)}
    </SidePanel>
  )
  return renderLayout(steps, false, side)
}
