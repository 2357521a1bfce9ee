import type { ValidateFunction } from 'ajv'
import { useRef, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useRuleMessage } from '@/forms/messages.ts'
import { brokenRules } from '@/forms/validate.ts'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { Button } from '@/ui/basics/button.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { TextInput } from '@/ui/inputs/inputs.tsx'
import { GuestCard } from './guest-card.tsx'

export interface AskFormProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete'> {
  readonly title: string
  readonly intro: string
  /** The one field, by its name in the request. */
  readonly name: string
  readonly label: string
  readonly validate: ValidateFunction
  readonly submitLabel: string
  /** Sends it; answers whether it arrived. */
  readonly send: (value: string) => Promise<boolean | undefined>
  /** What the page says afterwards, whoever asked. */
  readonly done: string
}

/** One question and a button: the pages for a forgotten login and a forgotten password. */
export function AskForm({
  title,
  intro,
  name,
  label,
  validate,
  submitLabel,
  send,
  done,
  ...input
}: AskFormProps) {
  const { t } = useTranslation('session')
  const messageOf = useRuleMessage()
  const [value, setValue] = useState('')
  const [touched, setTouched] = useState(false)
  const [state, setState] = useState<'asking' | 'sending' | 'done'>('asking')
  const field = useRef<HTMLInputElement>(null)
  const broken = brokenRules(validate, { [name]: value.trim() })[name]

  const submit = async (): Promise<void> => {
    setTouched(true)
    if (broken) return field.current?.focus()
    setState('sending')
    // A refusal has been told by then; what was typed stays.
    const isSent = await send(value.trim()).catch(() => false)
    setState(isSent ? 'done' : 'asking')
  }

  const back = <Link to={hrefTo('Login')}>{t('backToSignIn')}</Link>
  if (state === 'done')
    return (
      <GuestCard title={title} footer={back}>
        <p role="status">{done}</p>
      </GuestCard>
    )
  return (
    <GuestCard title={title} intro={intro} footer={back} onSubmit={() => void submit()}>
      <Field label={label} error={touched && broken ? messageOf(broken, label) : undefined} required>
        {(control) => (
          <TextInput
            {...control}
            {...input}
            ref={field}
            name={name}
            value={value}
            onChange={({ target }) => setValue(target.value)}
            onBlur={() => setTouched(touched || value !== '')}
          />
        )}
      </Field>
      <Button type="submit" look="primary" wide pending={state === 'sending'}>
        {submitLabel}
      </Button>
    </GuestCard>
  )
}
