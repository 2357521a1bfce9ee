import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import { currentLanguage } from '@/i18n/i18n.ts'
import { LANGUAGES } from '@/i18n/languages.ts'
import { isMsp, type Viewer } from '@/session/access.ts'
import { signOut } from '@/session/sign-out.ts'
import { chooseLanguage } from '@/session/language.ts'
import { useUser } from '@/session/use-viewer.ts'
import { MenuButton, type MenuGroup } from '@/ui/overlays/menu.tsx'
import { ShortcutsHelp } from '@/ui/commands/shortcuts-help.tsx'
import { chooseTheme, useThemeChoice, type ThemeChoice } from '@/ui/theme/theme.ts'
import { AccountSelector } from './account-selector.tsx'
import { itemsOf } from './menu.ts'
import { MenuIcon } from './menu-icon.tsx'
import { Palette } from './palette.tsx'
import styles from './header.module.css'

/** The header of every screen: selected company, search, and the menu of the signed-in user. */
export function Header({ viewer }: { readonly viewer: Viewer }) {
  const [isHelpOpen, setHelpOpen] = useState(false)
  const openHelp = useCallback(() => setHelpOpen(true), [])
  return (
    <header className={styles.header}>
      {isMsp(viewer.user) && <AccountSelector />}
      <span className={styles.gap} />
      <Palette viewer={viewer} onShortcuts={openHelp} />
      <UserMenu viewer={viewer} onShortcuts={openHelp} />
      <ShortcutsHelp open={isHelpOpen} onOpen={openHelp} onClose={() => setHelpOpen(false)} />
    </header>
  )
}

const THEMES: readonly ThemeChoice[] = ['light', 'dark', 'system']

interface UserMenuProps {
  readonly viewer: Viewer
  readonly onShortcuts: () => void
}

function UserMenu({ viewer, onShortcuts }: UserMenuProps) {
  const { t } = useTranslation(['shell', 'session', 'ui'])
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
      ],
    },
    {
      label: t('session:language.label'),
      kind: 'one-of',
      items: LANGUAGES.map((language) => ({
        id: language,
        label: t(`session:language.${language}`),
        checked: language === currentLanguage(),
        // A failure has already been notified. The language does not change.
        run: () => void chooseLanguage(language).catch(() => undefined),
      })),
    },
    {
      label: t('shell:theme.label'),
      kind: 'one-of',
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
  return (
    <MenuButton
      look="quiet"
      icon={<UserRound aria-hidden="true" />}
      aria-label={`${t('shell:userMenu')}: ${firstName} ${lastName}`}
      groups={groups}
      head={
        <>
          <strong dir="auto">
            {firstName} {lastName}
          </strong>
          <br />
          <span className={styles.login}>{login}</span>
        </>
      }
    >
      <span className={styles.name} dir="auto">
        {firstName} {lastName}
      </span>
    </MenuButton>
  )
}
