import SquarePen from 'lucide-react/icons/square-pen'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { today } from '@/base/dates.ts'
import { useFieldText } from '@/forms/fields/field-texts.ts'
import { useFillIn } from '@/forms/form-values.tsx'
import { useHeldField } from '@/forms/use-held-field.ts'
import { date } from '@/i18n/formats.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { Button } from '@/ui/basics/button.tsx'
import { SideSection } from '@/ui/basics/side-panel.tsx'
import { Timeline, type TimelineItem } from '@/ui/basics/timeline.tsx'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import { ActionsMenu } from '@/ui/overlays/menu.tsx'
import type { SelectOption } from '@/ui/inputs/inputs.tsx'
import type { TemplateLanguage } from './language-state.ts'
import { shownVersion, versionId, type Template, type TemplateValues, type Version } from './template-form.ts'
import { useExternalTemplates } from './use-choices.ts'

// Loaded when the dialog opens.
const CompareDialog = lazyBlock(async () => (await import('./compare-dialog.tsx')).CompareDialog)

const TONES: Readonly<Record<Version['state'], TimelineItem['tone']>> = {
  CURRENT: 'present',
  PLANNED: 'coming',
  PAST: undefined,
}

interface VersionsSectionProps {
  readonly template: Template
  readonly values: Partial<TemplateValues>
  readonly language: TemplateLanguage
}

/**
 * R209: the versions of the selected language, newest first. The text of an earlier or later version can be copied into
 * the editor, to be changed and saved like any other text (G382).
 */
export function VersionsSection({ template, values, language }: VersionsSectionProps) {
  const { t } = useTranslation(['templates', 'ui'])
  const fillIn = useFillIn()
  const { input } = useHeldField<readonly string[]>('removed', {
    subscription: { value: true },
    isEqual: isSame,
    format: (value: readonly string[] = NONE) => value,
  })
  const [dialog, setDialog] = useAddressParam('dialog')
  const [isExpanded, setIsExpanded] = useState(false)
  const externals = useExternalTemplates()
  const { versions, external } = template
  const removed = input.value
  useFieldText('versions', () => t('versions.changed'))
  const own = versions.filter((version) => version.language === language.code)
  const putIn = (version: Version): void =>
    fillIn({
      [`${external ? 'externals' : 'texts'}.${version.language}`]:
        version.body ?? version.externalTemplateId ?? '',
      validFrom: version.state === 'PLANNED' ? version.validFrom : today(),
    })
  const toggle = (id: string): void =>
    input.onChange(removed.includes(id) ? removed.filter((one) => one !== id) : [...removed, id])

  const itemOf = (version: Version): TimelineItem => {
    const id = versionId(version)
    const isRemoved = removed.includes(id)
    const isPlanned = version.state === 'PLANNED'
    const copy = {
      id: isPlanned ? 'edit' : 'back',
      icon: isPlanned ? <SquarePen /> : <Undo2 />,
      label: t(isPlanned ? 'versions.edit' : 'versions.back'),
      run: () => putIn(version),
    }
    const remove = {
      id: 'remove',
      icon: <Trash2 />,
      label: t(isRemoved ? 'versions.keep' : 'versions.remove'),
      run: () => toggle(id),
    }
    return {
      id,
      when: date(version.validFrom),
      title: t(`versions.states.${isRemoved ? 'REMOVED' : version.state}`),
      note: textOf(version, externals),
      noteLang: version.body === undefined ? undefined : language.lang,
      tone: isRemoved ? 'danger' : TONES[version.state],
      actions: (
        <ActionsMenu
          size="small"
          label={t('ui:table.rowActions', {
            name: `${t(`ui:languages.${language.lang}`)} ${date(version.validFrom)}`,
          })}
          groups={[{ items: isPlanned ? [copy, remove] : [copy] }]}
        />
      ),
    }
  }
  const saved = shownVersion(versions, language.code)
  const typed = (external ? values.externals : values.texts)?.[language.code] ?? ''
  const draft: TimelineItem[] =
    typed.trim() !== '' && typed !== (saved?.body ?? saved?.externalTemplateId ?? '')
      ? [
          {
            id: 'draft',
            when: values.validFrom === undefined ? '' : date(values.validFrom),
            title: t('versions.draft'),
            tone: 'coming',
          },
        ]
      : []
  return (
    <SideSection
      title={t('versions.titleOf', { language: t(`ui:languages.${language.lang}`) })}
      action={
        <Button
          look="link"
          refused={versions.length < 2 ? t('compare.one') : external ? t('preview.external') : undefined}
          onClick={() => setDialog('compare')}
        >
          {t('compare.open')}
        </Button>
      }
    >
      <div className="stack">
        {own.length + draft.length === 0 ? (
          <p className="muted">{t('versions.none')}</p>
        ) : (
          <Timeline wide items={[...draft, ...own.slice(0, isExpanded ? undefined : SHOWN).map(itemOf)]} />
        )}
        {own.length > SHOWN && !isExpanded && (
          <div>
            <Button look="link" onClick={() => setIsExpanded(true)}>
              {t('versions.all', { count: own.length })}
            </Button>
          </div>
        )}
      </div>
      {dialog === 'compare' && versions.length > 1 && !external && (
        <CompareDialog
          versions={versions}
          onUse={(version) => {
            putIn(version)
            setDialog(undefined)
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </SideSection>
  )
}

/** The number of versions that are shown at first. */
const SHOWN = 6
/** The length of a text in the line of its version: the full text may have 90,000 characters. */
const SHOWN_LENGTH = 120

/** The text, or the name of the template at the mail service. */
const textOf = ({ body, externalTemplateId = '' }: Version, externals: readonly SelectOption[]): string => {
  if (body !== undefined) return body.length > SHOWN_LENGTH ? `${body.slice(0, SHOWN_LENGTH)}…` : body
  return externals.find(({ value }) => value === externalTemplateId)?.label ?? externalTemplateId
}

const NONE: readonly string[] = []

const isSame = (one = NONE, other = NONE): boolean => one.join() === other.join()
