import type { TFunction } from 'i18next'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { BrokenRules } from '~openapi/rules.ts'
import { call } from '@/api/client.ts'
import { ApiError } from '@/api/errors.ts'
import type { components } from '@/api/generated/schema.ts'
import type { Operation, OperationId, Params, ResponseData } from '@/api/operation.ts'
import { refresh, watchReads } from '@/api/use-read.ts'
import { readBack } from '@/api/use-write.ts'
import { isIncomplete, valueOr } from '@/base/not-received.ts'
import { whileWriting } from '@/base/unsaved.ts'
import type { Href } from '@/routes/href.ts'
import type { LazyBlock } from '@/ui/overlays/lazy-block.tsx'

/** The signed-in user, on whom a refusal may depend. */
export type ActingUser = Pick<components['schemas']['AppUser'], 'ospId' | 'roles'>

/** The props of the fields of a plan. */
export interface PlanFieldsProps<Item, Values extends object> {
  readonly items: readonly Item[]
  readonly values: Values
}

/** Fields that the user fills in before an action, for one record or for many at once. */
export interface Plan<Item, Values extends object> {
  /** The initial values of the fields. `item` is `undefined` for many records. */
  readonly initial: (item: Item | undefined) => Values
  /** Whether a single record needs these fields. For example, withdrawing a plan needs none. Default: always. */
  readonly asks?: (item: Item) => boolean
  /** Renders the fields. The dialog opens after their code has loaded, so that the first one gets the focus. */
  readonly Fields: LazyBlock<PlanFieldsProps<Item, Values>>
  /** Returns the broken rules, by name of the field. */
  readonly check: (values: Values) => BrokenRules
  /** The reason why these records cannot share one plan, as a key below `reasons`. */
  readonly refuses?: (items: readonly Item[]) => string | undefined
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
export interface ActionSpec<Item, Id extends OperationId, Values extends object = object> {
  readonly icon: LucideIcon
  /** `danger`: the action cannot be undone. */
  readonly tone?: 'danger'
  /** Users who may call this operation see the action. */
  readonly operation: Operation<Id>
  /**
   * Returns the body of the call. Absent when there is no body, or when `Dialog` or the page of `to` makes the call.
   */
  readonly body?: (item: Item, values: Values) => Params<Id>['body']
  /** Returns the parameters in the path of the call, if it has any. */
  readonly path?: (item: Item) => Params<Id>['path']
  /** The reason why the action is currently not possible, as a key below `reasons` of the area. */
  readonly refuses?: (item: Item, viewer: ActingUser) => string | undefined
  /** The reason why a record in a bulk run is refused with these values, such as a group that it already belongs to. */
  readonly refusesWith?: (item: Item, values: Values) => string | undefined
  /** The reads to refresh, because the action changes their responses. Absent with `Dialog` or `to`, like `body`. */
  readonly refreshes?: readonly Operation[]
  /** Whether the action is also offered for many records at once. */
  readonly many?: boolean
  /** Makes one call for up to a thousand records at once, instead of one for each. Throws `ApiError`. */
  readonly batch?: (items: readonly Item[], values: Values) => Promise<unknown>
  /** Offered only for many records at once, because a single record has another way to do it. */
  readonly manyOnly?: boolean
  /** Why the action is not possible for any of these records, as a key below `reasons`. */
  readonly refusesMany?: (items: readonly Item[]) => string | undefined
  /** The action removes the record, so the portal leaves its page. */
  readonly removes?: boolean
  /** Whether it runs immediately without a confirmation, because it is just as easily undone. */
  readonly immediate?: boolean
  /** Whether the action only shows something and changes nothing. */
  readonly isReadOnly?: boolean
  /** Fields to fill in before the action. */
  readonly plan?: Plan<Item, Values>
  /** The text that the user must type before an action that can never be undone. */
  readonly typed?: (item: Item) => string
  /** The key of the texts for this record, if it is not the id. */
  readonly words?: (item: Item) => string
  /** Returns the text of the result. Default: `done`. */
  readonly done?: (data: ResponseData<Id>, item: Item) => Done
  /** Undoes the action: created by `undoWith`. The notice offers it, and shows `undone` afterwards. */
  readonly undo?: (data: ResponseData<Id>, item: Item) => Undo
  /** The action cannot be undone, and the confirmation says so. */
  readonly final?: boolean
  /** A dialog instead of the confirmation. It makes the call itself. Load it lazily. */
  readonly Dialog?: ComponentType<ActionDialogProps<Item>>
  /** Shown in the confirmation for one record, such as what depends on it. Load it lazily. */
  readonly Effects?: ComponentType<{ readonly item: Item }>
  /** The address of the page for this action, instead of a dialog. */
  readonly to?: (item: Item) => Href
}

/** The props of a custom dialog of an action. */
export interface ActionDialogProps<Item> {
  readonly item: Item
  readonly open: boolean
  readonly onClose: () => void
}

/** The facts that all actions on a kind of record share. */
export interface About<Item> {
  /** The area whose texts the actions use. */
  readonly area: string
  /** The query parameter with the id of the record for which a dialog is open in a list. */
  readonly idParam: string
  readonly idOf: (item: Item) => string
  /** Whether a text from the address can be an id. Default: an identifier of the contract. */
  readonly isId?: (text: string) => boolean
  readonly nameOf: (item: Item, t: TFunction) => string
  /** Whether the record is final. Then its page offers no actions. */
  readonly isOver?: (item: Item) => boolean
  /** More values to insert into the texts of the actions, by name. */
  readonly valuesOf?: (item: Item, t: TFunction) => Readonly<Record<string, unknown>>
  /** More columns for the file of failed records, by the key of their header. */
  readonly failureColumns?: Readonly<Record<string, (item: Item) => string>>
  /** Reads a record that is not among the rows shown, for a link to its dialog. Throws `ApiError`. */
  readonly find?: (id: string) => Promise<Item>
}

/** An action as menus and dialogs use it, without the types of its operation. */
export interface Action<Item> {
  readonly id: string
  readonly icon: LucideIcon
  readonly tone: 'danger' | undefined
  readonly operation: Operation
  readonly many: boolean
  readonly batch: ((items: readonly Item[], values: object) => Promise<unknown>) | undefined
  readonly manyOnly: boolean
  readonly immediate: boolean
  readonly isReadOnly: boolean
  readonly removes: boolean
  readonly refusesMany: (items: readonly Item[]) => string | undefined
  readonly refreshes: readonly Operation[]
  readonly refuses: (item: Item, viewer: ActingUser, values?: object) => string | undefined
  readonly words: (item: Item) => string
  readonly plan: Plan<Item, object> | undefined
  readonly typed: ((item: Item) => string) | undefined
  readonly Dialog: ComponentType<ActionDialogProps<Item>> | undefined
  readonly Effects: ComponentType<{ readonly item: Item }> | undefined
  readonly to: ((item: Item) => Href) | undefined
  readonly final: boolean
  /** Makes the call and returns its result. Throws `ApiError` without a notice. */
  readonly run: (item: Item, values: object) => Promise<Outcome>
}

export interface Actions<Item> extends About<Item> {
  readonly all: readonly Action<Item>[]
}

/** The reason why actions on an incomplete record are refused: the user would not know on what they act. */
export const INCOMPLETE = 'ui:notReceived.refused'

/** The argument of an action may combine a record with another one. */
const hasIncomplete = (item: unknown): boolean =>
  isIncomplete(item) || (typeof item === 'object' && item !== null && Object.values(item).some(isIncomplete))

/** No notices, because the dialog or the summary of the bulk run shows the failures. */
const SILENT = { ignore: ['*'], writes: true } as const

/**
 * Declares the actions on one kind of record. Row menu, page menu, command palette, dialog, bulk run, notice and
 * refresh follow from the declaration. `Values` is the type of the values of its plans.
 */
export function actionsOn<Item, Values extends object = object>(about: About<Item>) {
  return <Ids extends Readonly<Record<string, OperationId>>>(specs: {
    readonly [Name in keyof Ids]: ActionSpec<Item, Ids[Name], Values>
  }): Actions<Item> => ({
    ...about,
    all: Object.entries<ActionSpec<Item, OperationId, Values>>(specs).map(([id, spec]) => ({
      id,
      icon: spec.icon,
      tone: spec.tone,
      operation: spec.operation,
      many: (spec.many ?? false) || (spec.manyOnly ?? false),
      batch: spec.batch as Action<Item>['batch'],
      manyOnly: spec.manyOnly ?? false,
      immediate: spec.immediate ?? false,
      isReadOnly: spec.isReadOnly ?? false,
      removes: spec.removes ?? false,
      final: spec.final ?? false,
      refusesMany: (items) => spec.refusesMany?.(items),
      refreshes: spec.refreshes ?? [],
      refuses: (item, viewer, values) => {
        if (hasIncomplete(item) && spec.isReadOnly !== true) return INCOMPLETE
        return spec.refuses?.(item, viewer) ?? (values && spec.refusesWith?.(item, values as Values))
      },
      words: (item) => valueOr(() => spec.words?.(item), undefined) ?? id,
      plan: spec.plan as Plan<Item, object> | undefined,
      typed: spec.typed,
      Dialog: spec.Dialog,
      Effects: spec.Effects,
      to: spec.to,
      run: async (item, values) => {
        const params = {
          ...(spec.path && { path: spec.path(item) }),
          ...(spec.body && { body: spec.body(item, values as Values) }),
        }
        const data = await whileWriting(() => call(spec.operation, params as Params<OperationId>, SILENT))
        return { text: spec.done?.(data, item) ?? 'done', undo: spec.undo?.(data, item) }
      },
    })),
  })
}

/** Runs an action on one record, then refreshes the reads it changes. Throws `ApiError`. */
export async function runAction<Item>(action: Action<Item>, item: Item, values: object): Promise<Outcome> {
  const isChanged = watchReads(action.refreshes)
  try {
    const done = await action.run(item, values)
    await refresh(action.refreshes)
    return done
  } catch (error) {
    if (error instanceof ApiError && error.mayBeDone) readBack(error, action.refreshes, isChanged)
    throw error
  }
}
