import { expect, test } from 'vitest'
import { ADMINISTRATION_ROUTES } from '#contract/medications/administration-route.ts'
import { texts as en } from './en/composer-rows.ts'
import { texts as es } from './es/composer-rows.ts'

const [english, spanish] = [en.routeName, es.routeName]

test('a route has an English name, and its Spanish name is itself', () => {
  const names = ADMINISTRATION_ROUTES.map(english)
  expect(new Set(names).size).toBe(ADMINISTRATION_ROUTES.length)
  expect(names.filter((name) => !/^[a-z-]+$/.test(name))).toEqual([])
  expect(['subcutánea', 'inhalatoria', 'oftálmica'].map(english)).toEqual([
    'subcutaneous',
    'inhaled',
    'ophthalmic',
  ])
  expect(ADMINISTRATION_ROUTES.map(spanish)).toEqual(ADMINISTRATION_ROUTES)
})

test('a route that is not in the list stays as it was written', () => {
  expect(english('intramuscular o intravenosa')).toBe('intramuscular o intravenosa')
})
