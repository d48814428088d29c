import { expect, test } from 'vitest'
import { checkEmailFor, sentMailOf } from './check-email.ts'

test('the state survives navigation to the next page', () => {
  expect(sentMailOf(checkEmailFor('reset', 'a@b.example').state)).toEqual({
    kind: 'reset',
    email: 'a@b.example',
  })
})

test.each([[undefined], [null], ['reset'], [{ kind: 'other', email: 'a@b.example' }], [{ kind: 'reset' }]])(
  '%o is ignored',
  (state) => expect(sentMailOf(state)).toBeUndefined(),
)
