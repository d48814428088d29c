import { expect, test } from 'vitest'
import { bytesOf } from './pdf-url.ts'

test('all 256 byte values survive the decoding of base64', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  expect(bytesOf(btoa(String.fromCharCode(...all)))).toEqual(all)
})
