import { expect, test } from 'vitest'
import { METADATA_MAX, metadataText } from './support-metadata.ts'

test('contains everything that fits', () => {
  expect(JSON.parse(metadataText({ path: '/', draft: { rows: [] }, profile: undefined }))).toEqual({
    path: '/',
    draft: { rows: [] },
  })
})

test('leaves out and names the largest parts', () => {
  const text = metadataText({ path: '/', profile: { name: 'Ficticia' }, draft: 'x'.repeat(METADATA_MAX) })
  expect(JSON.parse(text)).toEqual({ path: '/', profile: { name: 'Ficticia' }, omitted: ['draft'] })
})

test('is never longer than the server accepts', () => {
  const long = 'ñ'.repeat(METADATA_MAX / 2)
  const text = metadataText({ a: long, b: long, c: long })
  expect(text.length).toBeLessThanOrEqual(METADATA_MAX)
})
