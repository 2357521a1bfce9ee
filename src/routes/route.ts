import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'

/** The parameters of an address, by name. */
export type AddressParams = Readonly<Record<string, string>>

/** What a screen is given; it names the parameters of its path that it needs: `ScreenProps<'userOspId'>`. */
export interface ScreenProps<Param extends string = never> {
  readonly params: Readonly<Record<Param, string>>
  /** For a layout: the tab to show in it. */
  readonly children?: ReactNode
}
/** A screen, whichever parameters it needs. `routes.ts` checks that the path of its route has them. */
export type Screen = ComponentType<never>

/** Who may see a screen beyond being signed in. All must pass; `ospadmin` passes each. */
export type Guard =
  /** Any of these roles; else the 404 page (R026). */
  | { readonly kind: 'role'; readonly anyOf: readonly string[] }
  /** Partner staff; else the 404 page (R027, G044). */
  | { readonly kind: 'msp' }
  /** A selected corporate account; else the dashboard (R028). */
  | { readonly kind: 'account' }
  /** The user in the path is the own one, or the user manages users; else the 404 page (G040). */
  | { readonly kind: 'same-or-admin'; readonly param: string }
  /** May see the company budget; else the dashboard (R031, G039). */
  | { readonly kind: 'company-budget-view' }
  /** The selected account pays in one of these ways; else the dashboard (G041). */
  | { readonly kind: 'payment-type'; readonly types: readonly string[] }

export type MenuGroup = 'top' | 'users' | 'finance' | 'backoffice' | 'account'

export interface Route {
  /** Within the portal; `:name` is a parameter. */
  readonly path: string
  readonly name: string
  /** The contract's tag, the feature's folder, the words' namespace. */
  readonly area: string
  readonly audience: 'guest' | 'signed-in' | 'everyone'
  readonly guards: readonly Guard[]
  /** The screen; a route without one only leads on to `redirect`. */
  readonly load?: () => Promise<{ readonly default: Screen }>
  /** Name of the route to go to instead; parameters and query are kept. */
  readonly redirect?: string
  /** Name of the route whose screen frames this one: this is one of its tabs. */
  readonly layout?: string
  /** Place among the tabs of `layout`, from 1. */
  readonly order?: number
  /** Name of the screen above, for crumbs. */
  readonly parent?: string
  readonly menu?: { readonly group: MenuGroup; readonly order: number; readonly icon: LucideIcon }
  /** The screen is about one company: whoever has none selected is asked to choose one in its place. */
  readonly needsCompany?: true
  /** The screen shows without asking the server for anything, beyond what the session has read. */
  readonly readsNothing?: true
  /** Further areas whose words the screen shows. */
  readonly words?: readonly string[]
}
