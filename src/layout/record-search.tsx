import Building2 from 'lucide-react/icons/building-2'
import Handshake from 'lucide-react/icons/handshake'
import LayoutTemplate from 'lucide-react/icons/layout-template'
import Package from 'lucide-react/icons/package'
import Search from 'lucide-react/icons/search'
import ReceiptText from 'lucide-react/icons/receipt-text'
import UsersRound from 'lucide-react/icons/users-round'
import type { TFunction } from 'i18next'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '@/api/client.ts'
import { findRecords } from '@/api/generated/operations/dashboard.ts'
import type { Schemas } from '@/api/generated/schema.ts'
import { groupName, money, number } from '@/i18n/formats.ts'
import { BASE } from '@/config/base-path.ts'
import { hrefTo, type Href } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import type { RouteName } from '@/routes/routes.ts'
import { mayCall, type Viewer } from '@/session/access.ts'
import { ACCOUNT_PARAM } from '@/session/account.ts'
import { mayOpen } from '@/session/may-open.ts'
import { Avatar } from '@/ui/basics/avatar.tsx'
import { findCommands, type Command, type CommandSearch } from '@/ui/commands/commands.ts'
import { sortByMatch } from './sort-found-records.ts'
import { ACTION_IDS, actionsOnRecord } from './record-actions.tsx'

type Kind = Schemas['RecordKind']
type FoundRecord = Schemas['FoundRecord']

/** How many records of a kind are shown: few if several kinds were found, more for a single kind. */
const FEW = 3
const MORE = 6
/** How many are asked for, so that the most likely ones are among them. */
const ASKED = 20
/** R148: a search starts at three characters. */
const LEAST = 3

/**
 * G458: finds records of every kind that the viewer may see, and their actions. `undefined` for a viewer who may not
 * search.
 */
export function useRecordSearch(viewer: Viewer): CommandSearch | undefined {
  const { t } = useTranslation('shell')
  const goTo = useGoTo()
  return useMemo(() => {
    if (!mayCall(viewer.user, findRecords)) return undefined
    const toCommands = (
      { groups }: Schemas['FoundRecords'],
      text: string,
      search: string,
    ): readonly Command[] => {
      const opened = groups.flatMap(({ kind, records, total }) => {
        const openable = sortByMatch(records, text, viewer.accountOspId).flatMap((record) => {
          const href = pageOf(viewer, kind, record)
          return href === undefined ? [] : [{ kind, record, href }]
        })
        const shown = openable.slice(0, groups.length === 1 ? MORE : FEW)
        const group = headingOf(t, kind, shown.length, total)
        const more = total > shown.length ? listOf(viewer, kind, text) : undefined
        const last = shown.length - 1
        return shown.map((one, at) => ({ ...one, group, more: at === last ? more : undefined }))
      })
      return opened.flatMap(({ kind, record, href, group, more }, index) => {
        const itself: Command = {
          ...describe(t, kind, record),
          id: `${kind} ${record.ospId}`,
          group,
          href: BASE + href,
          run: () => goTo(href),
        }
        const actions = actionsOnRecord(kind, record, viewer).map(
          ({ id, icon: Icon, href: at }): Command => ({
            id: `${kind} ${record.ospId} ${id}`,
            label: t(`commands.on.${id}`, { name: itself.label }),
            group,
            icon: <Icon aria-hidden="true" size={16} />,
            isPart: true,
            href: BASE + at,
            run: () => goTo(at),
          }),
        )
        const rest = more
          ? [
              {
                id: `${kind} more`,
                label: t('commands.findIn', { text, list: t(`items.${more.item}`) }),
                group,
                icon: <Search aria-hidden="true" size={16} />,
                href: BASE + more.href,
                run: () => goTo(more.href),
              },
            ]
          : []
        // A typed action comes before its record, so that Enter runs it.
        if (search !== '')
          return [...actions.filter((action) => matchesText(action, search)), itself, ...rest]
        return index === 0 ? [itself, ...actions, ...rest] : [itself, ...rest]
      })
    }
    return async (search, signal) => {
      const find = (text: string) =>
        call(findRecords, { body: { search: text, size: ASKED } }, { signal, ignore: ['*'] })
      const found = await find(search)
      const { record, action } = splitAction(t, search)
      if (found.total > 0 || action === '' || [...record].length < LEAST) return toCommands(found, search, '')
      return toCommands(await find(record), record, action)
    }
  }, [viewer, t, goTo])
}

const matchesText = (action: Command, text: string): boolean => {
  const { first, rest } = findCommands([action], text)
  return first.length + rest.length > 0
}

/** Splits a text such as "Jonas pin" into the words for a record and the words that begin a word of an action. */
function splitAction(
  t: TFunction<'shell'>,
  search: string,
): { readonly record: string; readonly action: string } {
  // i18n-keys: shell:commands.on.*
  const texts = ACTION_IDS.map((id) => t(`commands.on.${id}`, { name: '' }))
  const labels = texts.map((label): Command => ({ id: label, label, group: '', run: () => undefined }))
  const words = search.split(/\s+/).filter(Boolean)
  const isOfAction = (word: string): boolean =>
    [...word].length >= LEAST && findCommands(labels, word).first.length > 0
  return {
    record: words.filter((word) => !isOfAction(word)).join(' '),
    action: words.filter(isOfAction).join(' '),
  }
}

