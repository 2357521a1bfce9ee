import './map-picker.css'
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import Maximize from 'lucide-react/icons/maximize'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../basics/button.tsx'
import { BORDER, COUNTRY, TOWNS } from './belgium.ts'
import {
  fromMap,
  MAP,
  onMap,
  scaleOf,
  showing,
  tilesOf,
  toPoint,
  toPosition,
  WHOLE_COUNTRY,
  zoomed,
  type MapView,
  type Point,
  type Position,
} from './map-view.ts'

export interface MapPickerProps {
  readonly label: string
  readonly position: Position | undefined
  readonly onPick: (position: Position) => void
  /** Where to fetch map tiles, with `{z}`, `{x}` and `{y}`. Absent: only the drawn outline, without any network. */
  readonly tiles?: string | undefined
}

const WHOLE: MapView = { middle: toPoint(COUNTRY.middle), zoom: WHOLE_COUNTRY }
/** How far an arrow key moves the place, in pixels of the map; with Shift one pixel. */
const STEP = 8
/** A pointer that moves farther than this drags the map and picks nothing. */
const DRAG_FROM = 4

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/**
 * A position picked on an outline of Belgium: a click or the arrow keys move the place, dragging moves the map. Use it
 * beside fields in which the position can be typed.
 */
export function MapPicker({ label, position, onPick, tiles }: MapPickerProps) {
  const { t } = useTranslation('ui')
  const helpId = useId()
  const [view, setView] = useState(WHOLE)
  const point = position && toPoint(position)
  // Follow a place that was typed; a map that was dragged away from its place stays.
  const [followed, setFollowed] = useState<Position>()
  if (followed?.latitude !== position?.latitude || followed?.longitude !== position?.longitude) {
    setFollowed(position)
    if (point) setView(showing(view, point))
  }
  const around = point ?? view.middle
  const pressed = useRef<{ readonly at: Point; readonly view: MapView; isDragged: boolean }>(undefined)

  const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent): Point => {
    const box = currentTarget.getBoundingClientRect()
    return {
      x: ((clientX - box.left) * MAP.width) / (box.width || MAP.width),
      y: ((clientY - box.top) * MAP.height) / (box.height || MAP.height),
    }
  }
  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0) return
    pressed.current = { at: placeOf(event), view, isDragged: false }
  }
  const onPointerMove = (event: PointerEvent): void => {
    const press = pressed.current
    if (!press) return
    const now = placeOf(event)
    const [x, y] = [now.x - press.at.x, now.y - press.at.y]
    if (!press.isDragged && Math.hypot(x, y) < DRAG_FROM) return
    if (!press.isDragged) event.currentTarget.setPointerCapture(event.pointerId)
    press.isDragged = true
    const scale = scaleOf(press.view)
    const { middle } = press.view
    setView({ ...press.view, middle: { x: middle.x - x / scale, y: middle.y - y / scale } })
  }
  const onPointerUp = (event: PointerEvent): void => {
    if (pressed.current?.isDragged === false) onPick(toPosition(fromMap(view, placeOf(event))))
    pressed.current = undefined
  }
  const zoom = (by: number): void => setView(zoomed(view, by, around))
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, shiftKey } = event
    const arrow = ARROWS[key]
    if (arrow) {
      const by = (shiftKey ? 1 : STEP) / scaleOf(view)
      onPick(toPosition({ x: around.x + arrow.x * by, y: around.y + arrow.y * by }))
    } else if (key === '+' || key === '=') zoom(1)
    else if (key === '-') zoom(-1)
    else if (key === '0') setView(WHOLE)
    else return
    event.preventDefault()
  }
  return (
    <div className="map-picker">
      <div className="map-picker-map">
        <Drawing view={view} point={point} tiles={tiles} />
        <button
          type="button"
          className="map-picker-surface"
          aria-label={label}
          aria-describedby={helpId}
          // Enter and Space have no place on the map: they take the middle.
          onClick={({ detail }) => detail === 0 && onPick(toPosition(around))}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={() => (pressed.current = undefined)}
        />
      </div>
      <div className="map-picker-zoom">
        <IconButton look="default" icon={<Plus />} label={t('map.closer')} onClick={() => zoom(1)} />
        <IconButton look="default" icon={<Minus />} label={t('map.farther')} onClick={() => zoom(-1)} />
        <IconButton
          look="default"
          icon={<Maximize />}
          label={t('map.whole')}
          onClick={() => setView(WHOLE)}
        />
      </div>
      <p className="field-help" id={helpId}>
        {t('map.help')}
      </p>
    </div>
  )
}

interface DrawingProps {
  readonly view: MapView
  readonly point: Point | undefined
  readonly tiles: string | undefined
}

function Drawing({ view, point, tiles }: DrawingProps) {
  const { t } = useTranslation('ui')
  const origin = onMap(view, { x: 0, y: 0 })
  const place = point && onMap(view, point)
  return (
    <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true">
      {tiles !== undefined &&
        tilesOf(view, tiles).map(({ url, x, y, size }) => (
          <image key={url} href={url} x={x} y={y} width={size} height={size} />
        ))}
      <path
        className={tiles === undefined ? 'map-picker-land' : 'map-picker-border'}
        d={BORDER}
        transform={`translate(${origin.x} ${origin.y}) scale(${scaleOf(view)})`}
      />
      {tiles === undefined &&
        TOWNS.map(({ id, ...town }) => {
          const { x, y } = onMap(view, toPoint(town))
          return (
            <g key={id} className="map-picker-town">
              <circle cx={x} cy={y} r={2.5} />
              <text x={x + 6} y={y + 4}>
                {t(`map.towns.${id}`)}
              </text>
            </g>
          )
        })}
      {place && (
        <g className="map-picker-place">
          <circle cx={place.x} cy={place.y} r={8} />
          <circle cx={place.x} cy={place.y} r={2} />
        </g>
      )}
    </svg>
  )
}
