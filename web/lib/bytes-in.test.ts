import { expect, test } from 'vitest'
import { bytesIn } from './bytes-in.ts'

test('all 256 byte values survive the decoding of base64', () => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  expect(bytesIn(btoa(String.fromCharCode(...all)))).toEqual(all)
})
