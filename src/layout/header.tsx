import { useCallback, useState } from 'react'
import CircleHelp from 'lucide-react/icons/circle-help'
import Keyboard from 'lucide-react/icons/keyboard'
import CircleAlert from 'lucide-react/icons/circle-alert'
import LogOut from 'lucide-react/icons/log-out'
import { useTranslation } from 'react-i18next'
import { breadcrumbContainer } from '@/ui/basics/breadcrumb-container.ts'
import { currentLanguage } from '@/i18n/i18n.ts'
import { LANGUAGES, ownName } from '@/i18n/languages.ts'
import { signOut } from '@/session/sign-out.ts'
import type { Viewer } from '@/session/access.ts'
import { reportProblem } from '@/trouble/report-problem.tsx'
import { hrefTo } from '@/routes/href.ts'
import { Link } from '@/routes/link.tsx'
import { chooseLanguage } from '@/session/language.ts'
import { useUser } from '@/session/use-viewer.ts'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Avatar } from '@/ui/basics/avatar.tsx'
import { useMenu, type MenuGroup } from '@/ui/overlays/menu.tsx'
import { useTip } from '@/ui/overlays/tip.tsx'
import { ShortcutsHelp } from '@/ui/commands/shortcuts-help.tsx'
import { chooseTheme, useThemeChoice, type ThemeChoice } from '@/ui/theme/theme.ts'
import { itemsOf } from './menu.ts'
import { MenuDrawer, useWithoutSidebar } from './menu-drawer.tsx'
import { MenuIcon } from './menu-icon.tsx'
import { Palette } from './palette.tsx'
import styles from './header.module.css'

/** The header of every screen: breadcrumbs, search, help, and the menu of the signed-in user. */
export function Header({ viewer }: { readonly viewer: Viewer }) {
  const [isHelpOpen, setHelpOpen] = useState(false)
  const isWithoutSidebar = useWithoutSidebar()
  const openHelp = useCallback(() => setHelpOpen(true), [])
  return (
    <header className={styles.header}>
      {isWithoutSidebar && <MenuDrawer viewer={viewer} />}
      <div ref={addCrumbs} className={styles.crumbs} />
      <Palette viewer={viewer} onShortcuts={openHelp} />
      <div className={styles.end}>
        <HelpLink />
        <UserMenu viewer={viewer} onShortcuts={openHelp} />
      </div>
      <ShortcutsHelp open={isHelpOpen} onOpen={openHelp} onClose={() => setHelpOpen(false)} />
    </header>
  )
}

const addCrumbs = (element: HTMLElement | null): void => element?.append(breadcrumbContainer())

function HelpLink() {
  const { t } = useTranslation('shell')
  const tip = useTip(t('items.Help'))
  return (
    <>
      <Link to={hrefTo('Help')} className={styles.help} aria-label={t('items.Help')} {...tip.anchor}>
        <CircleHelp aria-hidden="true" size={16} />
      </Link>
      {tip.bubble}
    </>
  )
}

const THEMES: readonly ThemeChoice[] = ['light', 'dark', 'system']

interface UserMenuProps {
  readonly viewer: Viewer
  readonly onShortcuts: () => void
}

function UserMenu({ viewer, onShortcuts }: UserMenuProps) {
  const { t } = useTranslation(['shell', 'session', 'ui', 'common'])
  const { firstName, lastName, login } = useUser()
  // Subscribes to the theme, because the palette can change it too.
  const chosenTheme = useThemeChoice()
  const groups: readonly MenuGroup[] = [
    {
      items: [
        ...itemsOf('account', viewer).map(({ route, href }) => ({
          id: route.name,
          label: t(`shell:items.${route.name}`),
          icon: <MenuIcon route={route} />,
          href,
        })),
        { id: 'shortcuts', label: t('ui:shortcuts.title'), icon: <Keyboard />, run: onShortcuts },
        { id: 'report', label: t('common:report'), icon: <CircleAlert />, run: reportProblem },
      ],
    },
    {
      label: t('session:language.label'),
      kind: 'radio',
      items: LANGUAGES.map((language) => ({
        id: language,
        label: <span lang={language}>{ownName(language)}</span>,
        checked: language === currentLanguage(),
        // A failure has already been notified, and the language does not change.
        run: () => void chooseLanguage(language).catch(() => undefined),
      })),
    },
    {
      label: t('shell:theme.label'),
      kind: 'radio',
      items: THEMES.map((theme) => ({
        id: theme,
        label: t(`shell:theme.${theme}`),
        checked: theme === chosenTheme,
        run: () => chooseTheme(theme),
      })),
    },
    {
      items: [{ id: 'sign-out', label: t('shell:signOut'), icon: <LogOut />, run: () => void signOut() }],
    },
  ]
  const name = `${firstName} ${lastName}`
  const head = (
    <>
      <strong dir="auto">{name}</strong>
      <br />
      <span className="muted">{login}</span>
    </>
  )
  const { trigger, overlay } = useMenu({ groups, head })
  return (
    <>
      <button type="button" className={styles.user} {...trigger}>
        <span className="sr-only">{`${t('shell:userMenu')}: `}</span>
        <Avatar name={name} />
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <ChevronDown aria-hidden="true" size={16} />
      </button>
      {overlay}
    </>
  )
}
