import { expect, test } from 'vitest'
import { checkedText } from './check.ts'
import { checkCurp } from './curp.ts'

const schema = checkedText('curp', checkCurp)

test('a schema gives the value that the check reads', () => {
  expect(schema.parse('boxw310820hnerxn09')).toMatchObject({ text: 'BOXW310820HNERXN09' })
})

test('its issue carries the key of the sentence', () => {
  const result = schema.safeParse('BOXW310820HNERXN08')
  expect(result.error?.issues.map((issue) => issue.message)).toEqual(['curp.check-digit'])
  expect(schema.safeParse(3).success).toBe(false)
})
