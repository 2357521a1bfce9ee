import { expect, test } from 'vitest'
import { columnsOf, resourcesValidator, toCreation, type ImportContext } from './resource-file.ts'

const context: ImportContext = {
  kind: { type: 'gasStation', has: 'pumps', mode: 'FUEL' },
  partners: { 'scheldt mobility': 'p-3005', scheldt: 'p-3005' },
  names: ['pump one brugge'],
}
const row = (line: number, cells: Record<string, string>) => ({
  line,
  cells: { provider: 'SCHELDT', ...cells },
})

test('G364 a row becomes a station, with decimal commas or points', () => {
  const cells = {
    name: 'Pump Gent',
    numberOfPumps: '6',
    latitude: '51,05',
    longitude: '3.72',
    labels: 'Kust| 24/7',
  }
  expect(toCreation(row(2, cells), context)).toEqual({
    name: 'Pump Gent',
    mrpOspId: 'p-3005',
    mobilityMode: 'FUEL',
    numberOfPumps: 6,
    latitude: 51.05,
    longitude: 3.72,
    labels: ['Kust', '24/7'],
  })
})

test('R219 R257 each row is invalid, a duplicate, existing, or ready', () => {
  const findings = resourcesValidator(context)([
    row(2, { name: 'Good' }),
    row(3, { name: 'good' }),
    row(4, { name: 'Pump One Brugge' }),
    row(5, { name: 'Half', numberOfPumps: '1,5' }),
    row(6, { name: 'North', latitude: '51,2 N', longitude: '3' }),
    row(7, { name: 'Swapped', latitude: '3.2247', longitude: '51.2093' }),
    row(8, { name: 'Nobody’s', provider: 'Unknown' }),
    row(9, { name: '=1+1' }),
  ])
  expect(findings.validCount).toBe(1)
  expect(findings.skipped.map(({ line }) => line)).toEqual([3])
  expect(findings.alreadyProcessed.map(({ line }) => line)).toEqual([4])
  expect(findings.errors.map(({ line, field, broken }) => [line, field, broken.rule])).toEqual([
    [5, 'numberOfPumps', 'integer'],
    [6, 'latitude', 'number'],
    [7, 'latitude', 'swapped'],
    [8, 'provider', 'partner'],
    [9, 'name', 'formula'],
  ])
})

test('only the columns of the resource type are read', () => {
  expect(columnsOf({ has: undefined })).not.toContain('latitude')
  expect(columnsOf({ has: 'orders' })).toContain('tokenScope')
})
