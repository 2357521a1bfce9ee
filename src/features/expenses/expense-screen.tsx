import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { getEvent } from '@/api/generated/operations/expenses.ts'
import { useRead } from '@/api/use-read.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { hrefTo } from '@/routes/href.ts'
import type { ScreenProps } from '@/routes/route.ts'
import { useNamedAction } from '@/actions/action-menu.tsx'
import { LinkButton } from '@/ui/basics/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { Loaded } from '@/frame/loaded.tsx'
import { PageActions } from '@/ui/basics/page-actions.tsx'
import { useAsked } from '@/ui/overlays/use-asked.ts'
import { UserPage } from '@/domain/users/user-page.tsx'
import { EventOverview } from './event-overview.tsx'
import { eventActions, type EventAction } from './expense-actions.ts'
import { EventBadge, titleOf, type Event } from './expense-words.tsx'
import { useEventMenu } from './use-expense-menus.ts'

const EventDialog = lazyBlock(async () => (await import('./event-dialogs.tsx')).EventDialog)

/** One expense of a user (R042): what it was, what was given back or corrected. */
export default function ExpenseScreen({ params }: ScreenProps<'userOspId' | 'eventOspId'>) {
  const { t } = useTranslation(['expenses', 'vocabulary'])
  const { userOspId, eventOspId } = params
  const read = useRead(getEvent, { body: { ospId: eventOspId } }, { ignore: ['NOT_FOUND'] })
  // Under another user's address there is no such expense.
  const event = read.data?.ospId === eventOspId && read.data.user.ospId === userOspId ? read.data : undefined
  const [dialog, setDialog] = useAddressParam('dialog')
  const close = useCallback(() => setDialog(undefined), [setDialog])
  const open = useCallback(({ id }: EventAction) => setDialog(id), [setDialog])
  const asked = useAsked({
    action: useNamedAction(eventActions, dialog),
    thing: event,
    idOf: ({ ospId }) => ospId,
    refusal: ({ refuses }, of) => {
      const reason = refuses(of)
      return reason && t(`reasons.${reason}`)
    },
    onClose: close,
  })
  const isMissing = (read.data !== undefined && !event) || read.error?.status === 404
  return (
    <UserPage
      name="AppUserExpenseDetail"
      params={params}
      title={event && titleOf(t, event)}
      id={event && eventOspId}
      status={event && <EventBadge event={event} />}
      action={event && <Actions event={event} open={open} />}
    >
      {() =>
        isMissing ? (
          <EmptyState
            kind="no-match"
            title={t('missing.title')}
            text={t('missing.text')}
            action={
              <LinkButton look="primary" to={hrefTo('AppUserExpenses', { userOspId })}>
                {t('missing.back')}
              </LinkButton>
            }
          />
        ) : (
          <>
            <Loaded read={read}>{(shown) => <EventOverview event={shown} />}</Loaded>
            {asked && (
              <EventDialog
                key={asked.key}
                id={asked.action.id}
                event={asked.thing}
                open={asked.open}
                onClose={close}
              />
            )}
          </>
        )
      }
    </UserPage>
  )
}

interface ActionsProps {
  readonly event: Event
  readonly open: (action: EventAction) => void
}

function Actions({ event, open }: ActionsProps) {
  const { t } = useTranslation(['expenses', 'vocabulary'])
  const menu = useEventMenu(open)
  const groups = useMemo(() => menu(event), [menu, event])
  return <PageActions area="expenses" name={titleOf(t, event)} groups={groups} />
}
