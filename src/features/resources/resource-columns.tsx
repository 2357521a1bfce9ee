import { activeStatus } from '@/records/active-status.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import type { Kind, Resource } from './kinds.ts'

export interface ResourceFacts extends Pick<Kind, 'has' | 'mode'> {
  /** The list has resources of every kind without a label. */
  readonly unlabelled?: boolean
  /** The names of the mobility modes. */
  readonly modeName: (mode: string) => string
}

/** The columns of every section of resources. Gas stations have pumps and owners as well (R216). */
export const resourceColumns = defineColumns<Resource, ResourceFacts>('resources', {
  name: column.text(({ name }) => name),
  kind: column.plain(({ type }, { t }) => t(`kinds.${type}.one`), {
    when: ({ unlabelled = false }) => unlabelled,
  }),
  mrp: column.text(({ mrp }) => mrp.name, { type: 'name' }),
  mobilityMode: column.kind(({ mobilityMode }, { modeName }) => modeName(mobilityMode), {
    priority: 3,
    // All of a kind usually have the same, such as fuel.
    hiddenWhen: ({ mode }) => mode !== undefined,
  }),
  owner: column.text(({ owners }) => owners?.find(({ state }) => state === 'CURRENT')?.name, {
    type: 'name',
    when: ({ has }) => has === 'pumps',
  }),
  numberOfPumps: column.count(({ numberOfPumps }) => numberOfPumps, { when: ({ has }) => has === 'pumps' }),
  brand: column.text(({ brand }) => brand, { when: ({ has }) => has === 'pumps', hidden: true }),
  labels: column.text(({ labels }) => labels.join(', '), {
    when: ({ unlabelled = false }) => !unlabelled,
  }),
  groups: column.text(({ groups }) => groups.map(({ name }) => name).join(', ')),
  fixedCost: column.money(({ fixedCost }) => fixedCost, { hidden: true }),
  variableCost: column.money(({ variableCost }) => variableCost, { hidden: true }),
  productCount: column.count(({ productCount }) => productCount),
  status: column.status((row, { t }) => activeStatus(t, row)),
  ospId: column.code(({ ospId }) => ospId, { hidden: true }),
})
