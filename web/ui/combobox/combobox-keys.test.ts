import { describe, expect, test } from 'vitest'
import { comboboxStep, type ComboboxView } from './combobox-keys.ts'

const closed: ComboboxView = { isOpen: false, hasText: true, active: -1, count: 0 }
const open = (active: number, count = 3): ComboboxView => ({ isOpen: true, hasText: true, active, count })
const press = (key: string, view: ComboboxView, altKey = false, ctrlKey = false) =>
  comboboxStep({ key, altKey, ctrlKey, metaKey: false }, view)

describe('Escape', () => {
  test('first closes the list, then clears the text, and is then left to the page', () => {
    expect(press('Escape', open(1))).toEqual({ kind: 'close' })
    expect(press('Escape', closed)).toEqual({ kind: 'clear' })
    expect(press('Escape', { ...closed, hasText: false })).toBeUndefined()
  })
})

describe('arrows', () => {
  test('open a closed list', () => {
    expect(press('ArrowDown', closed)).toEqual({ kind: 'open' })
  })
  test('move through the options and the text itself', () => {
    expect(press('ArrowDown', open(-1))).toEqual({ kind: 'activate', at: 0 })
    expect(press('ArrowDown', open(2))).toEqual({ kind: 'activate', at: -1 })
    expect(press('ArrowUp', open(-1))).toEqual({ kind: 'activate', at: 2 })
    expect(press('ArrowUp', open(0))).toEqual({ kind: 'activate', at: -1 })
  })
  test('with Alt close an open list', () => {
    expect(press('ArrowUp', open(0), true)).toEqual({ kind: 'close' })
  })
})

describe('Home and End', () => {
  test('move among the options once one is active', () => {
    expect(press('Home', open(2))).toEqual({ kind: 'activate', at: 0 })
    expect(press('End', open(0))).toEqual({ kind: 'activate', at: 2 })
  })
  test('move in the text before that', () => {
    expect(press('Home', open(-1))).toBeUndefined()
  })
})

describe('Enter', () => {
  test('picks only an active option', () => {
    expect(press('Enter', open(1))).toEqual({ kind: 'pick', at: 1 })
    expect(press('Enter', open(-1))).toEqual({ kind: 'swallow' })
  })
  test('sends the form when the list is closed', () => {
    expect(press('Enter', closed)).toBeUndefined()
  })
})

test('chords with Ctrl are left to the page, also over an open list', () => {
  expect(press('Enter', open(-1), false, true)).toBeUndefined()
  expect(press('Enter', open(1), false, true)).toBeUndefined()
})

test('letters are never handled', () => {
  expect(press('p', open(1))).toBeUndefined()
})
