import { expect, test } from 'vitest'
import { withEarlyKeys } from './early-keys.mjs'

test('the script that keeps early keys comes before the style and all other scripts, and the parser waits for it', () => {
  const page =
    '<head><meta charset="utf-8" /><link rel="icon" href="data:," /><link rel="modulepreload" href="/a.js"><script type="module" src="/a.js"></script><link rel="stylesheet" href="/a.css"></head>'
  expect(withEarlyKeys(page, 'assets/1/early-keys.js').match(/<(?:script|link rel="[ms])[^>]*>/g)).toEqual([
    '<script src="/assets/1/early-keys.js">',
    '<link rel="modulepreload" href="/a.js">',
    '<script type="module" src="/a.js">',
    '<link rel="stylesheet" href="/a.css">',
  ])
})
