import { PlaceMap } from '@/ui/inputs/place-map.tsx'
import type { GalleryPage } from '../../page.ts'

const BRUGES = { latitude: 51.2093, longitude: 3.2247 }
/** A square image instead of a map tile, so that the gallery makes no network requests. */
const SQUARE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="255" height="255" fill="%23dde5ea"/></svg>#{z}-{x}-{y}'

export const page: GalleryPage = {
  about:
    'Where a position is: a link to a map on the web, and a picture where an installation has map tiles.',
  states: {
    'Without map tiles': () => <PlaceMap position={BRUGES} />,
    'With map tiles': () => <PlaceMap position={BRUGES} tiles={SQUARE} />,
  },
}
