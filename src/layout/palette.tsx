import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import CircleAlert from 'lucide-react/icons/circle-alert'
import History from 'lucide-react/icons/history'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import Plus from 'lucide-react/icons/plus'
import SunMoon from 'lucide-react/icons/sun-moon'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { onScreenTitle } from '@/frame/document-title.ts'
import { reportProblem } from '@/trouble/report-problem.tsx'
import { hrefTo, rememberedHref } from '@/routes/href.ts'
import { useGoTo } from '@/routes/navigate.tsx'
import { preload } from '@/routes/screens.ts'
import type { Viewer } from '@/session/access.ts'
import { mayOpen } from '@/session/may-open.ts'
import { signOut } from '@/session/sign-out.ts'
import { CommandPalette } from '@/ui/commands/command-palette.tsx'
import { useCommands, type Command } from '@/ui/commands/commands.ts'
import { chooseTheme, shownTheme } from '@/ui/theme/theme.ts'
import { transactionsWith } from './find-transactions.ts'
import { creatingFor, itemsOf, menuFor } from './menu.ts'
import { MenuIcon } from './menu-icon.tsx'
import { useRecordSearch } from './record-search.tsx'
import { forgetScreens, rememberScreen, recentScreens } from '@/session/recent-screens.ts'

interface PaletteProps {
  readonly viewer: Viewer
  readonly onShortcuts: () => void
}

/**
 * The palette: records, recent screens, the screens that the viewer may open, records that may be added, and the general
 * actions. Screens add their own commands.
 */
export function Palette({ viewer, onShortcuts }: PaletteProps) {
  const { t } = useTranslation(['shell', 'ui', 'common'])
  const goTo = useGoTo()
  useEffect(() => {
    const stop = onScreenTitle(rememberScreen)
    return () => {
      stop()
      forgetScreens()
    }
  }, [])
  const before = useCallback(
    () =>
      recentScreens()
        .slice(1)
        .map(({ address, title }): Command => ({
          id: `recent ${address}`,
          label: title,
          group: t('commands.recent'),
          icon: <History aria-hidden="true" size={16} />,
          run: () => goTo(rememberedHref(address)),
        })),
    [t, goTo],
  )
  const lasting = useCallback((): readonly Command[] => {
    const items = [
      ...menuFor(viewer).flatMap(({ group, items: inGroup }) =>
        inGroup.map((item) => ({ ...item, aside: group === 'top' ? undefined : t(`groups.${group}`) })),
      ),
      ...itemsOf('account', viewer).map((item) => ({ ...item, aside: undefined })),
    ]
    const screens = items.map(({ route, href, refused, aside }) => ({
      id: route.name,
      label: t(`items.${route.name}`),
      group: t('commands.screens'),
      aside,
      keywords: route.path,
      icon: <MenuIcon route={route} />,
      refused: refused && t(refused),
      run: () => {
        preload(href)
        goTo(href)
      },
    }))
    const creating = creatingFor(viewer).map(({ name, href, refused }) => ({
      id: name,
      label: t(`create.${name}`),
      group: t('commands.actions'),
      icon: <Plus aria-hidden="true" size={16} />,
      refused: refused && t(refused),
      run: () => goTo(href),
    }))
    const actions = [
      {
        id: 'switch-theme',
        label: t('commands.switchTheme'),
        icon: <SunMoon aria-hidden="true" size={16} />,
        run: () => chooseTheme(shownTheme() === 'dark' ? 'light' : 'dark'),
      },
      {
        id: 'shortcuts',
        label: t('ui:shortcuts.title'),
        icon: <Keyboard aria-hidden="true" size={16} />,
        run: onShortcuts,
      },
      {
        id: 'report',
        label: t('common:report'),
        icon: <CircleAlert aria-hidden="true" size={16} />,
        run: reportProblem,
      },
      {
        id: 'sign-out',
        label: t('signOut'),
        icon: <LogOut aria-hidden="true" size={16} />,
        run: () => void signOut(),
      },
    ].map((action) => ({ ...action, group: t('commands.actions') }))
    const findTransactions: Command = {
      id: 'find-transactions',
      label: t('commands.search'),
      group: t('commands.search'),
      icon: <ArrowLeftRight aria-hidden="true" size={16} />,
      run: () => goTo(hrefTo('AllTransactions')),
      withText: (text) => {
        const address = transactionsWith(text)
        return (
          address && {
            label: t('commands.findTransactions', { text }),
            run: () => goTo(hrefTo('AllTransactions', {}, address)),
          }
        )
      },
    }
    const finding = mayOpen('AllTransactions', viewer) ? [findTransactions] : []
    return [...screens, ...creating, ...actions, ...finding]
  }, [viewer, t, goTo, onShortcuts])
  useCommands(useCallback(() => [...before(), ...lasting()], [before, lasting]))
  return <CommandPalette search={useRecordSearch(viewer)} />
}
