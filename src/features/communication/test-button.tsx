import { useTranslation } from 'react-i18next'
import { ApiError } from '@/api/errors.ts'
import { testMessage } from '@/api/generated/operations/communication.ts'
import { useWrite } from '@/api/use-write.ts'
import { Button } from '@/ui/basics/button.tsx'
import { notify } from '@/ui/feedback/notifications-store.ts'
import { toTest, type MessageValues } from './message-form.ts'

const NOTHING = { refreshes: [] } as const

/** G394: mails the message only to the user who writes it. */
export function TestButton({ values }: { readonly values: Partial<MessageValues> }) {
  const { t } = useTranslation('communication')
  const { run, running } = useWrite(testMessage, NOTHING)
  const test = toTest(values)
  const send = async (): Promise<void> => {
    if (!test) return
    try {
      const { to } = await run({ body: test })
      notify({ tone: 'success', text: t('test.done', { address: to }) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error // The call has already shown a notification.
    }
  }
  return (
    <div>
      <Button pending={running} refused={test ? undefined : t('test.incomplete')} onClick={() => void send()}>
        {t('test.send')}
      </Button>
    </div>
  )
}
