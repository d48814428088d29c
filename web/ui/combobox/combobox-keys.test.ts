import { describe, expect, test } from 'vitest'
import { comboboxStep, type ComboboxView } from './combobox-keys.ts'

const closed: ComboboxView = { isOpen: false, hasText: true, active: -1, count: 0 }
const open = (active: number, count = 3): ComboboxView => ({ isOpen: true, hasText: true, active, count })
const press = (key: string, view: ComboboxView, altKey = false, ctrlKey = false) =>
  comboboxStep({ key, altKey, ctrlKey, metaKey: false }, view)

describe('Escape', () => {
  test('first closes, then clears, then is free', () => {
    expect(press('Escape', open(1))).toEqual({ kind: 'close' })
    expect(press('Escape', closed)).toEqual({ kind: 'clear' })
    expect(press('Escape', { ...closed, hasText: false })).toBeUndefined()
  })
})

describe('arrows', () => {
  test('open a closed list', () => {
    expect(press('ArrowDown', closed)).toEqual({ kind: 'open' })
  })
  test('walk through the options and by the text itself', () => {
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
  test('jump among the options once one is active', () => {
    expect(press('Home', open(2))).toEqual({ kind: 'activate', at: 0 })
    expect(press('End', open(0))).toEqual({ kind: 'activate', at: 2 })
  })
  test('stay in the text before that', () => {
    expect(press('Home', open(-1))).toBeUndefined()
  })
})

describe('Enter', () => {
  test('picks only what was pointed at', () => {
    expect(press('Enter', open(1))).toEqual({ kind: 'pick', at: 1 })
    expect(press('Enter', open(-1))).toEqual({ kind: 'swallow' })
  })
  test('sends the form when the list is closed', () => {
    expect(press('Enter', closed)).toBeUndefined()
  })
})

test('a chord with Ctrl is of the page, over an open list too', () => {
  expect(press('Enter', open(-1), false, true)).toBeUndefined()
  expect(press('Enter', open(1), false, true)).toBeUndefined()
})

test('letters are never touched', () => {
  expect(press('p', open(1))).toBeUndefined()
})
