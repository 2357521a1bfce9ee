import './button.css'
import { useEffect, useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BlockLink } from './link.tsx'
import { Spinner } from './spinner.tsx'
import { useTip } from '../overlays/tip.tsx'

export type ButtonLook = 'default' | 'primary' | 'danger' | 'quiet' | 'link'

interface Shared {
  /**
   * `primary`: once per page. `danger`: for actions that cannot be undone. `link`: inside a sentence. Default:
   * `default`.
   */
  readonly look?: ButtonLook | undefined
  readonly size?: 'small' | 'medium' | 'large' | undefined
  /** A lucide icon in front of the text. */
  readonly icon?: ReactNode
  /** As wide as its container. */
  readonly wide?: boolean | undefined
}

interface Acting {
  /** The action is running: the button shows a spinner and ignores clicks. */
  readonly pending?: boolean | undefined
  /** Why the action is not possible now. The button looks disabled, but can be focused and shows the reason. */
  readonly refused?: string | undefined
}

export type ButtonProps = Shared & Acting & Omit<ComponentProps<'button'>, 'disabled'>

/** A button with a text. There is no `disabled` prop: an action is possible, pending, or refused with a reason. */
export function Button({ icon, wide, children, ...props }: ButtonProps) {
  const { button, after } = useActing(props, props.refused)
  return (
    <>
      <button type="button" {...button} data-wide={wide || undefined}>
        {props.pending ? <Spinner icon={icon} /> : icon}
        <span className="button-text">{children}</span>
        {props.pending && <Pending />}
      </button>
      {after}
    </>
  )
}

export type IconButtonProps = Omit<ButtonProps, 'children' | 'wide' | 'icon'> & {
  /** The accessible name, also shown as a tooltip on hover and focus. */
  readonly label: string
  readonly icon: ReactNode
}

/** A button that is only an icon. Its name shows as a tooltip on hover and focus. */
export function IconButton({ label, icon, look = 'quiet', ...props }: IconButtonProps) {
  const { button, after } = useActing({ ...props, look }, props.refused ?? label)
  return (
    <>
      <button type="button" {...button} data-icon-only="" aria-label={label}>
        {props.pending ? <Spinner icon={icon} /> : icon}
        {props.pending && <Pending />}
      </button>
      {after}
    </>
  )
}

/** An action that takes longer than this is announced, because its result may be far away. */
const SLOW_MS = 2000

/** Part of the button's text while its action runs. */
function Pending() {
  const { t } = useTranslation('common')
  const text = t('ui.pending')
  useEffect(() => {
    const timer = setTimeout(() => {
      // Loaded separately, because the first page has buttons too.
      void import('@/base/announcer.ts').then(
        ({ announce }) => announce(text),
        () => undefined,
      )
    }, SLOW_MS)
    return () => clearTimeout(timer)
  }, [text])
  return <span className="sr-only">{` ${text}`}</span>
}

/** The parts that all buttons with an action share: their attributes, and the reason and tooltip after them. */
function useActing(
  { look = 'default', size, pending, refused, onClick, className, ...rest }: Omit<ButtonProps, 'children'>,
  tipText: string | undefined,
) {
  const tip = useTip(tipText)
  const reasonId = useId()
  const stopped = pending || refused !== undefined
  return {
    button: {
      ...rest,
      ...tip.anchor,
      className: join('button', className),
      'data-look': look,
      'data-size': size,
      'data-pending': pending || undefined,
      'aria-disabled': stopped || undefined,
      'aria-describedby': join(refused === undefined ? undefined : reasonId, rest['aria-describedby']),
      onClick: stopped ? preventSubmit : onClick,
    },
    after: (
      <>
        {refused !== undefined && (
          <span id={reasonId} hidden>
            {refused}
          </span>
        )}
        {tip.bubble}
      </>
    ),
  }
}

export type LinkButtonProps = Shared & {
  /** A path of the portal, from the path functions of `routes`. */
  readonly to: string
  readonly children: ReactNode
} & Omit<ComponentProps<'a'>, 'href' | 'children'>

/** A link that looks like a button. It leads to an address, so it can be opened in a new tab. */
export function LinkButton({ to, look, size, icon, wide, children, className, ...rest }: LinkButtonProps) {
  return (
    <BlockLink
      {...rest}
      href={to}
      className={join('button', className)}
      data-look={look ?? 'default'}
      data-size={size}
      data-wide={wide || undefined}
    >
      {icon}
      <span className="button-text">{children}</span>
    </BlockLink>
  )
}

/** Prevents a refused submit button from submitting its form. */
const preventSubmit = (event: MouseEvent): void => event.preventDefault()

const join = (...names: readonly (string | undefined)[]): string | undefined =>
  names.filter((name) => name !== undefined && name !== '').join(' ') || undefined
