import { expect, test } from 'vitest'
import { tourAt, type TourName } from './tour-choice.ts'

const nothing = { tourViewed: false, historyTourViewed: false }
const all = { tourViewed: true, historyTourViewed: true }
const first = { displayTourOnce: true, isFirstHour: true }
const none: ReadonlySet<TourName> = new Set()

test('the tours of the home page and of the history are chosen until they were viewed', () => {
  expect(tourAt('/', nothing, first, none)).toBe('welcome')
  expect(tourAt('/prescriptions', nothing, first, none)).toBe('history')
  expect(tourAt('/prescriptions', { ...nothing, tourViewed: true }, first, none)).toBe('history')
  expect(tourAt('/prescriptions', all, first, none)).toBeUndefined()
})

test('the tour of the menu is chosen only with displayTourOnce, after the welcome tour was viewed', () => {
  expect(tourAt('/', all, first, none)).toBe('menu')
  expect(tourAt('/', all, { ...first, displayTourOnce: false }, none)).toBeUndefined()
})

test('the welcome tour is chosen on the page of a practice prescription', () => {
  expect(tourAt('/prescriptions/practice', nothing, first, none)).toBe('welcome')
  expect(tourAt('/prescriptions/practice', all, first, none)).toBeUndefined()
})

test('other pages have no tour', () => {
  for (const path of ['/prescriptions/new', '/prescriptions/ab12', '/settings/user'])
    expect(tourAt(path, nothing, first, none)).toBeUndefined()
})

test('a tour that was shown in this visit is not chosen again, even if the server has it as not viewed', () => {
  expect(tourAt('/', nothing, first, new Set(['welcome']))).toBeUndefined()
  expect(tourAt('/prescriptions', nothing, first, new Set(['history']))).toBeUndefined()
  expect(tourAt('/prescriptions', nothing, first, new Set(['welcome']))).toBe('history')
})

test('the tour of the menu is not chosen in a visit with another tour', () => {
  expect(tourAt('/', all, first, new Set(['welcome']))).toBeUndefined()
})

test('the tour of the menu is not chosen once the licence is verified', () => {
  expect(tourAt('/', all, { displayTourOnce: true, isFirstHour: false }, none)).toBeUndefined()
})
