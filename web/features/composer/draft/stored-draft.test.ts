import { expect, test } from 'vitest'
import { emptyDraft } from './draft.ts'
import { newRow } from './row.ts'
import { readStored } from './stored-draft.ts'

test('a draft with more medicines than a prescription takes is read again, whole', () => {
  const rows = Array.from({ length: 300 }, (_, at) => newRow(`r${at}`))
  expect(readStored({ ...emptyDraft(crypto.randomUUID()), rows })?.rows).toHaveLength(300)
})

test('what this version cannot read is no draft', () => {
  expect(readStored({ ...emptyDraft(crypto.randomUUID()), rows: 'r' })).toBeNull()
})
