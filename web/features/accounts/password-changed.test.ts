import { expect, test } from 'vitest'
import { hasChanged, passwordChanged } from './password-changed.ts'

test('only the page that changed the password shows the confirmation', () => {
  expect(hasChanged(passwordChanged.state)).toBe(true)
  for (const other of [null, undefined, 'changed', {}, { changed: 'yes' }, { kind: 'reset' }])
    expect(hasChanged(other)).toBe(false)
})
