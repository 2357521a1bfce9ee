import type { TFunction } from 'i18next'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { BrokenRules } from '~openapi/rules.ts'
import { call } from '@/api/client.ts'
import type { Answer, Operation, OperationId, Params } from '@/api/operation.ts'
import { refresh } from '@/api/use-read.ts'
import type { Href } from '@/routes/href.ts'
import type { LazyBlock } from '@/ui/overlays/lazy-block.tsx'

/** What the fields of a plan are given. */
export interface PlanFieldsProps<Thing, Values extends object> {
  readonly things: readonly Thing[]
  readonly values: Values
}

/** What is asked before an action, beside yes or no: some fields, for one thing or for many at a time. */
export interface Plan<Thing, Values extends object> {
  /** What the fields start with; `undefined`: for many things. */
  readonly initial: (thing: Thing | undefined) => Values
  /** Whether these fields are asked for this one thing, such as not to withdraw a plan. Default: always. */
  readonly asks?: (thing: Thing) => boolean
  /** The fields. The dialog opens when their code is there, so that the first one gets the focus. */
  readonly Fields: LazyBlock<PlanFieldsProps<Thing, Values>>
  /** The broken rule of each field, by its name. */
  readonly check: (values: Values) => BrokenRules
  /** Why it cannot be asked for these things together: a key below `reasons`. */
  readonly refuses?: (things: readonly Thing[]) => string | undefined
}

/** What came of an action: a key below `actions.<words>`, and the values of its words that only the answer knows. */
export type Done = string | { readonly words: string; readonly values: Readonly<Record<string, unknown>> }

/** One thing that can be done. Its words are below `actions.<id>` of the area: label, title, text, done. */
export interface ActionSpec<Thing, Id extends OperationId, Values extends object = object> {
  readonly icon: LucideIcon
  /** `danger`: cannot be undone. */
  readonly tone?: 'danger'
  /** Who may call it, sees it. */
  readonly operation: Operation<Id>
  /** Absent where the call has none, where `Dialog` makes it, or `to` leads to the page that does. */
  readonly body?: (thing: Thing, values: Values) => Params<Id>['body']
  /** Why not now: a key below `reasons` of the area. */
  readonly refuses?: (thing: Thing) => string | undefined
  /** Why not as one of many, with these values: such as a group it is in already. */
  readonly refusesWith?: (thing: Thing, values: Values) => string | undefined
  /** The reads whose answers it changes; absent with `Dialog` or `to`, as `body`. */
  readonly refreshes?: readonly Operation[]
  /** Also for many at a time. */
  readonly many?: boolean
  /** For many at a time only: one thing has another way to it. */
  readonly manyOnly?: boolean
  /** Why it is not offered for any of these: a key below `reasons`. */
  readonly refusesMany?: (things: readonly Thing[]) => string | undefined
  /** The thing does not exist any more afterwards: its page is left. */
  readonly removes?: boolean
  /** Done at once, without a question: it is as easily undone. */
  readonly immediate?: boolean
  /** It only shows something. */
  readonly shows?: boolean
  /** Fields to fill in before. */
  readonly plan?: Plan<Thing, Values>
  /** What must be typed before, where it can never be undone. */
  readonly typed?: (thing: Thing) => string
  /** The words for this thing, where they are not those of the id. */
  readonly words?: (thing: Thing) => string
  /** What is said of what came of it. Default: `done`. */
  readonly done?: (answer: Answer<Id>, thing: Thing) => Done
  /** A dialog of its own, in place of the question; it makes the call itself. Load it lazily. */
  readonly Dialog?: ComponentType<ActionDialogProps<Thing>>
  /** The page on which it is done, in place of a dialog. */
  readonly to?: (thing: Thing) => Href
}

/** What an action's own dialog is given. */
export interface ActionDialogProps<Thing> {
  readonly thing: Thing
  readonly open: boolean
  readonly onClose: () => void
}

