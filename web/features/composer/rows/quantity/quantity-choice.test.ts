import { describe, expect, it } from 'vitest'
import { chosenQuantity, offeredNumbers, quantityChoice, quantityFromText } from './quantity-choice.ts'

describe('the quantity', () => {
  it('shows 1000 and 1001 as words', () => {
    expect(quantityChoice(1000, true)).toBe('pharmacist')
    expect(quantityChoice(1001, true)).toBe('without-end')
  })

  it('has no words for classes II and III: a number must be chosen', () => {
    expect(quantityChoice(1000, false)).toBe('none')
    expect(quantityChoice(1001, false)).toBe('none')
    expect(quantityChoice(2, false)).toBe('2')
  })

  it('lists small numbers, and a larger one while it is the quantity', () => {
    expect(offeredNumbers(6)).toEqual([1, 2, 3, 4, 5, 6])
    expect(offeredNumbers(18)).toEqual([1, 2, 3, 4, 5, 6, 18])
    for (const qty of [null, 1000, 1001]) expect(offeredNumbers(qty)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('has an option for a number that is still to be typed', () => {
    expect(quantityChoice(null, true)).toBe('other')
    expect(quantityChoice(null, false)).toBe('other')
  })

  it.each([1, 6, 18, 1000, 1001])('reads %i back from its option', (qty) => {
    expect(chosenQuantity(quantityChoice(qty, true))).toBe(qty)
  })

  it('accepts only whole numbers below those of the words', () => {
    expect(quantityFromText(' 12 ')).toBe(12)
    for (const text of ['', '0', '-1', '1.5', '1000', 'dos']) expect(quantityFromText(text)).toBeNull()
  })
})
