import { expect, test } from 'vitest'
import { isImpossible } from './possible.ts'
import { EMPTY_STEP, type Step } from '../step.ts'

const dose = (low: number, unit: string, high?: number) => ({
  dose: high === undefined ? { low, unit } : { low, high, unit },
})
const strength = (value: number, unit: string) => ({ strength: { value, unit } })
const DROP = { ...dose(0.05, 'ml'), site: 'en el ojo derecho' }

test.each<[string, Partial<Step>, boolean]>([
  ['nothing', {}, false],
  ['a route without a dose', { route: 'oral' }, false],
  ['a number without a unit', { dose: { low: 1, unit: null }, route: 'intramuscular' }, false],

  // Medicines for the eye are given as drops or injected into it; every other route is impossible.
  ['a drop in the eye', { ...DROP, route: 'oftálmica' }, false],
  ['a drop in the eye, by no route', DROP, false],
  ['an injection into the eye', { ...DROP, route: 'intravítrea' }, false],
  ['the eye, under the skin', { ...DROP, route: 'subcutánea' }, true],
  ['the ear, into the eye', { ...DROP, site: 'en el oído derecho', route: 'intravítrea' }, true],
  ['an unknown place', { ...DROP, site: 'en ninguna parte', route: 'oral' }, false],

  ['a tablet, swallowed', { ...dose(1, 'tableta'), route: 'oral' }, false],
  ['a tablet, in the vagina', { ...dose(1, 'tableta'), route: 'vaginal' }, false],
  ['a tablet into the epidural space', { ...dose(1, 'tableta'), route: 'epidural' }, true],
  ['a tablet in the nose', { ...dose(1, 'tableta'), route: 'nasal' }, true],
  ['a capsule in the nose', { ...dose(1, 'cápsula'), route: 'nasal' }, false],
  ['a capsule in the ear', { ...dose(1, 'cápsula'), route: 'ótica' }, true],
  ['a spoon, inhaled', { ...dose(1, 'cucharada'), route: 'inhalatoria' }, true],
  ['drops into a vein', { ...dose(3, 'gota'), route: 'intravenosa' }, true],
  ['an inhalation, swallowed', { ...dose(1, 'inhalación'), route: 'oral' }, true],
  ['an inhalation', { ...dose(1, 'inhalación'), route: 'inhalatoria' }, false],
  ['a patch, swallowed', { ...dose(1, 'parche'), route: 'oral' }, true],
  ['a patch', { ...dose(1, 'parche'), route: 'transdérmica' }, false],
  ['a suppository under the tongue', { ...dose(1, 'supositorio'), route: 'sublingual' }, true],
  ['a suppository', { ...dose(1, 'supositorio'), route: 'rectal' }, false],
  ['grams in the eye', { ...dose(1, 'g'), route: 'oftálmica' }, true],

  ['half a tablet', dose(0.5, 'tableta'), false],
  ['half a drop', dose(0.5, 'gota'), true],
  ['half a puff', dose(0.5, 'disparo'), true],
  ['half a pearl', dose(0.5, 'perla'), true],
  ['half of a unit that only begins like a whole one', dose(0.5, 'gotas'), false],
  ['half of a unit that only ends like a whole one', dose(0.5, 'microgota'), false],

  ['10 g into the muscle', { ...dose(10, 'g'), route: 'intramuscular' }, false],
  ['10.1 g into the muscle', { ...dose(10.1, 'g'), route: 'intramuscular' }, true],
  ['up to 11 g under the skin', { ...dose(1, 'g', 11), route: 'subcutánea' }, true],
  ['10,001 mg into the skin', { ...dose(10_001, 'mg'), route: 'intradérmica' }, true],
  ['10,000 mg into the skin', { ...dose(10_000, 'mg'), route: 'intradérmica' }, false],
  ['11,000,000 mcg into the muscle', { ...dose(11_000_000, 'mcg'), route: 'intramuscular' }, true],
  ['11 g into a vein', { ...dose(11, 'g'), route: 'intravenosa' }, false],
  ['11 g without a route', dose(11, 'g'), false],
  ['11 ml into the muscle', { ...dose(11, 'ml'), route: 'intramuscular' }, false],

  ['a tablet of 5 g', { ...dose(1, 'tableta'), ...strength(5, 'g') }, false],
  ['a tablet of 5.1 g', { ...dose(1, 'tableta'), ...strength(5.1, 'g') }, true],
  ['a tablet of 5001 mg', { ...dose(1, 'tableta'), ...strength(5001, 'mg') }, true],
  ['a pearl of 6 g', { ...dose(1, 'perla'), ...strength(6, 'g') }, true],
  ['a tablet of 9000 units', { ...dose(1, 'tableta'), ...strength(9000, 'unidad') }, false],
  ['a millilitre of 1.5 g', { ...dose(1, 'ml'), ...strength(1.5, 'g') }, false],
  ['a millilitre of 1.6 g', { ...dose(1, 'ml'), ...strength(1.6, 'g') }, true],
  ['a spoon of 22 g', { ...dose(1, 'cucharada'), ...strength(22, 'g') }, false],
  ['a spoon of 23 g', { ...dose(1, 'cucharada'), ...strength(23, 'g') }, true],
  ['a tablet of 5 ml', { ...dose(1, 'tableta'), ...strength(5, 'ml') }, true],
  ['a capsule of 1 l', { ...dose(1, 'cápsula'), ...strength(1, 'l') }, true],
  ['a drop of 5 ml', { ...dose(1, 'gota'), ...strength(5, 'ml') }, true],
  ['an ampoule of 2 ml', { ...dose(1, 'ampolleta'), ...strength(2, 'ml') }, false],
  ['a sachet of 10 ml', { ...dose(1, 'sobre'), ...strength(10, 'ml') }, false],
  ['a spoon of 15 ml', { ...dose(1, 'cucharada'), ...strength(15, 'ml') }, false],
  ['a tablet of 5 mcg', { ...dose(1, 'tableta'), ...strength(5, 'mcg') }, false],
  ['a sachet of 100 g', { ...dose(1, 'sobre'), ...strength(100, 'g') }, false],
])('%s', (_what, step, impossible) => {
  expect(isImpossible({ ...EMPTY_STEP, ...step })).toBe(impossible)
})
