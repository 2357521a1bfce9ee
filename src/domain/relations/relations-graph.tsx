import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/formats.ts'
import { labelX, layoutOf, WIDTH, type Layout, type Node } from './graph-layout.ts'
import { type Relation } from './relation-words.ts'
import styles from './relations.module.css'

interface RelationsGraphProps {
  readonly name: string
  readonly relations: readonly Relation[]
}

/**
 * The record in the middle, with the records that use it above and the records that it uses below. Decorative: the list
 * has the same content.
 */
export function RelationsGraph({ name, relations }: RelationsGraphProps) {
  const { t } = useTranslation('relations')
  const { nodes, centre, height } = layoutOf(relations)
  if (nodes.length === 0) return null
  return (
    <svg className={styles.graph} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      {nodes.map((node) => (
        <path key={keyOf(node)} d={curve(node, centre)} />
      ))}
      {nodes.map((node) => {
        const { kind, count } = node.relation
        const label = t(`kinds.${kind}`, { count, number: number(count) })
        return (
          <g key={keyOf(node)}>
            <circle cx={node.x} cy={node.y} r={5} />
            <text x={labelX(label, node)} y={node.labelY}>
              {label}
            </text>
          </g>
        )
      })}
      <circle className={styles.record} cx={centre.x} cy={centre.y} r={8} />
      <text className={styles.name} x={centre.x + 16} y={centre.y + 4}>
        {name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name}
      </text>
    </svg>
  )
}

/** How many characters fit to the right of the centre. */
const MAX_NAME_LENGTH = 18

const keyOf = ({ direction, relation }: Node): string => `${direction} ${relation.kind}`

/** A curve that leaves both nodes vertically. */
function curve({ x, y }: Node, centre: Layout['centre']): string {
  const middle = (y + centre.y) / 2
  return `M ${x} ${y} C ${x} ${middle}, ${centre.x} ${middle}, ${centre.x} ${centre.y}`
}
