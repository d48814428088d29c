import { newRow } from '#contract/drafts/draft-rows.ts'
import { expect, test } from 'vitest'
import { emptyDraft } from './draft.ts'
import { readStored } from './stored-draft.ts'

test('a draft with too many medicines is read completely', () => {
  const rows = Array.from({ length: 300 }, (_, at) => newRow(`r${at}`))
  expect(readStored({ ...emptyDraft(crypto.randomUUID()), rows })?.rows).toHaveLength(300)
})

test('content that this version can’t parse is ignored', () => {
  expect(readStored({ ...emptyDraft(crypto.randomUUID()), rows: 'r' })).toBeNull()
})
