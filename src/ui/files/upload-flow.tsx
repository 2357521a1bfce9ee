import './upload.css'
import { useState, type ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '../basics/button.tsx'
import { Notice } from '../feedback/notice.tsx'
import { useTellOther } from '../feedback/use-tell-other.ts'
import { Wizard } from '../basics/wizard.tsx'
import { FileDrop } from './file-drop.tsx'
import { UploadCard, type UploadWords } from './upload-card.tsx'
import {
  stateOf,
  UPLOAD_STEPS,
  type FileFault,
  type RowNote,
  type SentFile,
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
  /** The share that is sent or processed, from 0 to 1. `undefined` while it is not known. */
  readonly progress: number | undefined
  /** The server's check. Absent where there is none: then processing tells what is wrong. */
  readonly validate?: ((id: string) => Promise<UploadVerdict>) | undefined
  /** Resolves early when it is stopped; the rows that are left can be processed later. */
  readonly process: (id: string) => Promise<UploadVerdict>
  /** Stops what is running. Absent while it cannot be stopped. */
  readonly stop?: (() => void) | undefined
  /** Saves the refused rows as a file, to be corrected and imported again. */
  readonly saveRefused: (notes: readonly RowNote[]) => void
  readonly words: UploadWords
  /** What kind of file is uploaded. The faults of a file of another kind are not shown. */
  readonly kind?: string | undefined
  /** Something to choose before the file. `refused` says why no file can be chosen yet. */
  readonly before?: ReactNode
  readonly refused?: string | undefined
  /** Shown under the file input: templates, what the columns mean. */
  readonly help?: ReactNode
  /** Shown below the figures of a file. */
  readonly about?: ((verdict: UploadVerdict) => ReactNode) | undefined
  /** Links to show when the import is done. */
  readonly next?: ReactNode
  /** A file that the server has already, to go on with. */
  readonly sent?: SentFile | undefined
  /** The server has the file from now on. */
  readonly onSent?: ((id: string) => void) | undefined
  /** The user turns to another file. */
  readonly onAnother?: (() => void) | undefined
}

const NOTHING: UploadState = { at: 'choose', faults: [] }

/** Imports a file in steps (R114, R115): choose, check in the browser, upload and check there, process. */
export function UploadFlow(props: UploadFlowProps) {
  const { label, accept, hint, kind, before, refused, help, validate, sent } = props
  const { t } = useTranslation('ui')
  const [state, setState] = useState<UploadState>(() => (sent ? stateOf(sent) : NOTHING))
  const [busy, setBusy] = useState(false)
  const tellOther = useTellOther()
  const go = async (work: () => Promise<UploadState>): Promise<void> => {
    setBusy(true)
    try {
      setState(await work())
    } catch (error) {
      // The user can try again.
      if (error instanceof FileRefused) setState({ at: 'choose', faults: error.faults, kind })
      else tellOther(error)
    } finally {
      setBusy(false)
    }
  }
  const choose = (file: File): Promise<void> =>
    go(async () => ({ at: 'check', file, verdict: await props.check(file) }))
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
      // From here on the server has the file. When its check fails, only the check is tried again.
      setState({ at: 'confirm', id, name, verdict: validate ? undefined : verdict })
      props.onSent?.(id)
      return validate ? confirmed(id, name, validate) : { at: 'confirm', id, name, verdict }
    })
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
  return (
    <Wizard
      label={label}
      current={UPLOAD_STEPS.indexOf(state.at)}
      steps={UPLOAD_STEPS.map((id) => ({ id, title: t(`upload.step.${id}`) }))}
    >
      {state.at === 'choose' ? (
        <>
          <Faults faults={state.kind === kind ? state.faults : []} />
          {before}
          <FileDrop
            accept={accept}
            hint={hint}
            busy={busy}
            refused={refused}
            onFile={(file) => void choose(file)}
          />
          {help}
        </>
      ) : (
        <UploadCard
          {...props}
          state={state}
          busy={busy}
          onSend={send}
          onValidate={(id, name) => go(() => confirmed(id, name, validate))}
          onProcess={run}
          again={<Button onClick={another}>{t('upload.another')}</Button>}
        />
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
