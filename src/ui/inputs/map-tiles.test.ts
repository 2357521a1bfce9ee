import { expect, test } from 'vitest'
import { MAP, mapPageOf, TILE, tilesAround } from './map-tiles.ts'

const BRUGES = { latitude: 51.2093, longitude: 3.2247 }
const ADDRESS = 'https://tiles.example/{z}/{x}/{y}.png'

test('the tile under the position matches the projection of map tiles', () => {
  const under = tilesAround(BRUGES, ADDRESS).filter(
    ({ x, y }) =>
      x <= MAP.width / 2 && x + TILE > MAP.width / 2 && y <= MAP.height / 2 && y + TILE > MAP.height / 2,
  )
  expect(under.map(({ url }) => url)).toEqual(['https://tiles.example/15/16677/10939.png'])
})

test('tiles cover the map without a gap', () => {
  const tiles = tilesAround(BRUGES, ADDRESS)
  expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0)
  expect(Math.max(...tiles.map(({ x }) => x + TILE))).toBeGreaterThanOrEqual(MAP.width)
  expect(Math.min(...tiles.map(({ y }) => y))).toBeLessThanOrEqual(0)
  expect(Math.max(...tiles.map(({ y }) => y + TILE))).toBeGreaterThanOrEqual(MAP.height)
})

test('R167 at the edges of the world only existing tiles are fetched', () => {
  for (const position of [
    { latitude: 90, longitude: 180 },
    { latitude: -90, longitude: -180 },
  ])
    for (const { url } of tilesAround(position, '{x} {y}'))
      for (const number of url.split(' ').map(Number)) {
        expect(number).toBeGreaterThanOrEqual(0)
        expect(number).toBeLessThan(2 ** 15)
      }
})

test('the address of the web page contains the position', () =>
  expect(mapPageOf(BRUGES)).toBe(
    'https://www.openstreetmap.org/?mlat=51.2093&mlon=3.2247#map=15/51.2093/3.2247',
  ))
