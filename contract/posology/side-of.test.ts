import { expect, test } from 'vitest'
import { parsePosology } from './parse.ts'
import type { Context } from './steps-of-draft.ts'

const placeOf = (text: string, context: Context = {}) => {
  const { confident, steps } = parsePosology(text, context)
  return [confident, steps[0]?.site, steps[0]?.route]
}

test.each<[string, Context, string, string]>([
  ['1 gota OI c/8h', {}, 'en el ojo izquierdo', 'oftálmica'],
  ['1 gota AO c/8h', {}, 'en cada ojo', 'oftálmica'],
  ['1 gota AO c/8h', { route: 'oral' }, 'en cada ojo', 'oftálmica'],
  ['1 gota OI c/8h', { route: 'ótica' }, 'en el oído izquierdo', 'ótica'],
  ['1 gota AO c/8h', { route: 'ótica' }, 'en cada oído', 'ótica'],
  ['1 gota OD c/8h', { route: 'ótica' }, 'en el oído derecho', 'ótica'],
  ['1 gota OD c/8h', { route: 'oftálmica' }, 'en el ojo derecho', 'oftálmica'],
  // An eye or ear that the text names counts more than the route of the row.
  ['1 gota otica OI c/8h', { route: 'oftálmica' }, 'en el oído izquierdo', 'ótica'],
  ['1 gota oftalmica OD c/8h', { route: 'ótica' }, 'en el ojo derecho', 'oftálmica'],
])('"%s" with %o is %s', (text, context, site, route) => {
  expect(placeOf(text, context)).toEqual([true, site, route])
})

test.each<[string, Context]>([
  ['1 gota OD c/8h', {}],
  ['1 tab OD', { route: 'oral' }],
  ['1 gota OI c/8h VO', {}],
])('"%s" with %o is not read', (text, context) => {
  expect(placeOf(text, context)[0]).toBe(false)
})

test('a place of the skin leaves the route of a patch or an injection to the row', () => {
  expect(placeOf('1 parche en la espalda c/72h', { route: 'transdérmica' })).toEqual([
    true,
    'en la espalda',
    'transdérmica',
  ])
  expect(placeOf('10 UI en las piernas c/24h', { route: 'subcutánea' })[2]).toBe('subcutánea')
  expect(placeOf('aplicar en la cara c/24h', { route: 'oral' })[2]).toBe('cutánea')
})
