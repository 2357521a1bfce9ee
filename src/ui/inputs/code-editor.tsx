import './adopted-styles.ts'
import './code-editor.css'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { history, historyKeymap, standardKeymap } from '@codemirror/commands'
import { LRLanguage, syntaxHighlighting } from '@codemirror/language'
import { Annotation, Compartment, EditorState, Text, type Extension } from '@codemirror/state'
import { Decoration, EditorView, keymap, MatchDecorator, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import { classHighlighter } from '@lezer/highlight'
import { parser } from '@lezer/html'
import { useTranslation } from 'react-i18next'
import { withoutUndefined } from '~openapi/without-undefined.ts'
import type { ControlProps } from './field.tsx'

/** A text that a button inserts at the caret. */
export interface Insert {
  readonly text: string
  readonly label: string
  /** `missing`: the text should contain it, but does not. `used`: the text already contains it. */
  readonly tone?: 'missing' | 'used' | undefined
}

export interface CodeEditorProps extends ControlProps {
  /** The id of the element that labels the editor. */
  readonly labelId: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onFocus: () => void
  readonly onBlur: () => void
  readonly readOnly?: boolean | undefined
  /** `html`: tags, attributes and entities get colours. */
  readonly language: 'html' | 'plain'
  /** The language of the text, if it differs from the portal's. */
  readonly lang?: string | undefined
  /** The minimum number of visible lines. The editor grows with its text. */
  readonly rows: number
  /** The parts of the text to highlight. The first group of the pattern is the name of the part. */
  readonly marks?: { readonly pattern: RegExp; readonly isKnown: (name: string) => boolean } | undefined
  /** Texts to insert at the caret. */
  readonly inserts?: readonly Insert[] | undefined
}

/** Marks a change as coming from the form, not from the user. */
const fromForm = Annotation.define<boolean>()

const html = LRLanguage.define({ name: 'html', parser })

/**
 * A multi-line code editor with syntax highlighting. The Tab key moves the focus out of it, as in any other field. Use
 * `CodeField`, which loads this code only when an editor is shown.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { value, rows, inserts = [], labelId, id } = props
  const { t } = useTranslation('ui')
  const frame = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  /** The value in the form. The editor may store it with different line breaks. */
  const known = useRef(value)
  const parts = useRef({
    attributes: new Compartment(),
    language: new Compartment(),
    marks: new Compartment(),
  })
  const insertsId = useId()

  const attributes = attributesOf(props)
  const attributesKey = JSON.stringify(attributes)
  const marks = marksOf(props.marks)
  const changed = useEffectEvent((update: ViewUpdate): void => {
    if (!update.docChanged || update.transactions.some((one) => one.annotation(fromForm))) return
    known.current = update.state.doc.toString()
    props.onChange(known.current)
  })

  useLayoutEffect(() => {
    const { current: part } = parts
    if (!frame.current) return undefined
    const doc = Text.of(known.current.split(/\r\n|\r|\n/))
    const editor = new EditorView({
      parent: frame.current,
      state: EditorState.create({
        doc,
        selection: { anchor: doc.length }, // Buttons insert at the end until the user moves the caret.
        extensions: [
          history(),
          keymap.of([...standardKeymap, ...historyKeymap]),
          EditorView.lineWrapping,
          EditorView.domEventHandlers({ beforeinput: replaceSelected }),
          syntaxHighlighting(classHighlighter),
          part.attributes.of([]),
          part.language.of([]),
          part.marks.of([]),
          EditorView.updateListener.of((update) => changed(update)),
        ],
      }),
    })
    view.current = editor
    return () => editor.destroy()
  }, [])

  useLayoutEffect(() => {
    view.current?.dispatch({
      effects: parts.current.attributes.reconfigure([
        EditorView.contentAttributes.of(JSON.parse(attributesKey) as Record<string, string>),
        EditorState.readOnly.of(props.readOnly === true),
      ]),
    })
  }, [attributesKey, props.readOnly])
  useLayoutEffect(() => {
    view.current?.dispatch({
      effects: parts.current.language.reconfigure(props.language === 'html' ? html : []),
    })
  }, [props.language])
  useLayoutEffect(() => {
    view.current?.dispatch({ effects: parts.current.marks.reconfigure(marks) })
    // oxlint-disable-next-line react/exhaustive-deps -- the marks depend only on these
  }, [props.marks?.pattern, props.marks?.isKnown])

  useLayoutEffect(() => {
    if (!view.current || known.current === value) return
    known.current = value
    view.current.dispatch({
      changes: { from: 0, to: view.current.state.doc.length, insert: value },
      annotations: fromForm.of(true),
    })
  }, [value])

  // A `label` focuses native fields only, so handle its clicks here.
  useEffect(() => {
    const label = document.getElementById(labelId)
    const focus = (): void => view.current?.focus()
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  }, [labelId])

  const insert = (text: string): void => {
    const { current: editor } = view
    if (!editor) return
    editor.dispatch(editor.state.replaceSelection(text), { userEvent: 'input', scrollIntoView: true })
    editor.focus()
  }
  return (
    <div
      className="code-editor"
      data-invalid={props['aria-invalid']}
      data-read-only={props.readOnly || undefined}
    >
      <div
        ref={frame}
        className="code-editor-text"
        style={{ '--rows': rows }}
        onFocus={props.onFocus}
        onBlur={props.onBlur}
      />
      {inserts.length > 0 && props.readOnly !== true && (
        <div className="code-editor-inserts" role="group" aria-labelledby={insertsId}>
          <span id={insertsId} className="muted">
            {t('code.insert')}
          </span>
          {inserts.map(({ text, label, tone }) => (
            <button
              key={text}
              type="button"
              className="code-editor-insert"
              data-tone={tone}
              aria-controls={id}
              onClick={() => insert(text)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

/**
 * Replaces the selected text with the typed text. Otherwise browsers would keep the colour of the selected text in a
 * style attribute, which the content security policy refuses.
 */
function replaceSelected({ inputType, data, isComposing }: InputEvent, editor: EditorView): boolean {
  const isTextInput = inputType === 'insertText' && data !== null && !isComposing
  if (!isTextInput || editor.state.readOnly || editor.state.selection.main.empty) return false
  editor.dispatch(editor.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true })
  return true
}

/** The attributes of the editable element. */
const attributesOf = (props: CodeEditorProps): Readonly<Record<string, string>> =>
  withoutUndefined({
    id: props.id,
    'aria-labelledby': props.labelId,
    'aria-describedby': props['aria-describedby'],
    'aria-invalid': props['aria-invalid'] && 'true',
    'aria-required': props['aria-required'] && 'true',
    'aria-readonly': props.readOnly === true ? 'true' : undefined,
    lang: props.lang,
    spellcheck: 'true',
    autocapitalize: 'sentences',
    tabindex: '0',
  })

/** Highlights each match of the pattern. */
function marksOf(marks: CodeEditorProps['marks']): Extension {
  if (!marks) return []
  const decorator = new MatchDecorator({
    regexp: new RegExp(marks.pattern, 'g'),
    decoration: ([, name = '']) => (marks.isKnown(name) ? knownMark : unknownMark),
  })
  return ViewPlugin.define(
    (shown) => {
      let found = decorator.createDeco(shown)
      return {
        get found() {
          return found
        },
        update: (update: ViewUpdate) => {
          found = decorator.updateDeco(update, found)
        },
      }
    },
    { decorations: (plugin) => plugin.found },
  )
}

const knownMark = Decoration.mark({ class: 'code-editor-mark' })
const unknownMark = Decoration.mark({ class: 'code-editor-mark', attributes: { 'data-unknown': '' } })
