import './code-field.css'
import { Field } from '@/ui/inputs/field.tsx'
import type { CodeEditorProps } from '@/ui/inputs/code-editor.tsx'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { useFormField, type FormFieldProps } from './fields.tsx'
import { asTyped, useFieldText } from './field-texts.ts'

// Lazy, because the editor is larger than the rest of a screen.
const CodeEditor = lazyBlock(async () => (await import('@/ui/inputs/code-editor.tsx')).CodeEditor)

/** Prefetches the code of the editor. */
export const loadCodeEditor = CodeEditor.load

export interface CodeFieldProps
  extends FormFieldProps, Pick<CodeEditorProps, 'language' | 'lang' | 'marks' | 'inserts'> {
  /** Visible lines; it grows with its text. Default 10. */
  readonly rows?: number
}

/** Several lines of HTML, or of text with placeholders: coloured, with placeholders to insert. */
export function CodeField({ language, lang, marks, inserts, rows = 10, ...props }: CodeFieldProps) {
  const { input, field } = useFormField<string>(props)
  const { value, onChange, onFocus, onBlur } = input
  const labelId = `${field.id}-label`
  useFieldText(props.name, asTyped)
  return (
    <Field {...field} label={<span id={labelId}>{field.label}</span>}>
      {(control) => (
        <div
          className="code-field"
          data-inserts={(inserts !== undefined && inserts.length > 0) || undefined}
          style={{ '--rows': rows }}
        >
          <CodeEditor
            {...control}
            labelId={labelId}
            value={value}
            onChange={onChange}
            onFocus={() => onFocus()}
            onBlur={() => onBlur()}
            readOnly={props.readOnly}
            language={language}
            lang={lang}
            marks={marks}
            inserts={inserts}
            rows={rows}
          />
        </div>
      )}
    </Field>
  )
}
