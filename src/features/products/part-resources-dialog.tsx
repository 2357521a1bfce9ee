import { useTranslation } from 'react-i18next'
import type { ActionDialogProps } from '@/actions/define-actions.ts'
import { number } from '@/i18n/formats.ts'
import { StatusBadge } from '@/ui/basics/status-badge.tsx'
import { Button } from '@/ui/basics/button.tsx'
import { Dialog, DialogFoot } from '@/ui/overlays/dialog.tsx'
import type { Part } from './part-actions.ts'

/** Limits the list, because a group may have thousands of resources. */
const SHOWN = 200

/** The resources that a part adds to the product. */
export function PartResourcesDialog({ item, open, onClose }: ActionDialogProps<Part>) {
  const { t } = useTranslation('products')
  const { item: part, resources } = item.detail
  return (
    <Dialog open={open} title={t('actions.resources.title', { name: part.name })} onClose={onClose}>
      <ul className="stack stack-tight">
        {resources.slice(0, SHOWN).map(({ ospId, name, type, mrp, active }) => (
          <li key={ospId} className="row">
            <bdi>{name}</bdi>
            <span className="muted">
              <span>{`${t(`kinds.${type}`)} · `}</span>
              <bdi>{mrp.name}</bdi>
            </span>
            {!active && <StatusBadge tone="neutral">{t('status.inactive')}</StatusBadge>}
          </li>
        ))}
      </ul>
      {resources.length === 0 && <p>{t('actions.resources.none')}</p>}
      {resources.length > SHOWN && (
        <p className="muted">
          {t('actions.resources.more', {
            count: resources.length - SHOWN,
            number: number(resources.length - SHOWN),
          })}
        </p>
      )}
      <DialogFoot>
        <Button onClick={onClose}>{t('ui:dialog.close')}</Button>
      </DialogFoot>
    </Dialog>
  )
}
