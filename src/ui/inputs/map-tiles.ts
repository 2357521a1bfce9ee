/** A place on earth, in degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** A square image of a part of the map, with its position in the visible map. */
export interface Tile {
  readonly url: string
  readonly x: number
  readonly y: number
}

/** Map tiles have this width and height, in px. */
export const TILE = 256
/** The size of the visible map, in px. */
export const MAP = { width: 480, height: 240 }
/** Streets are readable at this zoom level. */
const ZOOM = 15
const TILES_AROUND_THE_WORLD = 2 ** ZOOM
/** The northern limit of Web Mercator, the projection of map tiles. */
const MAX_LATITUDE = 85

/**
 * The tiles around a position, which is in the centre, from an address such as `https://tiles.example/{z}/{x}/{y}.png`.
 */
export function tilesAround({ latitude, longitude }: Position, address: string): readonly Tile[] {
  const north = Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, latitude))
  const sine = Math.sin((north * Math.PI) / 180)
  const left = ((longitude + 180) / 360) * TILES_AROUND_THE_WORLD * TILE - MAP.width / 2
  const top =
    (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * TILES_AROUND_THE_WORLD * TILE - MAP.height / 2
  return tilesBetween(top, MAP.height).flatMap((row) =>
    tilesBetween(left, MAP.width).map((column) => ({
      url: address.replace('{z}', String(ZOOM)).replace('{x}', String(column)).replace('{y}', String(row)),
      x: column * TILE - left,
      y: row * TILE - top,
    })),
  )
}

/** The indexes of the tiles in this range of pixels. There are no tiles beyond the edges of the world. */
function tilesBetween(from: number, length: number): readonly number[] {
  const first = Math.max(0, Math.floor(from / TILE))
  const last = Math.min(TILES_AROUND_THE_WORLD - 1, Math.floor((from + length) / TILE))
  return Array.from({ length: last - first + 1 }, (_none, index) => first + index)
}

/** A page on the web that shows the position on a map. */
export const mapPageOf = ({ latitude, longitude }: Position): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${ZOOM}/${latitude}/${longitude}`
