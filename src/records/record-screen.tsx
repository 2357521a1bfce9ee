import { useCallback, useMemo, type ReactNode } from 'react'
import type { Action, Actions } from '@/actions/define-actions.ts'
import { RequestedDialog } from '@/actions/row-actions.tsx'
import { useActionMenu, useActionWords, useNamedAction } from '@/actions/use-actions.tsx'
import { NOT_RECEIVED } from '@/base/not-received-text.ts'
import { valueOr } from '@/base/not-received.ts'
import { Loaded, type Reading } from '@/frame/loaded.tsx'
import { Missing } from '@/frame/missing.tsx'
import { ScreenFrame, type ScreenFrameProps } from '@/frame/screen-frame.tsx'
import { useAddressParam } from '@/routes/address-param.ts'
import { addressOf } from '@/routes/href.ts'
import { routeOf } from '@/routes/known-routes.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import type { AddressParams } from '@/routes/route.ts'
import { useAccountOspId } from '@/session/use-viewer.ts'
import { Button } from '@/ui/basics/button.tsx'
import { PageActions } from '@/ui/basics/page-actions.tsx'
import { Avatar } from '@/ui/basics/avatar.tsx'
import { NotReceivedBoundary } from '@/ui/basics/not-received.tsx'
import { FactsStrip, type Fact } from '@/ui/basics/facts-strip.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import type { MenuItem } from '@/ui/overlays/menu.tsx'
import { withoutUndefined } from '~openapi/without-undefined.ts'

export interface RecordScreenProps<Item> extends Pick<
  ScreenFrameProps,
  'name' | 'hiddenTabs' | 'crumbNames'
> {
  readonly params: AddressParams
  /** The result of `useRecord` or `recordIn`. `null` as data means that the record does not exist. */
  readonly read: Reading<Item | null>
  /** Whether the viewer may not see the record. The page shows that. */
  readonly refused?: boolean | undefined
  /** The company of the record. If another company is selected, the record does not exist. */
  readonly companyOf?: ((item: Item) => string | undefined) | undefined
  /** The name of the record. The title of the screen shows until the record has loaded. */
  readonly title: (item: Item) => string
  /** The target of a change in the save bar, if it is more than the name. */
  readonly subject?: ((item: Item) => string) | undefined
  /** The name while the record loads, if an earlier list contains it. */
  readonly knownTitle?: string | undefined
  /** Whether the record is a person. Then initials are shown beside the name. */
  readonly person?: boolean | undefined
  /** Facts that identify or date the record, in one line under the title. */
  readonly facts?: ((item: Item) => readonly Fact[]) | undefined
  /** The primary button, at the far right. */
  readonly primary?: ((item: Item) => ReactNode) | undefined
  /** The id to show, for support requests. */
  readonly id?: ((item: Item) => string) | undefined
  /** Badges with the status of the record. */
  readonly status?: ((item: Item) => ReactNode) | undefined
  /** A text that distinguishes records with the same name. */
  readonly lead?: ((item: Item) => ReactNode) | undefined
  readonly actions?: Actions<Item> | undefined
  /** The id of the most frequent action: it also gets the primary button. */
  readonly mainAction?: string | undefined
  /** Menu items with links. They come before actions that cannot be undone. */
  readonly moreItems?: ((item: Item) => readonly MenuItem[]) | undefined
  /** The skeleton to show while the record loads. */
  readonly skeleton?: ReactNode
  /** The tab in this frame, or a function that renders the record. */
  readonly children: ReactNode | ((item: Item) => ReactNode)
}

