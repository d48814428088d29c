import { QTY_PHARMACIST_DECIDES, QTY_WITHOUT_END } from '#contract/prescription/quantities.ts'

/** Numbers of packages that the select of the quantity always offers; larger ones have to be typed. */
const OFFERED = [1, 2, 3, 4, 5, 6]
/** Largest number of packages: 1000 means "the pharmacist decides", and 1001 "without end" (public-api.md 1.4). */
const MOST = QTY_PHARMACIST_DECIDES - 1

export type QuantityChoice = 'pharmacist' | 'without-end' | 'other' | 'none' | `${number}`

/**
 * Numbers of packages in the select of the quantity: those in `OFFERED`, and the quantity itself where a larger one was typed or
 * computed.
 */
export const offeredNumbers = (qty: number | null): number[] =>
  qty === null || qty > MOST || OFFERED.includes(qty) ? OFFERED : [...OFFERED, qty]

/**
 * Option of the select for a quantity. For classes II and III the select has no options in words ("the pharmacist decides",
 * "without end"): a default quantity of that kind counts as no choice, so that the doctor has to choose a number.
 */
export function quantityChoice(qty: number | null, takesWords: boolean): QuantityChoice {
  if (qty === null) return 'other'
  if (qty > MOST) {
    if (!takesWords) return 'none'
    return qty === QTY_WITHOUT_END ? 'without-end' : 'pharmacist'
  }
  return `${qty}`
}

/** Quantity that a choice stands for; null when a number is still to be typed. */
export function chosenQuantity(choice: string): number | null {
  if (choice === 'pharmacist') return QTY_PHARMACIST_DECIDES
  if (choice === 'without-end') return QTY_WITHOUT_END
  return quantityFromText(choice)
}

/** A typed number of packages; null for any other text. */
export function quantityFromText(text: string): number | null {
  const number = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0
  return number >= 1 && number <= MOST ? number : null
}
