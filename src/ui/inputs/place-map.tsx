import './place-map.css'
import ExternalLink from 'lucide-react/icons/external-link'
import MapPin from 'lucide-react/icons/map-pin'
import { useTranslation } from 'react-i18next'
import { MAP, mapPageOf, tilesAround, type Position } from './map-tiles.ts'

export interface PlaceMapProps {
  readonly position: Position
  /** Where to fetch map tiles, with `{z}`, `{x}` and `{y}`. Absent: no picture, and no use of the network. */
  readonly tiles?: string | undefined
}

/** Where a position is: a link to a map on the web, and a picture of the surroundings where there are map tiles. */
export function PlaceMap({ position, tiles }: PlaceMapProps) {
  const { t } = useTranslation('ui')
  return (
    <div className="place-map">
      {tiles !== undefined && <Surroundings position={position} tiles={tiles} />}
      <a className="place-map-link" href={mapPageOf(position)} target="_blank" rel="noreferrer">
        <span>{t('map.open')}</span>
        <ExternalLink aria-hidden="true" />
      </a>
    </div>
  )
}

/** The picture says nothing that the two numbers beside it do not say. */
function Surroundings({ position, tiles }: { readonly position: Position; readonly tiles: string }) {
  return (
    <div className="place-map-picture" aria-hidden="true">
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`}>
        {tilesAround(position, tiles).map(({ url, x, y }) => (
          <image key={url} href={url} x={x} y={y} />
        ))}
      </svg>
      <MapPin />
    </div>
  )
}
