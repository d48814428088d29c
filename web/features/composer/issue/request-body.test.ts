import { describe, expect, it } from 'vitest'
import { NewPrescription } from '#contract/prescriptions.ts'
import { newRow } from '#contract/drafts/draft-rows.ts'
import { emptyDraft } from '../draft/draft.ts'
import { requestBody } from './request-body.ts'

const draft = {
  ...emptyDraft('k'),
  rows: [
    {
      ...newRow('a'),
      presentation: 'Paracetamol tableta 500 mg',
      generic: 'Paracetamol',
      drug_upc: 'f'.repeat(64),
    },
    {
      ...newRow('b'),
      presentation: 'Marca Ficticia',
      generic: 'Ambroxol',
      category: 'unstructured_drug' as const,
    },
  ].map((row) => ({ ...row, instructions: 'Tomar 1 cada 8 horas por 3 días' })),
}

describe('the request of a draft', () => {
  it('is accepted by the contract unchanged', () => {
    expect(NewPrescription.safeParse(requestBody(draft, { hospital: 1, clinic: null })).error).toBeUndefined()
  })

  it('has the generic of free text only', () => {
    const [picked, free] = requestBody(draft, null).medications
    expect(picked).not.toHaveProperty('generic')
    expect(free).toMatchObject({ generic: 'Ambroxol', drug_upc: '' })
  })

  it('has refills where there are any, within the contract’s limit', () => {
    const [row, ...rest] = draft.rows
    const body = requestBody({ ...draft, rows: row ? [{ ...row, refills: 2 }, ...rest] : [] }, null)
    expect(body.medications.map(({ refills }) => refills)).toEqual([2, undefined])
    expect(NewPrescription.safeParse(body).error).toBeUndefined()
  })

  it('confirms the quantities that the server asked about, and none before', () => {
    const confirmed = (answers: Parameters<typeof requestBody>[2]) =>
      requestBody(draft, null, answers).medications.map((row) => row.qty_confirmed)
    expect(confirmed({})).toEqual([undefined, undefined])
    expect(confirmed({ areQuantitiesConfirmed: true })).toEqual([true, true])
  })

  it('is the same each time, so that a repeated key is a true repetition', () => {
    expect(requestBody(draft, null)).toEqual(requestBody(structuredClone(draft), null))
    expect(JSON.stringify(requestBody(draft, null))).not.toContain('"key"')
  })
})
