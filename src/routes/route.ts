import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { components } from '@/api/generated/schema.ts'

/** The parameters of an address, by name. */
export type AddressParams = Readonly<Record<string, string>>

/** The props of a screen, with the path parameters that it needs: `ScreenProps<'userOspId'>`. */
export interface ScreenProps<Param extends string = never> {
  readonly params: Readonly<Record<Param, string>>
  /** For a layout: the tab to show in it. */
  readonly children?: ReactNode
}
/** A screen with any parameters. `routes.ts` checks that the path of its route has them. */
export type Screen = ComponentType<never>

/** The signed-in user and the selected company, which determine the reads of a screen. */
export interface BasicViewer {
  readonly user: Pick<components['schemas']['AppUser'], 'ospId' | 'roles' | 'isMsp'>
  readonly accountOspId: string | undefined
}

/** The module of a screen. */
export interface ScreenModule {
  readonly default: Screen
  /** Prefetches other things that the screen may show, while the user types on the sign-in page. */
  readonly prepare?: () => void
  /**
   * Prefetches the reads of the screen, once the session knows the user and before anything is rendered. `query` is the
   * query of its address. Resolves when the responses have arrived. The screen itself shows a failure.
   */
  readonly prefetch?: (viewer: BasicViewer, query: string) => Promise<unknown>
}

/** A condition to open a screen, besides being signed in. All guards of a screen must pass. `ospadmin` passes each. */
export type Guard =
  /** Requires one of these roles. Otherwise the 404 page shows (R026). */
  | { readonly kind: 'role'; readonly anyOf: readonly string[] }
  /** Requires partner staff. Otherwise the 404 page shows (R027, G044). */
  | { readonly kind: 'msp' }
  /** Requires a selected company, except for these roles. Otherwise redirects to the dashboard (R028, R037). */
  | { readonly kind: 'account'; readonly notFor?: readonly string[] }
  /** Requires that the path names the signed-in user, or the role user manager. Otherwise the 404 page shows (G040). */
  | { readonly kind: 'same-or-admin'; readonly param: string }
  /** Requires a company whose company budget is visible. Otherwise redirects to the dashboard (R031, G039). */
  | { readonly kind: 'company-budget-view' }
  /** Requires that the selected company pays in one of these ways. Otherwise redirects to the dashboard (G041). */
  | { readonly kind: 'payment-type'; readonly types: readonly string[] }

export type MenuGroup = 'top' | 'users' | 'finance' | 'backoffice' | 'account'

export interface Route {
  /** The path within the portal. `:name` is a parameter. */
  readonly path: string
  readonly name: string
  /**
   * The allowed words for a parameter, if it does not identify a record. Any other word makes the address unknown
   * (R025).
   */
  readonly oneOf?: Readonly<Record<string, readonly string[]>>
  /** The tag in the contract, the folder of the feature, and the namespace of its texts. */
  readonly area: string
  readonly audience: 'guest' | 'signed-in' | 'everyone'
  readonly guards: readonly Guard[]
  /** Loads the screen. A route without it only redirects to `redirect`. */
  readonly load?: () => Promise<ScreenModule>
  /** Name of the route to redirect to. Parameters and query are kept. */
  readonly redirect?: string
  /** Name of the route whose screen frames this one. This screen is one of its tabs. */
  readonly layout?: string
  /** Position among the tabs of `layout`, from 1. */
  readonly order?: number
  /**
   * The tab that this route shares with others: a key below `tabs` of the area of `layout`. The tab opens the first of
   * them, and a second row of tabs links to the others.
   */
  readonly tab?: string
  /** Name of the screen above, for breadcrumbs. */
  readonly parent?: string
  readonly menu?: { readonly group: MenuGroup; readonly order: number; readonly icon: LucideIcon }
  /** The screen requires a selected company. Without one, a prompt to select a company is shown instead. */
  readonly needsCompany?: true
  /** Whether the screen makes no calls in addition to the session's. */
  readonly readsNothing?: true
  /** Other areas whose texts the screen uses. */
  readonly words?: readonly string[]
}
