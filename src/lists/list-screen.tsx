import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenFrame } from '@/frame/screen-frame.tsx'
import { addressOf } from '@/routes/href.ts'
import { routeOf } from '@/routes/known-routes.ts'
import type { RouteName } from '@/routes/routes.ts'
import { decide } from '@/session/access.ts'
import { useViewer } from '@/session/use-viewer.ts'
import { LinkButton } from '@/ui/basics/button.tsx'
import { ListView, type ListViewProps } from './list-view.tsx'

/** The props of a screen that is a list. Area and caption come from the route. */
export interface ListScreenProps<Row> extends Omit<ListViewProps<Row>, 'area' | 'name'> {
  readonly name: RouteName
  readonly lead?: ReactNode
  /** The screen that adds a record. Its button has the text `<words>.add` and shows to viewers who may open it. */
  readonly add?: RouteName
  /** The icon of the button if it does something other than open a form that adds a row. */
  readonly addIcon?: ReactNode
  /** Shown beside the title, in place of `add`. */
  readonly action?: ReactNode
}

/** A screen with one list. */
export function ListScreen<Row>({
  name,
  lead,
  add,
  addIcon = <Plus aria-hidden="true" />,
  action,
  ...list
}: ListScreenProps<Row>) {
  const { area } = routeOf(name)
  const { t } = useTranslation(area)
  // Translate only if there is a link: for a missing text the fallback languages are loaded, and the whole page renders
  // again.
  const addLink = (main: boolean): ReactNode =>
    add && <AddLink to={add} label={t(`${list.words ?? 'list'}.add`)} icon={main && addIcon} main={main} />
  return (
    <ScreenFrame isList name={name} lead={lead} action={action ?? addLink(true)}>
      <ListView emptyAction={addLink(false)} {...list} name={name} />
    </ScreenFrame>
  )
}

interface AddLinkProps {
  readonly to: RouteName
  readonly label: string
  readonly icon: ReactNode
  /** The link in the header of the page is the primary button. The link in an empty list is not. */
  readonly main: boolean
}

/** A link to the screen that adds a record, if the viewer may open it. */
function AddLink({ to, label, icon, main }: AddLinkProps) {
  const { path, guards } = routeOf(to)
  if (decide(guards, useViewer(), {}) !== 'pass') return null
  return (
    <LinkButton look={main ? 'primary' : undefined} icon={icon} to={addressOf(path, {})}>
      {label}
    </LinkButton>
  )
}
