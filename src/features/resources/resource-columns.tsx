import { activeStatus } from '@/records/active-status.ts'
import { column, defineColumns } from '@/lists/columns.tsx'
import type { Kind, Resource } from './kinds.ts'

export interface ResourceFacts extends Pick<Kind, 'has'> {
  /** The list has resources of every kind without a label. */
  readonly unlabelled?: boolean
  /** The names of the mobility modes. */
  readonly modeName: (mode: string) => string
}

/** The columns of every section of resources. Gas stations have pumps and owners as well (R216). */
export const resourceColumns = defineColumns<Resource, ResourceFacts>('resources', {
  name: column.text(({ name }) => name, { width: 280 }),
  kind: column.plain(({ type }, { t }) => t(`kinds.${type}.one`), {
    when: ({ unlabelled = false }) => unlabelled,
    width: 120,
  }),
  mrp: column.text(({ mrp }) => mrp.name, { width: 160 }),
  mobilityMode: column.plain(({ mobilityMode }, { modeName }) => modeName(mobilityMode), {
    width: 120,
    priority: 3,
  }),
  owner: column.text(({ owners }) => owners?.find(({ state }) => state === 'CURRENT')?.name, {
    when: ({ has }) => has === 'pumps',
    width: 140,
  }),
  numberOfPumps: column.count(({ numberOfPumps }) => numberOfPumps, { when: ({ has }) => has === 'pumps' }),
  brand: column.text(({ brand }) => brand, { when: ({ has }) => has === 'pumps', hidden: true }),
  labels: column.text(({ labels }) => labels.join(', '), {
    when: ({ unlabelled = false }) => !unlabelled,
    width: 140,
  }),
  groups: column.text(({ groups }) => groups.map(({ name }) => name).join(', '), { width: 140, priority: 3 }),
  fixedCost: column.money(({ fixedCost }) => fixedCost, { hidden: true }),
  variableCost: column.money(({ variableCost }) => variableCost, { hidden: true }),
  productCount: column.count(({ productCount }) => productCount, { width: 90 }),
  status: column.status((row, { t }) => activeStatus(t, row), { width: 110, priority: 1 }),
  ospId: column.plain(({ ospId }) => ospId, { hidden: true }),
})
