import { useId } from 'react'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/ui/basics/button.tsx'
import { FieldError, FieldMarkWord } from '@/ui/inputs/field.tsx'
import { FileDrop } from '@/ui/files/file-drop.tsx'
import { useFormField, type FormFieldProps } from './fields.tsx'
import { useFieldText } from './field-texts.ts'
import './file-field.css'

export interface FileFieldProps extends FormFieldProps {
  /** File extensions, such as `.png,.jpg`. */
  readonly accept: string
  /** Which files are accepted: types and maximum size. */
  readonly hint: string
}

/** A file that is sent with the form. The form value is a `File`, validated by the contract. */
export function FileField(props: FileFieldProps) {
  const { t } = useTranslation('ui')
  const { name, help, readOnly, accept, hint } = props
  const { input, id, label, error, mark } = useFormField<File | undefined>(props)
  useFieldText(name, (file: File) => file.name)
  const labelId = useId()
  const file = input.value instanceof File ? input.value : undefined
  const choose = (chosen: File | undefined): void => {
    input.onChange(chosen)
    input.onBlur() // The field is now touched, so its message shows.
  }
  return (
    <div id={id} className="field" role="group" aria-labelledby={labelId}>
      <div className="field-head">
        <span className="field-label" id={labelId}>
          {label}
        </span>
        {mark && <FieldMarkWord mark={mark} />}
      </div>
      {file ? (
        <div className="file-field-chosen" data-fixed={readOnly || undefined}>
          <bdi>{file.name}</bdi>
          {!readOnly && (
            <IconButton
              size="small"
              label={t('form.removeFile', { file: file.name })}
              icon={<X />}
              onClick={() => choose(undefined)}
            />
          )}
        </div>
      ) : readOnly ? (
        <span className="muted">{t('absent')}</span>
      ) : (
        <FileDrop
          accept={accept}
          hint={hint}
          busy={false}
          error={error === undefined ? undefined : `${id}-error`}
          onFile={choose}
        />
      )}
      <FieldError id={`${id}-error`} error={error} />
      {help !== undefined && <p className="field-help">{help}</p>}
    </div>
  )
}
