import type { TFunction } from 'i18next'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { BrokenRules } from '~openapi/rules.ts'
import { call } from '@/api/client.ts'
import { ApiError } from '@/api/errors.ts'
import type { components } from '@/api/generated/schema.ts'
import type { Answer, Operation, OperationId, Params } from '@/api/operation.ts'
import { refresh, watchReads } from '@/api/use-read.ts'
import { readBack } from '@/api/use-write.ts'
import { isIncomplete, orElse } from '@/base/not-received.ts'
import { whileWriting } from '@/base/unsaved.ts'
import type { Href } from '@/routes/href.ts'
import type { LazyBlock } from '@/ui/overlays/lazy-block.tsx'

/** The signed-in user, on whom a refusal may depend. */
export type Asker = Pick<components['schemas']['AppUser'], 'ospId' | 'roles'>

/** The props of the fields of a plan. */
export interface PlanFieldsProps<Thing, Values extends object> {
  readonly things: readonly Thing[]
  readonly values: Values
}

/** Fields that the user fills in before an action, for one record or for many at once. */
export interface Plan<Thing, Values extends object> {
  /** The initial values of the fields. `thing` is `undefined` for many records. */
  readonly initial: (thing: Thing | undefined) => Values
  /** Whether a single record needs these fields. For example, withdrawing a plan needs none. Default: always. */
  readonly asks?: (thing: Thing) => boolean
  /** Renders the fields. The dialog opens after their code has loaded, so that the first one gets the focus. */
  readonly Fields: LazyBlock<PlanFieldsProps<Thing, Values>>
  /** Returns the broken rules, by name of the field. */
  readonly check: (values: Values) => BrokenRules
  /** The reason why these records cannot share one plan, as a key below `reasons`. */
  readonly refuses?: (things: readonly Thing[]) => string | undefined
}

/** The result of an action: the key of its text below `actions.<words>`, and values from the response. */
export type Done = string | { readonly words: string; readonly values: Readonly<Record<string, unknown>> }

/** Undoes an action. Throws `ApiError` without a notice. */
export type Undo = () => Promise<unknown>

/** Undoes an action by another operation. */
export const undoWith =
  <Id extends OperationId>(operation: Operation<Id>, params: Params<Id>): Undo =>
  () =>
    whileWriting(() => call(operation, params, SILENT))

/** The result of an action: its text, and how to undo it. */
export interface Outcome {
  readonly text: Done
  readonly undo: Undo | undefined
}

/** An action as a screen declares it. Its texts are below `actions.<id>` of the area: label, title, text, done. */
export interface ActionSpec<Thing, Id extends OperationId, Values extends object = object> {
  readonly icon: LucideIcon
  /** `danger`: the action cannot be undone. */
  readonly tone?: 'danger'
  /** Users who may call this operation see the action. */
  readonly operation: Operation<Id>
  /**
   * Returns the body of the call. Absent when there is no body, or when `Dialog` or the page of `to` makes the call.
   */
  readonly body?: (thing: Thing, values: Values) => Params<Id>['body']
  /** Returns the parameters in the path of the call, if it has any. */
  readonly path?: (thing: Thing) => Params<Id>['path']
  /** The reason why the action is currently not possible, as a key below `reasons` of the area. */
  readonly refuses?: (thing: Thing, viewer: Asker) => string | undefined
  /** The reason why a record in a bulk run is refused with these values, such as a group that it already belongs to. */
  readonly refusesWith?: (thing: Thing, values: Values) => string | undefined
  /** The reads to refresh, because the action changes their responses. Absent with `Dialog` or `to`, like `body`. */
  readonly refreshes?: readonly Operation[]
  /** Whether the action is also offered for many records at once. */
  readonly many?: boolean
  /** Makes one call for up to a thousand records at once, instead of one for each. Throws `ApiError`. */
  readonly batch?: (things: readonly Thing[], values: Values) => Promise<unknown>
  /** Offered only for many records at once, because a single record has another way to do it. */
  readonly manyOnly?: boolean
  /** Why the action is not possible for any of these records, as a key below `reasons`. */
  readonly refusesMany?: (things: readonly Thing[]) => string | undefined
  /** The action removes the record, so the portal leaves its page. */
  readonly removes?: boolean
  /** Whether it runs immediately without a confirmation, because it is just as easily undone. */
  readonly immediate?: boolean
  /** Whether the action only shows something and changes nothing. */
  readonly shows?: boolean
  /** Fields to fill in before the action. */
  readonly plan?: Plan<Thing, Values>
  /** The text that the user must type before an action that can never be undone. */
  readonly typed?: (thing: Thing) => string
  /** The key of the texts for this record, if it is not the id. */
  readonly words?: (thing: Thing) => string
  /** Returns the text of the result. Default: `done`. */
  readonly done?: (answer: Answer<Id>, thing: Thing) => Done
  /** Undoes the action: created by `undoWith`. The notice offers it, and shows `undone` afterwards. */
  readonly undo?: (answer: Answer<Id>, thing: Thing) => Undo
  /** The action cannot be undone, and the confirmation says so. */
  readonly final?: boolean
  /** A dialog instead of the confirmation. It makes the call itself. Load it lazily. */
  readonly Dialog?: ComponentType<ActionDialogProps<Thing>>
  /** Shown in the confirmation for one record, such as what depends on it. Load it lazily. */
  readonly Effects?: ComponentType<{ readonly thing: Thing }>
  /** The address of the page for this action, instead of a dialog. */
  readonly to?: (thing: Thing) => Href
}

