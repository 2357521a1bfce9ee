import { DIRECTIONS, type Direction, type Relation } from './relation-words.ts'

export const WIDTH = 320
const ROW = 84
const LABEL = 30
/** The height of a line of labels. */
const LINE = 14
/** The average width of a letter of a label. */
const LETTER = 5.8
/** How many labels of a side fit in one line. */
const LABELS_PER_LINE = 3

/** A node of the graph: the records of one kind on one side. */
export interface Node {
  readonly relation: Relation
  readonly direction: Direction
  readonly x: number
  readonly y: number
  /** The vertical position of its label. If there are many, every second label is one line further out. */
  readonly labelY: number
}
export interface Layout {
  readonly nodes: readonly Node[]
  readonly centre: { readonly x: number; readonly y: number }
  readonly height: number
}

/**
 * Places the records that use this one above it, and the records that it uses below it. The kinds on a side share the
 * width.
 */
export function layoutOf(relations: readonly Relation[]): Layout {
  const [above, below] = DIRECTIONS.map((direction) => relations.filter((one) => one.direction === direction))
  const labels = (row: readonly Relation[] = []): number => LABEL + (row.length > LABELS_PER_LINE ? LINE : 0)
  const top = labels(above)
  const centre = { x: WIDTH / 2, y: top + (above && above.length > 0 ? ROW : 0) }
  const place = (row: readonly Relation[] = [], y: number): Node[] =>
    row.map((relation, index) => {
      const further = row.length > LABELS_PER_LINE && index % 2 === 1 ? LINE : 0
      const labelY = relation.direction === 'USED_BY' ? y - 12 - further : y + 20 + further
      return { relation, direction: relation.direction, x: ((index + 0.5) / row.length) * WIDTH, y, labelY }
    })
  return {
    nodes: [...place(above, top), ...place(below, centre.y + ROW)],
    centre,
    height: centre.y + (below && below.length > 0 ? ROW : 0) + labels(below),
  }
}

/** The horizontal centre of a label: the centre of its node, or as close to it as the edges of the drawing allow. */
export function labelX(text: string, { x }: Pick<Node, 'x'>): number {
  const half = Math.min(WIDTH / 2, (text.length * LETTER) / 2)
  return Math.max(half, Math.min(WIDTH - half, x))
}
