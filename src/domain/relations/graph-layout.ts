import { DIRECTIONS, type Direction, type Relation } from './relation-words.ts'

export const WIDTH = 320
const ROW = 84
const LABEL = 30

/** A node of the graph: the records of one kind on one side. */
export interface Node {
  readonly relation: Relation
  readonly direction: Direction
  readonly x: number
  readonly y: number
}
export interface Layout {
  readonly nodes: readonly Node[]
  readonly centre: { readonly x: number; readonly y: number }
  readonly height: number
}

/** What uses the record stands above it, what it uses below; the kinds of a side share the width. */
export function layoutOf(relations: readonly Relation[]): Layout {
  const [above, below] = DIRECTIONS.map((direction) => relations.filter((one) => one.direction === direction))
  const top = above && above.length > 0 ? ROW : 0
  const centre = { x: WIDTH / 2, y: LABEL + top }
  const place = (row: readonly Relation[] = [], y: number): Node[] =>
    row.map((relation, at) => ({
      relation,
      direction: relation.direction,
      x: ((at + 0.5) / row.length) * WIDTH,
      y,
    }))
  return {
    nodes: [...place(above, LABEL), ...place(below, centre.y + ROW)],
    centre,
    height: centre.y + (below && below.length > 0 ? ROW : 0) + LABEL,
  }
}
