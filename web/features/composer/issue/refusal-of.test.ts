import { newRow } from '#contract/drafts/draft-rows.ts'
import { expect, it } from 'vitest'
import { ApiError } from '../../../lib/calls/api-error.ts'
import { issueRefusal } from './refusal-of.ts'

const texts = { alreadyIssued: 'already', failure: (detail: string) => detail }
const rows = [newRow('a'), newRow('b')]
const refused = (code: ConstructorParameters<typeof ApiError>[0]) =>
  issueRefusal(new ApiError(code, { fields: { 'medications.1.qty': ['too much'] } }), rows, texts)

it('asks about the quantities that the server asks about', () => {
  expect(refused('quantity-unconfirmed')).toEqual({
    question: {
      quantities: [{ id: 'row-b-qty', message: 'too much' }],
      yes: { areQuantitiesConfirmed: true },
    },
  })
})

it('shows any other refusal of a field beside its control', () => {
  expect(refused('invalid-input')).toEqual({ fields: [{ id: 'row-b-qty', message: 'too much' }] })
})
