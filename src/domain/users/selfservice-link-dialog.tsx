import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { generateSelfserviceLink } from '@/api/generated/operations/app-users.ts'
import type { components } from '@/api/generated/schema.ts'
import { useWrite } from '@/api/use-write.ts'
import { dateTime } from '@/i18n/formats.ts'
import { problemOf } from '@/session/failure-notices.ts'
import { useCopy } from '@/ui/commands/use-copy.ts'
import { Field } from '@/ui/inputs/field.tsx'
import { TextInput } from '@/ui/inputs/inputs.tsx'
import { Problem } from '@/ui/feedback/notice.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { FormDialog } from '@/ui/overlays/prompt-dialogs.tsx'
import { nameOf, type ActionUser } from './action-user.ts'

/** Creates a link with which users set up their account. Asks first, because it invalidates an earlier link. */
export function SelfserviceLinkDialog({ item: user, open, onClose }: ActionDialogProps<ActionUser>) {
  const { t } = useTranslation('app-users')
  const { run, running } = useWrite(generateSelfserviceLink, { refreshes: [], ignore: ['*'] })
  const [made, setMade] = useState<components['schemas']['SelfserviceLink']>()
  const [problem, setProblem] = useState<string>()
  const box = useRef<HTMLInputElement>(null)
  const make = async (): Promise<void> => {
    setProblem(undefined)
    try {
      setMade(await run({ body: { ospId: user.ospId } }))
      box.current?.focus()
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  const copy = useCopy()
  const copyLink = (link: string): void =>
    copy(link, () => notify({ tone: 'success', text: t('actions.selfservice-link.copied') }))
  return (
    <FormDialog
      open={open}
      title={<bdi>{t('actions.selfservice-link.title', { name: nameOf(user) })}</bdi>}
      lead={t('actions.selfservice-link.lead')}
      submit={t(made ? 'actions.selfservice-link.copy' : 'actions.selfservice-link.submit')}
      pending={running}
      onSubmit={() => (made ? copyLink(made.link) : void make())}
      onClose={onClose}
    >
      <div className="stack">
        {made && (
          <Field
            label={t('actions.selfservice-link.link')}
            help={t('actions.selfservice-link.until', { moment: dateTime(made.validUntil) })}
          >
            {(control) => (
              <TextInput
                {...control}
                ref={box}
                readOnly
                value={made.link}
                onFocus={({ target }) => target.select()}
              />
            )}
          </Field>
        )}
        <Problem>{problem}</Problem>
      </div>
    </FormDialog>
  )
}
