import './upload.css'
import { useState, type ReactNode } from 'react'
import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { Button } from '../basics/button.tsx'
import { Card } from '../basics/card.tsx'
import { Notice } from '../feedback/notice.tsx'
import { Wizard } from '../basics/wizard.tsx'
import { FileDrop } from './file-drop.tsx'
import { UploadResult } from './upload-result.tsx'
import {
  rowsIn,
  UPLOAD_STEPS,
  type FileFault,
  type RowNote,
  type UploadState,
  type UploadVerdict,
} from './upload-state.ts'

/** Thrown when a file cannot be read. The page lists its faults. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused'
  readonly faults: readonly FileFault[]

  constructor(faults: readonly FileFault[]) {
    super('the file cannot be read')
    this.faults = faults
  }
}

export interface UploadFlowProps {
  readonly label: string
  readonly accept: string
  readonly hint: ReactNode
  /** Checks the file in the browser, before anything is sent. Throws `FileRefused`. */
  readonly check: (file: File) => Promise<UploadVerdict>
  /** Sends the file and returns its identifier. Throws `FileRefused`. Other errors have already been notified. */
  readonly upload: (file: File) => Promise<string>
  /** The share that is sent, from 0 to 1. `undefined` while no upload is running. */
  readonly progress: number | undefined
  readonly validate: (id: string) => Promise<UploadVerdict>
  readonly process: (id: string) => Promise<UploadVerdict>
  /** Saves the refused rows as a file, to be corrected and imported again. */
  readonly saveRefused: (notes: readonly RowNote[]) => void
  readonly words: {
    /** Shown before the upload. */
    readonly ready: string
    /** The text of the button that processes `rows` rows. */
    readonly process: (rows: number) => string
    readonly done: string
  }
  /** Shown under the file input: templates, what the columns mean. */
  readonly help?: ReactNode
  /** Links to show when the import is done. */
  readonly next: ReactNode
}

/** Imports a file in steps (R115): choose, check in the browser, upload, confirm, process. */
export function UploadFlow(props: UploadFlowProps) {
  const { label, accept, hint, words, help, next, saveRefused, progress } = props
  const { t } = useTranslation('ui')
  const [state, setState] = useState<UploadState>({ at: 'choose', faults: [] })
  const [busy, setBusy] = useState(false)
  const go = async (step: () => Promise<UploadState>): Promise<void> => {
    setBusy(true)
    try {
      setState(await step())
    } catch (error) {
      // Other errors have already been notified. The user can try again.
      if (error instanceof FileRefused) setState({ at: 'choose', faults: error.faults })
    } finally {
      setBusy(false)
    }
  }
  const choose = (file: File): Promise<void> =>
    go(async () => ({ at: 'check', file, verdict: await props.check(file) }))
  const send = (file: File): Promise<void> =>
    go(async () => {
      const id = await props.upload(file)
      return { at: 'confirm', file, id, verdict: await props.validate(id) }
    })
  const run = (file: File, id: string): Promise<void> =>
    go(async () => ({ at: 'done', file, verdict: await props.process(id) }))
  const again = <Button onClick={() => setState({ at: 'choose', faults: [] })}>{t('upload.another')}</Button>
  return (
    <Wizard
      label={label}
      current={UPLOAD_STEPS.indexOf(state.at)}
      steps={UPLOAD_STEPS.map((id) => ({ id, title: t(`upload.step.${id}`) }))}
    >
      {state.at === 'choose' ? (
        <>
          <Faults faults={state.faults} />
          <FileDrop accept={accept} hint={hint} busy={busy} onFile={(file) => void choose(file)} />
          {help}
        </>
      ) : (
        <Card
          title={state.file.name}
          foot={
            <>
              {state.verdict.errors.length > 0 && (
                <Button icon={<Download />} onClick={() => saveRefused(state.verdict.errors)}>
                  {t('upload.refusedRows', { count: rowsIn(state.verdict.errors) })}
                </Button>
              )}
              {!busy && again}
              {state.at === 'check' && (
                <Button
                  look="primary"
                  pending={busy}
                  refused={state.verdict.validCount === 0 ? t('upload.noneValid') : undefined}
                  onClick={() => void send(state.file)}
                >
                  {t('upload.send')}
                </Button>
              )}
              {state.at === 'confirm' && (
                <Button
                  look="primary"
                  pending={busy}
                  refused={state.verdict.validCount === 0 ? t('upload.noneValid') : undefined}
                  onClick={() => void run(state.file, state.id)}
                >
                  {words.process(state.verdict.validCount)}
                </Button>
              )}
              {state.at === 'done' && next}
            </>
          }
        >
          <div className="stack">
            {busy && (
              <Progress
                label={t(state.at === 'check' ? 'upload.sending' : 'upload.processing')}
                share={progress}
              />
            )}
            <UploadResult
              verdict={state.verdict}
              validLabel={state.at === 'done' ? words.done : words.ready}
              fileName={t('upload.fileName')}
            />
          </div>
        </Card>
      )}
    </Wizard>
  )
}

/** R256: an import lists the errors of its file by field and reason. */
const Faults = ({ faults }: { readonly faults: readonly FileFault[] }) => {
  const { t } = useTranslation('ui')
  if (faults.length === 0) return null
  return (
    <Notice tone="danger" live title={t('upload.unreadable')}>
      <ul className="upload-faults">
        {faults.map(({ field, reason }) => (
          <li key={`${field} ${reason}`}>{field === '' ? reason : `${field}: ${reason}`}</li>
        ))}
      </ul>
    </Notice>
  )
}

/** A progress bar. Without a share it is indeterminate. */
function Progress({ label, share }: { readonly label: string; readonly share: number | undefined }) {
  return (
    <label className="upload-progress">
      <span>{label}</span>
      {/* When everything is sent, the server processes the file for an unknown time, so the bar is indeterminate. */}
      <progress max={1} value={share === undefined || share >= 1 ? undefined : share} />
    </label>
  )
}
