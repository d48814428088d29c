import { describe, expect, test } from 'vitest'
import { paylinks } from './paylinks.ts'

/** Code of the first fault that the schema finds in the body of a request; '' for an accepted body. */
const faultOf = (
  schema: {
    safeParse: (body: unknown) => { error?: { issues: readonly { message: string }[] } | undefined }
  },
  body: unknown,
): string => schema.safeParse(body).error?.issues[0]?.message ?? ''

const asked = { amount_cents: 80_000, concept: 'Consulta de control' }

describe('the amount that a payment link asks for', () => {
  test.each([
    [-20_000, 'money-below-minimum'],
    [19_999, 'money-below-minimum'],
    [20_000, ''],
    [999_999, ''],
    [1_000_000, 'money-above-maximum'],
    [50_000.5, 'money-cents'],
    [Number.MAX_SAFE_INTEGER + 1, 'money-cents'],
  ])('%d cents: %j', (amount_cents, fault) => {
    expect(faultOf(paylinks.create.body, { ...asked, amount_cents })).toBe(fault)
  })

  test('has one fault, also where it is no whole number of cents', () => {
    const { error } = paylinks.create.body.safeParse({ ...asked, amount_cents: 0.5 })
    expect(error?.issues.map(({ message }) => message)).toEqual(['money-cents'])
  })
})

describe('the concept of a payment link', () => {
  test.each<[string, string, boolean]>([
    ['two letters', 'ab', false],
    ['three letters', 'abc', true],
    ['40 letters', 'a'.repeat(40), true],
    ['41 letters', 'a'.repeat(41), false],
    ['only spaces', '    ', false],
    ['letters with accents', 'ÓRDENES de la niñez, pingüino', true],
    ['letters of another script', '診察 一回', false],
    ['letters of double width', 'Ｃonsulta', false],
    ['a mark that a bank transfer cannot carry', 'Consulta & control', false],
  ])('%s', (_, concept, isAccepted) => {
    expect(faultOf(paylinks.create.body, { ...asked, concept }) === '').toBe(isAccepted)
  })

  test('is one line', () => {
    expect(paylinks.create.body.parse({ ...asked, concept: ' Consulta\nde  control ' })).toEqual({
      ...asked,
      email: '',
    })
  })
})

describe('what else a new payment link may have', () => {
  test.each<[string, Record<string, unknown>, boolean]>([
    ['no patient', { patient: null }, true],
    ['an identifier of 64 characters', { patient: 'a'.repeat(64) }, true],
    ['an identifier of 65 characters', { patient: 'a'.repeat(65) }, false],
    ['an identifier that no database stores', { patient: 'a\u0000' }, false],
    ['a last day', { expires_on: '2027-02-28' }, true],
    ['a last day that does not exist', { expires_on: '2027-02-29' }, false],
    ['an address', { email: 'paciente@ficticia.example' }, true],
    ['an address without a host', { email: 'paciente@' }, false],
    ['a member that nobody reads', { state: 'paid' }, false],
  ])('%s', (_, more, isAccepted) => {
    expect(paylinks.create.body.safeParse({ ...asked, ...more }).success).toBe(isAccepted)
  })
})

describe('money that arrived or was given back', () => {
  const moved = { version: 1, amount_cents: 80_000, note: 'Ventanilla' }

  test.each([
    [0, 'money-zero'],
    [1, ''],
    [80_000.5, 'money-cents'],
  ])('%d cents: %j', (amount_cents, fault) => {
    expect(faultOf(paylinks.confirm.body, { ...moved, amount_cents })).toBe(fault)
    expect(faultOf(paylinks.refund.body, { ...moved, amount_cents })).toBe(fault)
  })

  test.each([
    [1_000_000_000, true],
    [1_000_000_001, false],
  ])('of %d cents', (amount_cents, isAccepted) => {
    expect(paylinks.confirm.body.safeParse({ ...moved, amount_cents }).success).toBe(isAccepted)
  })

  test('names the version that the doctor saw', () => {
    expect(paylinks.confirm.body.safeParse({ ...moved, version: 0 }).success).toBe(false)
    expect(paylinks.cancel.body.safeParse({ version: 1 }).success).toBe(true)
    expect(paylinks.cancel.body.safeParse({}).success).toBe(false)
  })

  test('that was given back has a reason, and that arrived needs none', () => {
    expect(paylinks.refund.body.safeParse({ ...moved, note: ' ' }).success).toBe(false)
    expect(paylinks.confirm.body.parse({ ...moved, note: null })).toEqual({ ...moved, note: '' })
  })
})

test.each([
  ['aB3_-x', true],
  ['a/b', false],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
])('a link is named %s', (slug, isAccepted) => {
  expect(paylinks.get.params.safeParse({ slug }).success).toBe(isAccepted)
})

test('the holder of an account has at least three letters', () => {
  const account = { clabe: '002010077777777771', holder: 'Ana' }
  expect(paylinks.activate.body.safeParse(account).success).toBe(true)
  expect(paylinks.activate.body.safeParse({ ...account, holder: ' An ' }).success).toBe(false)
})
