import { expect, test } from 'vitest'
import { COUNTRY, TOWNS } from './belgium.ts'
import {
  fromMap,
  MAP,
  onMap,
  showing,
  tilesOf,
  toPoint,
  toPosition,
  WHOLE_COUNTRY,
  zoomed,
} from './map-view.ts'

const WHOLE = { middle: toPoint(COUNTRY.middle), zoom: WHOLE_COUNTRY }

test('R167 a place keeps its position on the way to the map and back', () => {
  for (const { latitude, longitude } of TOWNS)
    expect(toPosition(toPoint({ latitude, longitude }))).toEqual({ latitude, longitude })
  expect(toPosition(toPoint({ latitude: -33.8, longitude: 180 }))).toEqual({
    latitude: -33.8,
    longitude: 180,
  })
  const place = { x: 12, y: 300 }
  expect(onMap(WHOLE, fromMap(WHOLE, place))).toEqual(place)
})

test('the whole country fits at first, north is up and east is right', () => {
  const southWest = onMap(WHOLE, toPoint(COUNTRY.southWest))
  const northEast = onMap(WHOLE, toPoint(COUNTRY.northEast))
  expect(southWest.x).toBeGreaterThan(0)
  expect(southWest.y).toBeLessThan(MAP.height)
  expect(northEast.x).toBeLessThan(MAP.width)
  expect(northEast.y).toBeGreaterThan(0)
})

test('zooming shows the middle larger and ends at both ends', () => {
  const around = toPoint({ latitude: 51.2093, longitude: 3.2247 })
  const close = zoomed(WHOLE, 3, around)
  expect(close).toEqual({ zoom: WHOLE_COUNTRY + 3, middle: around })
  expect(zoomed(close, 100, around).zoom).toBe(17)
  expect(zoomed(close, -100, around).zoom).toBe(WHOLE_COUNTRY - 2)
})

test('the map goes to a place that it does not show, and else stays', () => {
  const lisbon = toPoint({ latitude: 38.7, longitude: -9.1 })
  expect(showing(WHOLE, lisbon).middle).toBe(lisbon)
  expect(showing(WHOLE, toPoint({ latitude: 51, longitude: 4 }))).toBe(WHOLE)
})

test('tiles cover the map without a gap', () => {
  const tiles = tilesOf(WHOLE, 'https://tiles.example/{z}/{x}/{y}.png')
  expect(tiles[0]?.url).toMatch(/^https:\/\/tiles\.example\/7\/6\d\/4\d\.png$/)
  expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0)
  expect(Math.max(...tiles.map(({ x, size }) => x + size))).toBeGreaterThanOrEqual(MAP.width)
  expect(Math.min(...tiles.map(({ y }) => y))).toBeLessThanOrEqual(0)
  expect(Math.max(...tiles.map(({ y, size }) => y + size))).toBeGreaterThanOrEqual(MAP.height)
})