/** The props of a custom dialog of an action. */
export interface ActionDialogProps<Thing> {
  readonly thing: Thing
  readonly open: boolean
  readonly onClose: () => void
}

/** The facts that all actions on a kind of record share. */
export interface About<Thing> {
  /** The area whose texts the actions use. */
  readonly area: string
  /** The query parameter with the id of the record for which a dialog is open in a list. */
  readonly param: string
  readonly idOf: (thing: Thing) => string
  /** Whether a text from the address can be an id. Default: an identifier of the contract. */
  readonly isId?: (text: string) => boolean
  readonly nameOf: (thing: Thing, t: TFunction) => string
  /** Whether the record is final. Then its page offers no actions. */
  readonly isOver?: (thing: Thing) => boolean
  /** More values to insert into the texts of the actions, by name. */
  readonly valuesOf?: (thing: Thing, t: TFunction) => Readonly<Record<string, unknown>>
  /** More columns for the file of failed records, by the key of their header. */
  readonly inFile?: Readonly<Record<string, (thing: Thing) => string>>
  /** Reads a record that is not among the rows shown, for a link to its dialog. Throws `ApiError`. */
  readonly find?: (id: string) => Promise<Thing>
}

/** An action as menus and dialogs use it, without the types of its operation. */
export interface Action<Thing> {
  readonly id: string
  readonly icon: LucideIcon
  readonly tone: 'danger' | undefined
  readonly operation: Operation
  readonly many: boolean
  readonly batch: ((things: readonly Thing[], values: object) => Promise<unknown>) | undefined
  readonly manyOnly: boolean
  readonly immediate: boolean
  readonly shows: boolean
  readonly removes: boolean
  readonly refusesMany: (things: readonly Thing[]) => string | undefined
  readonly refreshes: readonly Operation[]
  readonly refuses: (thing: Thing, viewer: Asker, values?: object) => string | undefined
  readonly words: (thing: Thing) => string
  readonly plan: Plan<Thing, object> | undefined
  readonly typed: ((thing: Thing) => string) | undefined
  readonly Dialog: ComponentType<ActionDialogProps<Thing>> | undefined
  readonly Effects: ComponentType<{ readonly thing: Thing }> | undefined
  readonly to: ((thing: Thing) => Href) | undefined
  readonly final: boolean
  /** Makes the call and returns its result. Throws `ApiError` without a notice. */
  readonly run: (thing: Thing, values: object) => Promise<Outcome>
}

export interface Actions<Thing> extends About<Thing> {
  readonly all: readonly Action<Thing>[]
}

/** The reason why actions on an incomplete record are refused: the user would not know on what they act. */
export const INCOMPLETE = 'ui:notReceived.refused'

/** The argument of an action may combine a record with another one. */
const hasIncomplete = (thing: unknown): boolean =>
  isIncomplete(thing) ||
  (typeof thing === 'object' && thing !== null && Object.values(thing).some(isIncomplete))

/** No notices, because the dialog or the summary of the bulk run shows the failures. */
const SILENT = { ignore: ['*'], writes: true } as const

/**
 * Declares the actions on one kind of record. Row menu, page menu, command palette, dialog, bulk run, notice and
 * refresh follow from the declaration. `Values` is the type of the values of its plans.
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
      batch: spec.batch as Action<Thing>['batch'],
      manyOnly: spec.manyOnly ?? false,
      immediate: spec.immediate ?? false,
      shows: spec.shows ?? false,
      removes: spec.removes ?? false,
      final: spec.final ?? false,
      refusesMany: (things) => spec.refusesMany?.(things),
      refreshes: spec.refreshes ?? [],
      refuses: (thing, viewer, values) => {
        if (hasIncomplete(thing) && spec.shows !== true) return INCOMPLETE
        return spec.refuses?.(thing, viewer) ?? (values && spec.refusesWith?.(thing, values as Values))
      },
      words: (thing) => orElse(() => spec.words?.(thing), undefined) ?? id,
      plan: spec.plan as Plan<Thing, object> | undefined,
      typed: spec.typed,
      Dialog: spec.Dialog,
      Effects: spec.Effects,
      to: spec.to,
      run: async (thing, values) => {
        const params = {
          ...(spec.path && { path: spec.path(thing) }),
          ...(spec.body && { body: spec.body(thing, values as Values) }),
        }
        const answer = await whileWriting(() => call(spec.operation, params as Params<OperationId>, SILENT))
        return { text: spec.done?.(answer, thing) ?? 'done', undo: spec.undo?.(answer, thing) }
      },
    })),
  })
}

/** Runs an action on one record, then refreshes the reads it changes. Throws `ApiError`. */
export async function runAction<Thing>(
  action: Action<Thing>,
  thing: Thing,
  values: object,
): Promise<Outcome> {
  const isChanged = watchReads(action.refreshes)
  try {
    const done = await action.run(thing, values)
    await refresh(action.refreshes)
    return done
  } catch (error) {
    if (error instanceof ApiError && error.mayBeDone) readBack(error, action.refreshes, isChanged)
    throw error
  }
}
