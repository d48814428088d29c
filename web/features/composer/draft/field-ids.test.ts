import { newRow } from '#contract/drafts/draft-rows.ts'
import { describe, expect, it } from 'vitest'
import { emptyDraft } from './draft.ts'
import { fieldIdOf, valueIn } from './field-ids.ts'

const rows = [newRow('a'), newRow('b')]

describe('the control of a field in the server’s response', () => {
  it.each([
    ['medications.1.instructions', 'row-b-instructions'],
    ['medications.0.qty', 'row-a-qty'],
    ['medications.0.generic', 'row-a-generic'],
    ['medications.0.drug_upc', 'row-a-presentation'],
    ['medications', 'rx-add'],
    ['patient.uid', 'rx-patient'],
    ['replaces', 'rx-patient'],
    ['renews', 'rx-patient'],
    ['clinic', 'rx-place'],
    ['diagnosis', 'rx-diagnosis'],
  ])('%s is %s', (path, id) => {
    expect(fieldIdOf(path, rows)).toBe(id)
  })

  it('is none for a field without a control', () => {
    expect(fieldIdOf('non_field_errors', rows)).toBeUndefined()
  })

  it('has a value that changes only with that field', () => {
    const before = { ...emptyDraft('k'), rows }
    const after = { ...before, rows: [newRow('a'), { ...newRow('b'), instructions: 'x' }] }
    expect(valueIn(after, 'row-b-instructions')).not.toBe(valueIn(before, 'row-b-instructions'))
    expect(valueIn(after, 'row-a-instructions')).toBe(valueIn(before, 'row-a-instructions'))
    expect(valueIn(after, 'row-b-qty')).toBe(valueIn(before, 'row-b-qty'))
  })
})
