import { expect, test } from 'vitest'
import { tourAt, type TourName } from './tour-choice.ts'

const nothing = { tourViewed: false, historyTourViewed: false }
const all = { tourViewed: true, historyTourViewed: true }
const none: ReadonlySet<TourName> = new Set()

test('the welcome while it was not viewed, the history’s likewise', () => {
  expect(tourAt('/', nothing, true, none)).toBe('welcome')
  expect(tourAt('/prescriptions', nothing, true, none)).toBe('history')
  expect(tourAt('/prescriptions', { ...nothing, tourViewed: true }, true, none)).toBe('history')
  expect(tourAt('/prescriptions', all, true, none)).toBeUndefined()
})

test('the single step only if displayTourOnce, and after the welcome', () => {
  expect(tourAt('/', all, true, none)).toBe('menu')
  expect(tourAt('/', all, false, none)).toBeUndefined()
})

test('none on other pages', () => {
  for (const path of ['/prescriptions/new', '/prescriptions/ab12', '/settings/user'])
    expect(tourAt(path, nothing, true, none)).toBeUndefined()
})

test('one that was seen does not come back in this visit, whatever the server knows', () => {
  expect(tourAt('/', nothing, true, new Set(['welcome']))).toBeUndefined()
  expect(tourAt('/prescriptions', nothing, true, new Set(['history']))).toBeUndefined()
  expect(tourAt('/prescriptions', nothing, true, new Set(['welcome']))).toBe('history')
})

test('the single step does not follow another tour at once', () => {
  expect(tourAt('/', all, true, new Set(['welcome']))).toBeUndefined()
})
