import { createElement, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage, showLanguage } from '@/i18n/i18n.ts'
import { LANGUAGES } from '@/i18n/languages.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { NativeSelect } from '@/ui/inputs/inputs.tsx'
import { BlockLink } from '@/ui/basics/link.tsx'
import { chooseTheme, useThemeChoice } from '@/ui/theme/theme.ts'
import { addressOf } from './gallery-link.tsx'
import { entries, groups, type Entry } from './pages.ts'
import styles from './frame.module.css'

/** A list of all blocks at the left, and the selected one in all its states at the right. */
export function Frame() {
  useTranslation() // Renders again when the language changes.
  const [requestedBlock] = useAddressParam('block')
  const shown = entries.find(({ block }) => block === requestedBlock) ?? entries[0]
  return (
    <div className={styles.frame}>
      <aside className={styles.side}>
        <p className={styles.name}>Gallery</p>
        <Settings />
        <nav aria-label="Blocks" className={styles.blocks}>
          {groups.map((group) => (
            <Group key={group} group={group} shown={shown} />
          ))}
        </nav>
      </aside>
      <main className={styles.main}>{shown && <Block key={shown.block} entry={shown} />}</main>
    </div>
  )
}

function Group({ group, shown }: { readonly group: string; readonly shown: Entry | undefined }) {
  return (
    <>
      <h2>{group}</h2>
      <ul>
        {entries
          .filter((entry) => entry.group === group)
          .map(({ block, title }) => (
            <li key={block}>
              <BlockLink href={addressOf(block)} aria-current={block === shown?.block ? 'page' : undefined}>
                {title}
              </BlockLink>
            </li>
          ))}
      </ul>
    </>
  )
}

function Block({ entry: { title, page } }: { readonly entry: Entry }) {
  useEffect(() => {
    document.title = `${title} · Gallery`
    scrollTo({ top: 0 })
  }, [title])
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.about}>{page.about}</p>
      {Object.entries(page.states).map(([name, state]) => (
        <section key={name} className={styles.state} aria-label={name}>
          <h2>{name}</h2>
          {createElement(state)}
        </section>
      ))}
    </>
  )
}

const THEMES = ['light', 'dark', 'system'] as const

function Settings() {
  const theme = useThemeChoice()
  return (
    <div className={styles.settings}>
      <NativeSelect
        aria-label="Language"
        value={currentLanguage()}
        options={LANGUAGES.map((language) => ({ value: language, label: language }))}
        onChange={({ target }) => {
          const chosen = LANGUAGES.find((language) => language === target.value)
          if (chosen) void showLanguage(chosen)
        }}
      />
      <NativeSelect
        aria-label="Theme"
        value={theme}
        options={THEMES.map((name) => ({ value: name, label: name }))}
        onChange={({ target }) => chooseTheme(THEMES.find((name) => name === target.value) ?? 'system')}
      />
    </div>
  )
}
