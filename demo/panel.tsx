import './panel.css'
import { useEffect, useId, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useTranslation } from 'react-i18next'
import Compass from 'lucide-react/icons/compass'
import X from 'lucide-react/icons/x'
import { mediaHook } from '@/base/media.ts'
import { resetWorld, signInAs } from '@/dev/persona.ts'
import { useAction } from '@/dev/use-action.ts'
import { currentLanguage } from '@/i18n/i18n.ts'
import { hrefTo } from '@/routes/href.ts'
import { usePath } from '@/routes/navigate.tsx'
import { useMaybeUser } from '@/session/use-viewer.ts'
import { Button, IconButton } from '@/ui/basics/button.tsx'
import { personaOf, STOPS, visit, type Stop } from './tour.ts'
import { useKept } from './use-kept.ts'
import faultyFile from './users-with-faults.csv?url'

/** The sandbox's personas whose differences are visible to visitors. Their texts are `personas.<first name>`. */
const PERSONAS = [
  'ulla.users',
  'petra.prepaid',
  'paul.postpaid',
  'ivo.invoices',
  'rita.reports',
  'carl.communication',
  'pam.payroll',
  'emma.empty',
  'mats.msp',
  'olivia.osp',
] as const

const useIsNarrow = mediaHook('(width < 992px)')

/**
 * Mounts the additions of the demo to the portal: the choice of a persona, the tour, and the reset. It has its own
 * React root, like the panel for developers.
 */
export function mountDemo(): void {
  const place = document.createElement('div')
  document.body.append(place)
  // Without a prefix, two roots in one page would generate the same ids.
  createRoot(place, { identifierPrefix: 'demo-' }).render(<Demo />)
}

function Demo() {
  const { t } = useTranslation('demo')
  // In a narrow window the panel has no space beside the form.
  const isNarrow = useIsNarrow()
  const isNextToForm = usePath() === hrefTo('Login') && !isNarrow
  const [at, setAt] = useKept<number | null>('portal.demo.stop', null)
  const [isOpen, setOpen] = useKept('portal.demo.open', false)
  const stop = at === null ? undefined : STOPS[at]
  const action = useAction()

  const show = (next: number): void => {
    const nextStop = STOPS[next]
    if (nextStop === undefined) return
    setAt(next)
    setOpen(true)
    action.run(() => visit(nextStop))
  }
  const welcome = <Welcome action={action} onTour={() => show(0)} />
  return (
    <aside className="demo" aria-label={t('label')} data-place={isNextToForm ? 'card' : 'corner'}>
      {isNextToForm ? (
        <div className="demo-card">{welcome}</div>
      ) : isOpen ? (
        <div className="demo-card">
          <IconButton
            className="demo-close"
            label={t('close')}
            size="small"
            icon={<X aria-hidden="true" />}
            onClick={() => setOpen(false)}
          />
          {stop === undefined || at === null ? (
            welcome
          ) : (
            <TourStop stop={stop} at={at} action={action} onShow={show} onEnd={() => setAt(null)} />
          )}
        </div>
      ) : (
        <Button icon={<Compass aria-hidden="true" />} onClick={() => setOpen(true)}>
          {stop === undefined || at === null
            ? t('open')
            : t('openTour', { number: at + 1, total: STOPS.length })}
        </Button>
      )}
    </aside>
  )
}

type Action = ReturnType<typeof useAction>

function Welcome({ action, onTour }: { readonly action: Action; readonly onTour: () => void }) {
  const { t } = useTranslation('demo')
  const user = useMaybeUser()
  const personasId = useId()
  const [isReset, setReset] = useState(false)
  const reset = async (): Promise<void> => {
    await resetWorld()
    setReset(true)
  }
  return (
    <>
      <h2>{t('title')}</h2>
      <p>{t('lead')}</p>
      <div className="row">
        <Button look="primary" pending={action.pending} onClick={onTour}>
          {t('startTour')}
        </Button>
        <Button onClick={() => action.run(reset)}>{t('reset')}</Button>
      </div>
      <p role="status" className="demo-said">
        {isReset && t('wasReset')}
      </p>
      <p role="alert" className="demo-said">
        {action.failure}
      </p>
      <h3 id={personasId}>{t('personasTitle')}</h3>
      <ul className="demo-personas" aria-labelledby={personasId}>
        {PERSONAS.map((login) => (
          <li key={login}>
            <button
              type="button"
              aria-current={login === user?.login || undefined}
              onClick={() =>
                action.run(async () => signInAs(await personaOf(login), undefined, currentLanguage()))
              }
            >
              <strong>{login}</strong>
              <span className="muted small">{t(`personas.${firstNameOf(login)}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const firstNameOf = (login: string): string => login.replace(/\..*/, '')

interface TourStopProps {
  readonly stop: Stop
  readonly at: number
  readonly action: Action
  readonly onShow: (at: number) => void
  readonly onEnd: () => void
}

function TourStop({ stop, at, action, onShow, onEnd }: TourStopProps) {
  const { t } = useTranslation('demo')
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(at)
  // Move the focus to the next text for users of a keyboard or a screen reader. After a reload the screen keeps the
  // focus.
  useEffect(() => {
    if (shown.current !== at) title.current?.focus()
    shown.current = at
  }, [at])
  return (
    <>
      <p className="muted small">{t('stop', { number: at + 1, total: STOPS.length })}</p>
      <h2 ref={title} tabIndex={-1}>
        {t(`stops.${stop.key}.title`)}
      </h2>
      <p>{t(`stops.${stop.key}.text`)}</p>
      {stop.key === 'upload' && (
        <p>
          <a href={faultyFile} download={t('file')}>
            {t('saveFile')}
          </a>
        </p>
      )}
      <p role="alert" className="demo-said">
        {action.failure}
      </p>
      <div className="row">
        <Button size="small" look="quiet" onClick={onEnd}>
          {t('end')}
        </Button>
        {at > 0 && (
          <Button size="small" onClick={() => onShow(at - 1)}>
            {t('back')}
          </Button>
        )}
        {at < STOPS.length - 1 && (
          <Button size="small" look="primary" pending={action.pending} onClick={() => onShow(at + 1)}>
            {t('next')}
          </Button>
        )}
      </div>
    </>
  )
}