/** The page of a record: name, status and actions, with the tab or the content below. */
export function RecordScreen<Item>(props: RecordScreenProps<Item>) {
  const { name, params, read, title, knownTitle, id, status, lead, actions, skeleton, children } = props
  const { hiddenTabs, crumbNames, companyOf, refused = false, person = false, facts, primary } = props
  const selected = useAccountOspId()
  const item = read.data ?? undefined
  const company = item && companyOf?.(item)
  // If the company of the record was not received, rely on the server, which checks access.
  const isKnown = company !== undefined && company !== NOT_RECEIVED
  const isElsewhere = isKnown && selected !== undefined && company !== selected
  const shownTitle = item ? valueOr(() => title(item), NOT_RECEIVED) : knownTitle
  if (isElsewhere || read.data === null || (item === undefined && read.error?.status === 404))
    return (
      <ScreenFrame name={name} params={params} crumbNames={crumbNames} hiddenTabs="all">
        <Missing name={name} params={params} />
      </ScreenFrame>
    )
  return (
    <ScreenFrame
      name={name}
      params={params}
      crumbNames={crumbNames}
      title={shownTitle}
      figure={person && <Avatar name={shownTitle ?? ''} size="large" />}
      subject={item && valueOr(() => (props.subject ?? title)(item), NOT_RECEIVED)}
      facts={facts && <NotReceivedBoundary render={() => <FactsStrip facts={item && facts(item)} />} />}
      id={item && id?.(item)}
      status={item && status && <NotReceivedBoundary render={() => status(item)} />}
      // Reserve the height of a line that appears later, so that nothing moves.
      lead={item ? lead && <NotReceivedBoundary render={() => lead(item)} /> : lead && '\u00a0'}
      action={
        item && (
          <>
            {actions && actions.isOver?.(item) !== true && (
              <RecordActions {...props} item={item} actions={actions} />
            )}
            {primary && <NotReceivedBoundary render={() => primary(item)} />}
          </>
        )
      }
      {...withoutUndefined({ hiddenTabs })}
    >
      {refused ? (
        <EmptyState kind="no-right" />
      ) : (
        <Loaded read={{ ...read, data: item }} skeleton={skeleton}>
          {(shown) => (typeof children === 'function' ? children(shown) : children)}
        </Loaded>
      )}
      {actions && <RecordDialog name={name} params={params} actions={actions} item={item} />}
    </ScreenFrame>
  )
}

/** The query parameter with the open dialog: `?dialog=activate`. */
const DIALOG = 'dialog'

type ActionProps<Item> = Pick<RecordScreenProps<Item>, 'moreItems' | 'mainAction'> & {
  readonly item: Item
  readonly actions: Actions<Item>
}

/** The menu of actions on the page, and the same actions as commands in the palette. */
function RecordActions<Item>({ item, actions, moreItems, mainAction }: ActionProps<Item>) {
  const [, setDialog] = useAddressParam(DIALOG)
  const words = useActionWords(actions)
  const menu = useActionMenu(
    actions,
    useCallback(({ id }: Action<Item>) => setDialog(id), [setDialog]),
  )
  const groups = useMemo(() => {
    const [first, ...rest] = menu(item)
    return [...(first ? [first] : []), { items: moreItems?.(item) ?? [] }, ...rest]
    // oxlint-disable-next-line react/exhaustive-deps -- the extra items change with the record
  }, [menu, item])
  const main = groups.flatMap(({ items }) => items).find(({ id }) => id === mainAction)
  return (
    <>
      <PageActions area={actions.area} name={words.name(item)} groups={groups} />
      {main?.run && (
        <Button look="primary" icon={main.icon} refused={main.refused} onClick={main.run}>
          {main.label}
        </Button>
      )}
    </>
  )
}

interface RecordDialogProps<Item> extends Pick<RecordScreenProps<Item>, 'name' | 'params'> {
  readonly actions: Actions<Item>
  readonly item: Item | undefined
}

/** The dialog named in the address. After an action that removes the record, opens the screen above. */
function RecordDialog<Item>({ name, params, actions, item }: RecordDialogProps<Item>) {
  const goTo = useGoTo()
  const [dialog, setDialog] = useAddressParam(DIALOG)
  const { parent } = routeOf(name)
  return (
    <RequestedDialog
      actions={actions}
      action={useNamedAction(actions, dialog)}
      item={item}
      onClose={useCallback(() => setDialog(undefined), [setDialog])}
      onDone={({ removes }) => {
        if (removes && parent !== undefined) goTo(addressOf(routeOf(parent).path, params))
      }}
    />
  )
}