/** "Mensen", or "Mensen: 3 van 12" if there are more. */
// i18n-keys: shell:commands.kinds.*
const headingOf = (t: TFunction<'shell'>, kind: Kind, shown: number, total: number): string =>
  total > shown
    ? t('commands.some', { kind: t(`commands.kinds.${kind}`), shown: number(shown), total: number(total) })
    : t(`commands.kinds.${kind}`)

type Described = Pick<Command, 'label' | 'detail' | 'aside' | 'icon'>

function describe(t: TFunction<'shell'>, kind: Kind, record: FoundRecord): Described {
  const { name, detail, company, active, amount, count = 0 } = record
  const inactive = active === false ? t('commands.inactive') : undefined
  const counted = { count, number: number(count) }
  const Icon = kind === 'USER' ? undefined : ICONS[kind]
  const icon: ReactNode = Icon ? <Icon aria-hidden="true" size={16} /> : <Avatar name={name} />
  switch (kind) {
    case 'USER':
      return { label: name, detail: joined(detail, company?.name), aside: inactive, icon }
    case 'COMPANY':
      return { label: name, detail, aside: inactive ?? t('commands.users', counted), icon }
    case 'USER_GROUP':
      return {
        label: groupName(name),
        detail: company?.name,
        aside: inactive ?? t('commands.members', counted),
        icon,
      }
    case 'INVOICE':
      return {
        label: name,
        detail: company?.name,
        aside: amount === undefined ? undefined : money(amount),
        icon,
      }
    case 'PRODUCT':
    case 'PARTNER':
    case 'TEMPLATE':
      return { label: name, detail, aside: inactive, icon }
  }
}

const joined = (...texts: readonly (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined).join(' · ')

const ICONS = {
  COMPANY: Building2,
  USER_GROUP: UsersRound,
  INVOICE: ReceiptText,
  PRODUCT: Package,
  PARTNER: Handshake,
  TEMPLATE: LayoutTemplate,
} as const

const PEOPLE = {
  admin: 'AdminUserViewDetails',
  contact: 'ContactUserView',
  mobile: 'AppUserDetailView',
} as const satisfies Readonly<Record<NonNullable<FoundRecord['classification']>, RouteName>>

/** The list of all records of a kind, and its item in the menu. */
const LISTS = {
  USER: ['AppUsersActive', 'ManageAppUsers'],
  COMPANY: ['CorporateAccounts', 'CorporateAccounts'],
  USER_GROUP: ['UserGroups', 'UserGroups'],
  INVOICE: ['Invoices', 'Invoices'],
  PRODUCT: ['Products', 'Products'],
  PARTNER: ['Partners', 'Partners'],
  TEMPLATE: ['Templates', 'Templates'],
} as const satisfies Readonly<Record<Kind, readonly [RouteName, string]>>

/** The list that is searched for the same text. `undefined` if the viewer may not open it now. */
function listOf(viewer: Viewer, kind: Kind, search: string) {
  const [name, item] = LISTS[kind]
  const isMissing = kind === 'USER_GROUP' && viewer.accountOspId === undefined // That list needs a company.
  return isMissing || !mayOpen(name, viewer) ? undefined : { href: hrefTo(name, {}, { search }), item }
}

/** `undefined` if the viewer may not open it. The address includes the record's company (R056). */
function pageOf(viewer: Viewer, kind: Kind, record: FoundRecord): Href | undefined {
  const { ospId, company, classification = 'mobile' } = record
  const asOfCompany = { ...viewer, accountOspId: company?.ospId ?? viewer.accountOspId }
  const account = { [ACCOUNT_PARAM]: company?.ospId }
  const may = (name: RouteName, params = {}): boolean => mayOpen(name, asOfCompany, params)
  switch (kind) {
    case 'USER': {
      const params = { userOspId: ospId }
      return may(PEOPLE[classification], params) ? hrefTo(PEOPLE[classification], params, account) : undefined
    }
    case 'COMPANY':
      return may('CorporateAccountView') ? hrefTo('CorporateAccountView', { accountOspId: ospId }) : undefined
    case 'USER_GROUP':
      return may('UserGroupView') ? hrefTo('UserGroupView', { userGroupOspId: ospId }, account) : undefined
    case 'INVOICE':
      return may('InvoiceView') ? hrefTo('InvoiceView', { invoiceOspId: ospId }, account) : undefined
    case 'PRODUCT':
      return may('ProductView') ? hrefTo('ProductView', { productOspId: ospId }) : undefined
    case 'PARTNER':
      return may('PartnerView') ? hrefTo('PartnerView', { partnerOspId: ospId }) : undefined
    case 'TEMPLATE':
      return may('EditTemplate') ? hrefTo('EditTemplate', { templateId: ospId }) : undefined
  }
}
