import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { date } from '@/i18n/formats.ts'
import { Button } from '@/ui/basics/button.tsx'
import { Field } from '@/ui/inputs/field.tsx'
import { NativeSelect } from '@/ui/inputs/inputs.tsx'
import { Dialog, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { compareTexts, type Piece } from './compare-texts.ts'
import { versionId, type Version } from './template-form.ts'
import styles from './templates.module.css'

interface CompareDialogProps {
  /** At least two, newest first in each language. */
  readonly versions: readonly Version[]
  /** Copies the text of a version into the fields. */
  readonly onUse: (version: Version) => void
  readonly onClose: () => void
}

/** Two versions side by side, with the differences marked. Either can be restored. */
export function CompareDialog({ versions, onUse, onClose }: CompareDialogProps) {
  const { t } = useTranslation(['templates', 'ui'])
  const [first, second] = firstPair(versions)
  const [[left, right], choose] = useState([first, second] as const)
  const pieces = useMemo(() => compareTexts(left.body ?? '', right.body ?? ''), [left, right])
  const options = versions.map((version) => ({
    value: versionId(version),
    label: t('compare.version', {
      language: t(`ui:languages.${version.language}`),
      day: date(version.validFrom),
      state: t(`versions.states.${version.state}`),
    }),
  }))
  const versionOf = (id: string): Version => versions.find((one) => versionId(one) === id) ?? left
  const side = (
    label: string,
    shown: Version,
    of: readonly Piece[],
    Mark: 'del' | 'ins',
    onChange: (version: Version) => void,
  ) => (
    <div className="stack">
      <Field label={label}>
        {(control) => (
          <NativeSelect
            {...control}
            options={options}
            value={versionId(shown)}
            onChange={({ target }) => onChange(versionOf(target.value))}
          />
        )}
      </Field>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be focusable by keyboard */}
      <pre className={styles.plain} tabIndex={0} lang={shown.language} aria-label={label}>
        {of.map(({ text, isUnique }, at) =>
          // oxlint-disable-next-line react/no-array-index-key -- parts have no identity and no state
          isUnique ? <Mark key={at}>{text}</Mark> : <span key={at}>{text}</span>,
        )}
      </pre>
      <div>
        <Button onClick={() => onUse(shown)}>{t('compare.use')}</Button>
      </div>
    </div>
  )
  return (
    <Dialog open size="large" title={t('compare.title')} lead={t('compare.lead')} onClose={onClose}>
      <div className={styles.compared}>
        {side(t('compare.left'), left, pieces.one, 'del', (version) => choose([version, right]))}
        {side(t('compare.right'), right, pieces.other, 'ins', (version) => choose([left, version]))}
      </div>
      <DialogFoot>
        <Button onClick={onClose}>{t('ui:dialog.close')}</Button>
      </DialogFoot>
    </Dialog>
  )
}

/** The current version and the previous one, of a language that has both. Otherwise the first two. */
function firstPair(versions: readonly Version[]): readonly [Version, Version] {
  for (const [at, version] of versions.entries()) {
    const before = versions.slice(at + 1).find(({ language }) => language === version.language)
    if (version.state === 'CURRENT' && before) return [before, version]
  }
  const [one, other] = versions
  if (!one || !other) throw new Error('two versions are compared')
  return [one, other]
}
