import './upload.css'
import { useId, useState, type DragEvent, type ReactNode } from 'react'
import FileUp from 'lucide-react/icons/file-up'
import { useTranslation } from 'react-i18next'
import { Spinner } from '../basics/spinner.tsx'

export interface FileDropProps {
  /** The accepted file extensions, such as `.csv,.xlsx`. */
  readonly accept: string
  /** A text that says which files are accepted (R173). */
  readonly hint: ReactNode
  /** A file is being checked. */
  readonly busy: boolean
  /** Id of the element with the error message. */
  readonly error?: string | undefined
  /** Why no file can be selected yet. */
  readonly refused?: string | undefined
  readonly onFile: (file: File) => void
}

/** Accepts one file, dropped or selected with the browser's file input. */
export function FileDrop({ accept, hint, busy, error, refused, onFile }: FileDropProps) {
  const { t } = useTranslation('ui')
  const [isOver, setIsOver] = useState(false)
  const wordsId = useId()
  const hintId = useId()
  const icon = <FileUp aria-hidden="true" />
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    setIsOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !busy && refused === undefined) onFile(file)
  }
  return (
    // The label handles dropped files only. The input in it supports keyboard, pointer and screen readers.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <label
      className="file-drop"
      data-over={isOver || undefined}
      aria-busy={busy}
      data-refused={refused !== undefined || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {busy && <Spinner icon={icon} />}
      {refused !== undefined && icon}
      <span className="file-drop-words" id={wordsId}>
        {busy || refused !== undefined ? (
          (refused ?? t('upload.reading'))
        ) : (
          <>
            <span className="button" data-look="primary">
              {icon}
              <span className="button-text">{t('upload.step.choose')}</span>
            </span>{' '}
            <span>{t('upload.orDrop')}</span>
          </>
        )}
      </span>
      <span className="field-help" id={hintId}>
        {hint}
      </span>
      <input
        type="file"
        onClick={(event) => busy && event.preventDefault()}
        className="sr-only"
        accept={accept}
        disabled={refused !== undefined}
        aria-disabled={busy || undefined} // Disabled, it would lose the focus.
        aria-invalid={error === undefined ? undefined : true}
        aria-labelledby={wordsId}
        aria-describedby={error === undefined ? hintId : `${error} ${hintId}`}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = '' // Reset, so that choosing the same file after a correction fires `change` again.
          if (file && !busy) onFile(file)
        }}
      />
    </label>
  )
}
