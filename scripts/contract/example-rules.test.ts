import { expect, test } from 'vitest'
import { contractCheck } from '../../mocks/app.ts'
import { readDocument } from '../../mocks/document.ts'
import { exampleRuleFindings } from './example-rules.ts'

const check = await contractCheck()
/** The findings after a change of the contract's text. */
const found = (from: string, to: string) => {
  const text = JSON.stringify(readDocument())
  expect(text.split(from).length).toBe(2)
  return exampleRuleFindings(JSON.parse(text.replace(from, to)) as ReturnType<typeof readDocument>, check)
}

test('an example that contradicts x-result or x-sums is reported, with both values', () => {
  expect(exampleRuleFindings(readDocument(), check)).toEqual([])
  expect(
    found('"name":"PARKING_TICKET","predefined":false', '"name":"PARKING_TICKET","predefined":true'),
  ).toEqual(['createTemplate, example withoutText: x-result states predefined false, not true'])
  expect(
    found(
      '"resourceCount":1,"activeResourceCount":0,"productCount":1',
      '"resourceCount":2,"activeResourceCount":0,"productCount":1',
    ),
  ).toEqual(['getResourceGroup, example long: x-sums: resourceCount = count(resources): 2 beside 1'])
})
