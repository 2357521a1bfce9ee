import './place-map.css'
import ExternalLink from 'lucide-react/icons/external-link'
import MapPin from 'lucide-react/icons/map-pin'
import { useTranslation } from 'react-i18next'
import { MAP, mapPageOf, tilesAround, type Position } from './map-tiles.ts'

export interface PlaceMapProps {
  readonly position: Position
  /** Where to fetch map tiles, with `{z}`, `{x}` and `{y}`. Absent: no image, and no network access. */
  readonly tiles?: string | undefined
}

/** Shows a position: a link to a map on the web, and an image of the surroundings if map tiles are configured. */
export function PlaceMap({ position, tiles }: PlaceMapProps) {
  const { t } = useTranslation('ui')
  return (
    <div className="place-map">
      {tiles !== undefined && <MapPreview position={position} tiles={tiles} />}
      <a className="place-map-link" href={mapPageOf(position)} target="_blank" rel="noreferrer">
        <span>{t('map.open')}</span>
        <ExternalLink aria-hidden="true" />
      </a>
    </div>
  )
}

/** Decorative: the image adds nothing to the two numbers beside it. */
function MapPreview({ position, tiles }: { readonly position: Position; readonly tiles: string }) {
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
