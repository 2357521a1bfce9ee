import { ORIGIN } from './belgium.ts'

/** A place on earth, in degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}
/** A point of the drawing, in pixels of zoom level 10 from the origin of the border on. */
export interface Point {
  readonly x: number
  readonly y: number
}
/** What the map shows: the point in its middle, at a zoom level as map tiles have. */
export interface MapView {
  readonly middle: Point
  readonly zoom: number
}

/** The size of the map in its own pixels. The page may draw it larger or smaller. */
export const MAP = { width: 480, height: 360 }
/** The zoom level at which the whole country fits. */
export const WHOLE_COUNTRY = 7
const CLOSEST = 17
/** The border is drawn at this zoom level. */
const DRAWN_AT = 10
const TILE = 256
const WORLD = TILE * 2 ** DRAWN_AT
/** Web Mercator, which map tiles have, ends here. */
const MOST_NORTHERN = 85

export function toPoint({ latitude, longitude }: Position): Point {
  const sine = Math.sin((clamp(latitude, MOST_NORTHERN) * Math.PI) / 180)
  return {
    x: ((longitude + 180) / 360) * WORLD - ORIGIN.x,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD - ORIGIN.y,
  }
}

/** With five decimals, which is about a metre. */
export function toPosition({ x, y }: Point): Position {
  const north = Math.PI * (1 - (2 * (y + ORIGIN.y)) / WORLD)
  return {
    latitude: rounded((Math.atan(Math.sinh(north)) * 180) / Math.PI),
    longitude: rounded(clamp(((x + ORIGIN.x) / WORLD) * 360 - 180, 180)),
  }
}

/** Pixels of the map per pixel of the drawing. */
export const scaleOf = ({ zoom }: MapView): number => 2 ** (zoom - DRAWN_AT)

/** Where a point of the drawing stands on the map. */
export const onMap = (view: MapView, point: Point): Point => ({
  x: (point.x - view.middle.x) * scaleOf(view) + MAP.width / 2,
  y: (point.y - view.middle.y) * scaleOf(view) + MAP.height / 2,
})

/** Which point of the drawing stands at this place of the map. */
export const fromMap = (view: MapView, place: Point): Point => ({
  x: (place.x - MAP.width / 2) / scaleOf(view) + view.middle.x,
  y: (place.y - MAP.height / 2) / scaleOf(view) + view.middle.y,
})

/** Zooms by whole levels, around the given point. */
export const zoomed = (view: MapView, by: number, around: Point): MapView => {
  const zoom = Math.min(CLOSEST, Math.max(WHOLE_COUNTRY - 2, view.zoom + by))
  return zoom === view.zoom ? view : { zoom, middle: around }
}

/** Moves the view as little as is needed to show a point of the drawing. */
export function showing(view: MapView, point: Point): MapView {
  const { x, y } = onMap(view, point)
  const isShown = x >= 0 && x <= MAP.width && y >= 0 && y <= MAP.height
  return isShown ? view : { ...view, middle: point }
}

/** A square of a map from elsewhere. */
export interface Tile extends Point {
  readonly url: string
  readonly size: number
}

/** The tiles that cover the view, from an address such as `https://tiles.example/{z}/{x}/{y}.png`. */
export function tilesOf(view: MapView, address: string): readonly Tile[] {
  const size = TILE
  const perPixel = 2 ** (view.zoom - DRAWN_AT)
  const left = (view.middle.x + ORIGIN.x) * perPixel - MAP.width / 2
  const top = (view.middle.y + ORIGIN.y) * perPixel - MAP.height / 2
  const most = 2 ** view.zoom - 1
  const range = (from: number, length: number): readonly number[] => {
    const first = Math.max(0, Math.floor(from / size))
    const last = Math.min(most, Math.floor((from + length) / size))
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  }
  return range(top, MAP.height).flatMap((row) =>
    range(left, MAP.width).map((column) => ({
      url: address
        .replace('{z}', String(view.zoom))
        .replace('{x}', String(column))
        .replace('{y}', String(row)),
      size,
      x: column * size - left,
      y: row * size - top,
    })),
  )
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value))
const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000
