import { expect, test } from 'vitest'
import { tourAt, type TourName } from './tour-choice.ts'

const nothing = { tourViewed: false, historyTourViewed: false }
const all = { tourViewed: true, historyTourViewed: true }
const none: ReadonlySet<TourName> = new Set()

test('the tours of the home page and of the history are chosen until they were viewed', () => {
  expect(tourAt('/', nothing, true, none)).toBe('welcome')
  expect(tourAt('/prescriptions', nothing, true, none)).toBe('history')
  expect(tourAt('/prescriptions', { ...nothing, tourViewed: true }, true, none)).toBe('history')
  expect(tourAt('/prescriptions', all, true, none)).toBeUndefined()
})

test('the tour of the menu is chosen only with displayTourOnce, after the welcome tour was viewed', () => {
  expect(tourAt('/', all, true, none)).toBe('menu')
  expect(tourAt('/', all, false, none)).toBeUndefined()
})

test('the welcome tour is chosen on the page of a practice prescription', () => {
  expect(tourAt('/prescriptions/practice', nothing, true, none)).toBe('welcome')
  expect(tourAt('/prescriptions/practice', all, true, none)).toBeUndefined()
})

test('other pages have no tour', () => {
  for (const path of ['/prescriptions/new', '/prescriptions/ab12', '/settings/user'])
    expect(tourAt(path, nothing, true, none)).toBeUndefined()
})

test('a tour that was shown in this visit is not chosen again, even if the server has it as not viewed', () => {
  expect(tourAt('/', nothing, true, new Set(['welcome']))).toBeUndefined()
  expect(tourAt('/prescriptions', nothing, true, new Set(['history']))).toBeUndefined()
  expect(tourAt('/prescriptions', nothing, true, new Set(['welcome']))).toBe('history')
})

test('the tour of the menu is not chosen in a visit with another tour', () => {
  expect(tourAt('/', all, true, new Set(['welcome']))).toBeUndefined()
})
