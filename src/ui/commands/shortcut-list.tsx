import './shortcuts.css'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Switch } from '../inputs/choice.tsx'
import { Keys } from './keys.tsx'
import {
  isSingleCharacter,
  SHORTCUT_NAMES,
  SHORTCUTS,
  setSingleCharacterShortcuts,
  useSingleCharacterShortcutsOn,
} from './shortcuts.ts'

/** All shortcuts, grouped by where they work, and a switch for single-key shortcuts. */
export function ShortcutList() {
  const { t } = useTranslation('ui')
  const on = useSingleCharacterShortcutsOn()
  return (
    <div className="shortcuts">
      {(['anywhere', 'list'] as const).map((group) => (
        <Fragment key={group}>
          <h3>{t(`shortcuts.groups.${group}`)}</h3>
          <dl>
            {SHORTCUT_NAMES.filter((name) => SHORTCUTS[name].group === group).map((name) => (
              <div key={name} data-off={(isSingleCharacter(name) && !on) || undefined}>
                <dt>{t(`shortcuts.what.${name}`)}</dt>
                <dd>
                  <Keys of={name} />
                </dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
      <Switch
        label={t('shortcuts.signs')}
        help={t('shortcuts.signsHelp')}
        checked={on}
        onChange={({ target }) => setSingleCharacterShortcuts(target.checked)}
      />
    </div>
  )
}
