import { expect, test } from 'vitest'
import { METADATA_MAX, metadataText } from './support-metadata.ts'

test('says everything that fits', () => {
  expect(JSON.parse(metadataText({ path: '/', draft: { rows: [] }, profile: undefined }))).toEqual({
    path: '/',
    draft: { rows: [] },
  })
})

test('leaves out what is largest, and says so', () => {
  const text = metadataText({ path: '/', profile: { name: 'Ficticia' }, draft: 'x'.repeat(METADATA_MAX) })
  expect(JSON.parse(text)).toEqual({ path: '/', profile: { name: 'Ficticia' }, omitted: ['draft'] })
})

test('is at most as long as the server takes', () => {
  const long = 'ñ'.repeat(METADATA_MAX / 2)
  const text = metadataText({ a: long, b: long, c: long })
  expect(text.length).toBeLessThanOrEqual(METADATA_MAX)
})
