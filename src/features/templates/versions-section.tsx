import GitCompare from 'lucide-react/icons/git-compare'
import SquarePen from 'lucide-react/icons/square-pen'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { today } from '@/base/dates.ts'
import { useFieldText } from '@/forms/fields/field-texts.ts'
import { useHeldField } from '@/forms/use-held-field.ts'
import { useFillIn } from '@/forms/form-values.tsx'
import { date } from '@/i18n/formats.ts'
import { useAddressParam } from '@/routes/address-param.ts'
import { Button } from '@/ui/basics/button.tsx'
import { StatusBadge, type Tone } from '@/ui/basics/status-badge.tsx'
import { lazyBlock } from '@/ui/overlays/lazy-block.tsx'
import type { SelectOption } from '@/ui/inputs/inputs.tsx'
import type { MenuGroup } from '@/ui/overlays/menu.tsx'
import type { Column } from '@/ui/table/column.ts'
import { MemoryTable } from '@/ui/table/memory-table.tsx'
import { versionId, type Template, type Version } from './template-form.ts'
import { useExternalTemplates } from './use-choices.ts'

// Loaded when the dialog opens.
const CompareDialog = lazyBlock(async () => (await import('./compare-dialog.tsx')).CompareDialog)

const TONES: Readonly<Record<Version['state'], Tone>> = {
  CURRENT: 'success',
  PLANNED: 'info',
  PAST: 'neutral',
}

/**
 * R209: all versions. The text of an earlier or later version can be copied into the fields above, to be changed and
 * saved like any other text (G382).
 */
export function VersionsSection({ template }: { readonly template: Template }) {
  const { t } = useTranslation(['templates', 'ui'])
  const fillIn = useFillIn()
  const { input } = useHeldField<readonly string[]>('removed', {
    subscription: { value: true },
    isEqual: isSame,
    format: (value: readonly string[] = NONE) => value,
  })
  const [dialog, setDialog] = useAddressParam('dialog')
  const externals = useExternalTemplates()
  const { versions, external } = template
  const removed = input.value
  useFieldText('versions', () => t('versions.changed'))
  const columns = useMemo(
    (): readonly Column<Version>[] => [
      {
        id: 'validFrom',
        type: 'date',
        header: t('versions.validFrom'),
        sort: true,
        text: ({ validFrom }) => date(validFrom),
        sortValue: ({ validFrom }) => validFrom,
      },
      {
        id: 'language',
        header: t('versions.language'),
        sort: true,
        text: ({ language }) => t(`ui:languages.${language}`),
      },
      {
        id: 'state',
        type: 'status',
        header: t('versions.state'),
        sort: true,
        text: (version) => stateOf(version, removed),
        cell: (version) => (
          <StatusBadge tone={removed.includes(versionId(version)) ? 'danger' : TONES[version.state]}>
            {stateOf(version, removed)}
          </StatusBadge>
        ),
      },
      { id: 'text', type: 'main', header: t('versions.text'), text: (version) => textOf(version, externals) },
    ],
    // oxlint-disable-next-line react/exhaustive-deps -- `stateOf` depends only on these
    [t, removed, externals],
  )
  const stateOf = (version: Version, gone: readonly string[]): string =>
    t(`versions.states.${gone.includes(versionId(version)) ? 'REMOVED' : version.state}`)
  const putIn = ({ language, body, externalTemplateId = '', state, validFrom }: Version): void =>
    fillIn({
      [`${external ? 'externals' : 'texts'}.${language}`]: body ?? externalTemplateId,
      validFrom: state === 'PLANNED' ? validFrom : today(),
    })
  const toggle = (version: Version): void => {
    const id = versionId(version)
    input.onChange(removed.includes(id) ? removed.filter((one) => one !== id) : [...removed, id])
  }
  const actionsOf = (version: Version): readonly MenuGroup[] => {
    const isGone = removed.includes(versionId(version))
    const [back, edit] = [
      { id: 'back', icon: <Undo2 />, label: t('versions.back'), run: () => putIn(version) },
      { id: 'edit', icon: <SquarePen />, label: t('versions.edit'), run: () => putIn(version) },
    ]
    const remove = {
      id: 'remove',
      icon: <Trash2 />,
      label: t(isGone ? 'versions.keep' : 'versions.remove'),
      run: () => toggle(version),
    }
    return [{ items: version.state === 'PLANNED' ? [edit, remove] : [back] }]
  }
  return (
    <div className="contract-form-wide stack">
      <MemoryTable
        id="template-versions"
        caption={t('versions.title')}
        columns={columns}
        rows={versions}
        rowId={versionId}
        rowName={(version) => `${t(`ui:languages.${version.language}`)} ${date(version.validFrom)}`}
        rowActions={actionsOf}
        initialSort="-validFrom"
      />
      <div>
        <Button
          icon={<GitCompare />}
          refused={versions.length < 2 ? t('compare.one') : external ? t('preview.external') : undefined}
          onClick={() => setDialog('compare')}
        >
          {t('compare.open')}
        </Button>
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
    </div>
  )
}

/** The length of the text in a cell: the full text may have 90,000 characters. */
const SHOWN = 120

/** The text, or the name of the template at the mail service. */
const textOf = ({ body, externalTemplateId = '' }: Version, externals: readonly SelectOption[]): string => {
  if (body !== undefined) return body.length > SHOWN ? `${body.slice(0, SHOWN)}…` : body
  return externals.find(({ value }) => value === externalTemplateId)?.label ?? externalTemplateId
}

const NONE: readonly string[] = []

const isSame = (one = NONE, other = NONE): boolean => one.join() === other.join()
