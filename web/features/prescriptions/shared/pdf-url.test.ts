import { expect, test } from 'vitest'
import { bytesOf } from './pdf-url.ts'

test('bytes come out of base64 as they went in, all 256 of them', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  expect(bytesOf(btoa(String.fromCharCode(...all)))).toEqual(all)
})
