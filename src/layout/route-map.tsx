import { useTranslation } from 'react-i18next'
import styles from './route-map.module.css'

/** A drawing beside the form: modes of transport as the lines of a network. */
export function RouteMap() {
  const { t } = useTranslation('welcome')
  return (
    <svg className={styles.map} viewBox="0 0 800 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className={styles.other}>
        <path d="M-20 620H150a40 40 0 0 0 28-12L402 384a40 40 0 0 1 28-12H820M560-20V150a40 40 0 0 1-12 28L404 322a40 40 0 0 0-12 28V520a40 40 0 0 0 12 28L824 968" />
        <Stop x={560} y={90} name={t('stops.bus')} at="right" />
        <Stop x={660} y={372} name={t('stops.charging')} />
        <g>
          <Stop x={90} y={620} name={t('stops.car')} />
        </g>
      </g>
      <g className={styles.own}>
        <path d="M-20 250H208a40 40 0 0 1 28 12L472 498a40 40 0 0 0 28 12H820" />
        <g>
          <Stop x={100} y={250} name={t('stops.bike')} />
        </g>
        <Stop x={310} y={336} name={t('stops.train')} at="above-right" />
        <Stop x={640} y={510} name={t('stops.parking')} />
      </g>
      <g className={styles.here}>
        <circle cx={432} cy={458} r={15} />
        <text x={460} y={452}>
          {t('stops.work')}
        </text>
      </g>
    </svg>
  )
}

interface StopProps {
  readonly x: number
  readonly y: number
  readonly name: string
  /** The position of the name. Default: above the stop. */
  readonly at?: 'right' | 'above-right'
}

function Stop({ x, y, name, at }: StopProps) {
  const place = { right: { x: x + 20, y: y + 5 }, 'above-right': { x: x + 20, y: y - 10 } }
  return (
    <>
      <circle cx={x} cy={y} r={9} />
      <text {...(at ? place[at] : { x, y: y - 26, textAnchor: 'middle' })}>{name}</text>
    </>
  )
}
