import { expect, test } from 'vitest'
import { judge } from './identifier-verdict.ts'

test.each([
  ['curp,BOXW310820HNERXN09', true, null],
  ['curp,BOXW310820HNERXN08', false, 'check-digit'],
  ['rfc,GODE561231GR8', true, null],
  ['rfc,GODE561231GR9', true, 'check-digit-warning'],
  ['rfc,XAXX010101000', true, null],
  ['rfc,GODE', false, 'length'],
  ['clabe,002010077777777771', true, null],
  ['clabe,012345678901234567', false, 'check-digit'],
  ['gtin,7503003746119', true, null],
  ['gtin,7501001234567', false, 'check-digit'],
  ['cedula,1234567', true, null],
  ['cedula,12345A7', false, 'digits'],
  ['phone,044 55 1234 5678', true, null],
  ['phone,55123', false, 'too-short'],
  ['money,MXN $1,250.00', true, null],
  ['money,"MXN $1,250.00"', true, null],
  ['money,MXN $199.99', false, 'below-minimum'],
  ['money,MXN $10,000.00', false, 'above-maximum'],
  ['money,MXN $0.00', false, 'zero'],
  ['date_or_age,29/02/2000', true, null],
  ['date_or_age,130', false, 'age-out-of-range'],
  ['date_or_age,9999-01-01', false, 'future'],
  ['redirect,/prescriptions/new', true, null],
  ['redirect,//evil.example', false, 'not-a-path'],
  ['planet,mars', false, 'unknown-kind'],
  ['curp', false, 'length'],
])('%s: ok %s, reason %s', (line, ok, reason) => {
  expect(judge(line)).toMatchObject({ ok, reason })
})

test('a verdict repeats the input line', () => {
  expect(judge('money,"MXN $1,250.00"')).toEqual({
    kind: 'money',
    value: 'MXN $1,250.00',
    ok: true,
    reason: null,
  })
})