/** What is said of the things, whatever is done with them. */
export interface About<Thing> {
  /** The area whose words it uses. */
  readonly area: string
  /** The parameter of the address that names the thing whose dialog is open in a list. */
  readonly param: string
  readonly idOf: (thing: Thing) => string
  readonly nameOf: (thing: Thing, t: TFunction) => string
  /** More that the words of its actions say, by name. */
  readonly valuesOf?: (thing: Thing, t: TFunction) => Readonly<Record<string, unknown>>
  /** Further columns of the file of those that failed, by the key of their header. */
  readonly inFile?: Readonly<Record<string, (thing: Thing) => string>>
  /** Reads one that is not among the rows shown, as by a link to its dialog. Throws `ApiError`. */
  readonly find?: (id: string) => Promise<Thing>
}

/** An action as menus and dialogs use it: which operation it calls does not matter there. */
export interface Action<Thing> {
  readonly id: string
  readonly icon: LucideIcon
  readonly tone: 'danger' | undefined
  readonly operation: Operation
  readonly many: boolean
  readonly manyOnly: boolean
  readonly immediate: boolean
  readonly shows: boolean
  readonly removes: boolean
  readonly refusesMany: (things: readonly Thing[]) => string | undefined
  readonly refreshes: readonly Operation[]
  readonly refuses: (thing: Thing, values?: object) => string | undefined
  readonly words: (thing: Thing) => string
  readonly plan: Plan<Thing, object> | undefined
  readonly typed: ((thing: Thing) => string) | undefined
  readonly Dialog: ComponentType<ActionDialogProps<Thing>> | undefined
  readonly to: ((thing: Thing) => Href) | undefined
  /** Makes the call. Answers what came of it. Throws `ApiError`; tells nobody. */
  readonly run: (thing: Thing, values: object) => Promise<Done>
}

export interface Actions<Thing> extends About<Thing> {
  readonly all: readonly Action<Thing>[]
}

/** Failures show in the dialog or in the summary of many, not as a notice each. */
const SILENT = { ignore: ['*'] } as const

/**
 * Declares what can be done with one kind of thing. Row menu, page menu, command palette, dialog, run over many, notice
 * and refresh follow from it. `Values`: what the plans of its actions ask for.
 */
export function actionsOn<Thing, Values extends object = object>(about: About<Thing>) {
  return <Ids extends Readonly<Record<string, OperationId>>>(specs: {
    readonly [Name in keyof Ids]: ActionSpec<Thing, Ids[Name], Values>
  }): Actions<Thing> => ({
    ...about,
    all: Object.entries<ActionSpec<Thing, OperationId, Values>>(specs).map(([id, spec]) => ({
      id,
      icon: spec.icon,
      tone: spec.tone,
      operation: spec.operation,
      many: (spec.many ?? false) || (spec.manyOnly ?? false),
      manyOnly: spec.manyOnly ?? false,
      immediate: spec.immediate ?? false,
      shows: spec.shows ?? false,
      removes: spec.removes ?? false,
      refusesMany: (things) => spec.refusesMany?.(things),
      refreshes: spec.refreshes ?? [],
      refuses: (thing, values) =>
        spec.refuses?.(thing) ?? (values && spec.refusesWith?.(thing, values as Values)),
      words: (thing) => spec.words?.(thing) ?? id,
      plan: spec.plan as Plan<Thing, object> | undefined,
      typed: spec.typed,
      Dialog: spec.Dialog,
      to: spec.to,
      run: async (thing, values) => {
        const params = spec.body ? { body: spec.body(thing, values as Values) } : {}
        const answer = await call(spec.operation, params as Params<OperationId>, SILENT)
        return spec.done?.(answer, thing) ?? 'done'
      },
    })),
  })
}

/** Does it with one thing, then refreshes what it changes. */
export async function runAction<Thing>(action: Action<Thing>, thing: Thing, values: object): Promise<Done> {
  const done = await action.run(thing, values)
  await refresh(action.refreshes)
  return done
}
