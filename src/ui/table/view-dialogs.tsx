import './view-dialogs.css'
import Link from 'lucide-react/icons/link'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../basics/button.tsx'
import { Dialog, DialogFoot } from '../overlays/dialog.tsx'
import { Field } from '../inputs/field.tsx'
import { TextInput, type TextInputProps } from '../inputs/inputs.tsx'
import { useCopy } from '../commands/use-copy.ts'
import { Notice } from '../feedback/notice.tsx'
import { notify } from '../feedback/notifications-store.ts'
import { FormDialog } from '../overlays/prompt-dialogs.tsx'
import type { ListViews } from './list-address.ts'
import { hasSameSessionName, NAME_LENGTH, type SavedView, type ViewsOfList } from './saved-views.ts'

export interface ViewDialogProps {
  readonly saved: ViewsOfList
  readonly list: ListViews
  readonly open: boolean
  readonly onClose: () => void
}

/** Asks for a name and saves the current view of the list. Explains that the search is not saved. */
export function SaveView(props: ViewDialogProps) {
  const { t } = useTranslation('ui')
  const { saved, list, open, onClose } = props
  const [name, setName] = useState('')
  const [wasSubmitted, setSubmitted] = useState(false)
  const isMissing = name.trim() === ''
  const close = (): void => {
    setName('')
    setSubmitted(false)
    onClose()
  }
  return (
    <FormDialog
      open={open}
      size="small"
      title={t('views.saveTitle')}
      lead={t('views.kept')}
      submit={t('views.submit')}
      onClose={close}
      onSubmit={() => {
        setSubmitted(true)
        if (isMissing) return
        saved.save({ name, query: list.view })
        notify({ tone: 'success', text: t('views.saved', { name: name.trim() }) })
        close()
      }}
    >
      <div className="stack">
        {list.searched && <Notice tone="info">{t('views.searchDropped')}</Notice>}
        <Field
          label={t('views.name')}
          required
          help={
            saved.views.some((view) => hasSameSessionName(view.name, name)) ? t('views.replaces') : undefined
          }
          error={
            wasSubmitted && isMissing
              ? t('validations.required.with_label', { label: t('views.name') })
              : undefined
          }
        >
          {(control) => <NameInput {...control} value={name} onName={setName} />}
        </Field>
      </div>
    </FormDialog>
  )
}

/** Manages the saved views of a list: copy the link, rename, remove. */
export function ManageViews({ saved, list, open, onClose }: ViewDialogProps) {
  const { t } = useTranslation('ui')
  const done = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open={open} title={t('views.manageTitle')} lead={t('views.kept')} onClose={onClose}>
      <ul className="saved-views">
        {saved.views.map((view) => (
          <ViewRow
            key={view.name}
            view={view}
            href={list.hrefOf(view.query)}
            onRename={(name) => saved.rename(view, name)}
            onRemove={() => {
              saved.remove(view)
              done.current?.focus()
            }}
          />
        ))}
      </ul>
      {saved.views.length === 0 && <p>{t('views.none')}</p>}
      <DialogFoot>
        <Button ref={done} look="primary" onClick={onClose}>
          {t('dialog.close')}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

interface ViewRowProps {
  readonly view: SavedView
  readonly href: string
  readonly onRename: (name: string) => void
  readonly onRemove: () => void
}

function ViewRow({ view: { name }, href, onRename, onRemove }: ViewRowProps) {
  const { t } = useTranslation('ui')
  const [state, setState] = useState<'shown' | 'renaming' | 'removing'>()
  const row = useRef<HTMLLIElement>(null)
  // Move the focus to the control that has just appeared.
  useEffect(() => {
    if (state !== undefined) row.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [state])
  const back = (): void => setState('shown')
  const copy = useCopy()
  const copyLink = (): void =>
    copy(href, () => notify({ tone: 'success', text: t('views.copied', { name }) }))
  if (state === 'renaming')
    return (
      <li ref={row}>
        <RenameForm name={name} onName={onRename} onDone={back} />
      </li>
    )
  if (state === 'removing')
    return (
      <li ref={row}>
        <ViewName>{t('views.removeAsk', { name })}</ViewName>
        <Button size="small" onClick={back}>
          {t('dialog.cancel')}
        </Button>
        <Button size="small" look="danger" onClick={onRemove}>
          {t('views.remove')}
        </Button>
      </li>
    )
  return (
    <li ref={row}>
      <ViewName>
        <bdi>{name}</bdi>
      </ViewName>
      <IconButton size="small" label={t('views.copyLink', { name })} icon={<Link />} onClick={copyLink} />
      <IconButton
        size="small"
        label={t('views.rename', { name })}
        icon={<Pencil />}
        onClick={() => setState('renaming')}
      />
      <IconButton
        size="small"
        label={t('views.removeOf', { name })}
        icon={<Trash2 />}
        onClick={() => setState('removing')}
      />
    </li>
  )
}

const ViewName = ({ children }: { readonly children: ReactNode }) => (
  <span className="saved-view-name">{children}</span>
)

interface RenameFormProps {
  readonly name: string
  readonly onName: (name: string) => void
  readonly onDone: () => void
}

function RenameForm({ name, onName, onDone }: RenameFormProps) {
  const { t } = useTranslation('ui')
  const [typed, setTyped] = useState(name)
  return (
    <form
      className="saved-view-form"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        if (typed.trim() === '') return
        onDone()
        onName(typed)
      }}
    >
      <NameInput aria-label={t('views.name')} value={typed} onName={setTyped} />
      <Button size="small" onClick={onDone}>
        {t('dialog.cancel')}
      </Button>
      <Button
        size="small"
        type="submit"
        look="primary"
        refused={
          typed.trim() === '' ? t('validations.required.with_label', { label: t('views.name') }) : undefined
        }
      >
        {t('views.submit')}
      </Button>
    </form>
  )
}

interface NameInputProps extends Omit<TextInputProps, 'onChange'> {
  readonly onName: (name: string) => void
}

const NameInput = ({ onName, ...control }: NameInputProps) => (
  <TextInput
    {...control}
    maxLength={NAME_LENGTH}
    autoComplete="off"
    onChange={({ target }) => onName(target.value)}
  />
)
