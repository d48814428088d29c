import { expect, test } from 'vitest'
import { METADATA_MAX, metadataText } from './support-metadata.ts'

test('the state of the page for support contains everything that fits', () => {
  expect(JSON.parse(metadataText({ path: '/', draft: { rows: [] }, profile: undefined }))).toEqual({
    path: '/',
    draft: { rows: [] },
  })
})

test('the state of the page for support leaves out and names its largest parts', () => {
  const text = metadataText({ path: '/', profile: { name: 'Ficticia' }, draft: 'x'.repeat(METADATA_MAX) })
  expect(JSON.parse(text)).toEqual({ path: '/', profile: { name: 'Ficticia' }, omitted: ['draft'] })
})

test('the state of the page for support is never longer than the server accepts', () => {
  const long = 'ñ'.repeat(METADATA_MAX / 2)
  const text = metadataText({ a: long, b: long, c: long })
  expect(text.length).toBeLessThanOrEqual(METADATA_MAX)
})
