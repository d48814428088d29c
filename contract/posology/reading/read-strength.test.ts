import { describe, expect, test } from 'vitest'
import { toldReading } from '../testing/told-reading.ts'

describe('the strength of a unit beside a dose', () => {
  test.each([
    ['1 tableta de 500 mg c/8h', '1 tableta de 500 mg | /8h'],
    ['2 tabletas de 500 mg c/8h', '2 tableta de 500 mg | /8h'],
    ['1 tab 500 mg c/8h', '1 tableta de 500 mg | /8h'],
    ['2 tab 500 mg c/8h', '2 tableta | /8h ! contradiction: 500 mg'],
    ['1-2 tab 500 mg c/8h', '1-2 tableta | /8h ! contradiction: 500 mg'],
    ['1 tab (500 mg) c/8h', '1 tableta de 500 mg | /8h'],
    ['2 tab (1 g) c/8h', '2 tableta de 0.5 g | /8h ! ambiguous: 1 g'],
    ['½ tab (250 mg) c/8h', '0.5 tableta | /8h ! contradiction: 250 mg'],
    ['1-2 tab (500 mg) c/8h', '1-2 tableta | /8h ! contradiction: 500 mg'],
    ['1 tab (500-750 mg) c/8h', '1 tableta | /8h ! contradiction: 500-750 mg'],
    ['7 tabletas (8 mg) c/24h', '7 tableta de 1.142857143 mg | /24h ! ambiguous: 8 mg'],
    ['3 tab (1 mg) c/24h', '3 tableta de 0.333333333 mg | /24h ! ambiguous: 1 mg'],
    ['1 tab de 500 UI c/8h', '1 tableta de 500 unidad | /8h'],
    ['1 tab 500 UI c/8h', '1 tableta | /8h ! contradiction: 500 UI'],
    ['1 tab de 500 mg (500 mg) c/8h', '1 tableta de 500 mg | /8h'],
    ['1 tab de 500 mg (0.5 g) c/8h', '1 tableta de 0.5 g | /8h ! contradiction: 0.5 g'],
    ['1 tab de 500 mg (250 mg) c/8h', '1 tableta de 250 mg | /8h ! contradiction: 250 mg'],
    ['1 g de 500 mg c/8h', '1 g | /8h ! contradiction: 500 mg'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a dose in weight beside its number of units', () => {
  test.each([
    ['500 mg (1 tableta) c/8h', '1 tableta de 500 mg | /8h'],
    ['500 mg (2 tabletas) c/8h', '2 tableta de 250 mg | /8h ! ambiguous: 2 tabletas'],
    ['500 mg (1/2 tableta) c/8h', '500 mg | /8h ! contradiction: 1/2 tableta'],
    ['500 mg 1 tableta c/8h', '500 mg | /8h ! contradiction: 1 tableta'],
    ['500-750 mg (1 tableta) c/8h', '500-750 mg | /8h ! contradiction: 1 tableta'],
    ['10 UI (1 tableta) c/8h', '10 unidad | /8h ! contradiction: 1 tableta'],
    ['500 mg (5 ml) c/8h', '5 ml de 100 mg | /8h'],
    ['10 UI (0.1 ml) c/24h', '0.1 ml de 100 unidad | /24h'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a volume beside its weight', () => {
  test.each([
    ['5 ml (250 mg) c/8h', '5 ml de 50 mg | /8h'],
    ['0.1 ml (10 UI) c/24h', '0.1 ml de 100 unidad | /24h'],
    ['2.5 ml (125 mg) c/8h', '2.5 ml de 50 mg | /8h'],
    ['5 ml 250 mg c/8h', '5 ml | /8h ! contradiction: 250 mg'],
    ['5 ml (2 mEq) c/8h', '5 ml de 0.4 mEq | /8h'],
    ['5 ml (2 tab) c/8h', '5 ml | /8h ! contradiction: 2 tab'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('an application and its weight', () => {
  test.each([
    ['1 aplicación (250 mg) c/8h', '1 aplicación | /8h ! contradiction: 250 mg'],
    ['2 aplicaciones (250 mg) c/8h', '2 aplicación | /8h ! contradiction: 250 mg'],
    ['1 dosis (500 mg) c/8h', '500 mg | /8h'],
    ['1 aplicación de 500 mg c/8h', '500 mg | /8h'],
    ['1 disparo (100 mcg) c/8h', '1 disparo de 100 mcg | /8h'],
    ['2 disparos (100 mcg) c/8h', '2 disparo de 50 mcg | /8h ! ambiguous: 100 mcg'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('the strength of a combination', () => {
  test.each([
    ['875/125 mg c/12h', '1 * de 875/125 mg | /12h ! unit-missing'],
    ['1 tab 875/125 mg c/12h', '1 tableta de 875/125 mg | /12h'],
    ['1 tab de 875/125 mg c/12h', '1 tableta de 875/125 mg | /12h'],
    ['2 tab de 875/125 mg c/12h', '2 tableta de 875/125 mg | /12h'],
    ['2 tab 875/125 mg c/12h', '2 tableta de 875/125 mg | /12h ! ambiguous: 875/125 mg'],
    ['1/2 tab de 875/125 mg c/12h', '0.5 tableta de 875/125 mg | /12h'],
    ['875/1 mg c/12h', '1 mg | /12h ! not-understood: 875; not-understood: /'],
    ['1/125 mg c/12h', '125 mg | /12h ! not-understood: 1; not-understood: /'],
    ['2/125 mg c/12h', '1 * de 2/125 mg | /12h ! unit-missing'],
    ['160/800 mg 1 tab c/12h', '1 tableta de 160/800 mg | /12h'],
    ['160/800 mg, 1 tab c/12h', '1 * de 160/800 mg | /12h ! contradiction: 1 tab; unit-missing'],
    ['200/245/25 mg c/24h', '1 * de 200/245/25 mg | /24h ! unit-missing'],
    [
      '200/245/25/10 mg c/24h',
      '1 * de 245/25/10 mg | /24h ! not-understood: 200; not-understood: /; unit-missing',
    ],
    ['875/125 UI c/12h', '125 unidad | /12h ! not-understood: 875; not-understood: /'],
    ['875 mg/125 mg c/12h', '- | /12h ! not-understood: 875 mg/125 mg; dose-missing'],
    ['500 mg 875/125 mg c/12h', '500 mg de 875/125 mg | /12h ! ambiguous: 875/125 mg; contradiction'],
    ['1 tab 875/125 mg de 500 mg c/12h', '1 tableta de 500 mg | /12h ! contradiction: 500 mg'],
    ['1 dosis de 875/125 mg c/12h', '1 * de 875/125 mg | /12h ! unit-missing'],
    ['1 aplicación 875/125 mg c/12h', '1 * de 875/125 mg | /12h ! unit-missing'],
    ['875/125 mg, tomar 1 tab c/12h', '1 tableta de 875/125 mg | /12h | oral'],
    ['875/125 mg tomar c/12h', '- | /12h | oral ! dose-missing'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('the concentration of a liquid', () => {
  test.each([
    ['400/57 mg/5 ml, 5 ml c/12h', '5 ml de 80/11.4 mg | /12h'],
    [
      '400/57 mg/5 ml c/12h',
      '- | /12h ! not-understood: 400; not-understood: /; not-understood: 57 mg/5 ml; dose-missing',
    ],
    [
      '400/57 mg/0 ml, 5 ml c/12h',
      '5 ml | /12h ! not-understood: 400; not-understood: /; not-understood: 57 mg/0 ml',
    ],
    ['5 ml (400/57 mg) c/12h', '5 ml de 80/11.4 mg | /12h'],
    ['5-10 ml (400/57 mg) c/12h', '5-10 ml de 400/57 mg | /12h ! ambiguous: 400/57 mg'],
    [
      '5 ml (400/57 mg/5 ml) c/12h',
      '5 ml | /12h ! not-understood: 400; not-understood: /; not-understood: 57 mg/5 ml',
    ],
    ['250 mg/5 ml, 5 ml c/8h', '5 ml de 50 mg | /8h'],
    ['250 mg/ml, 5 ml c/8h', '5 ml de 250 mg | /8h'],
    ['250 mg/5 ml 5 ml c/8h', '5 ml de 50 mg | /8h'],
    ['250 mg/5 ml tomar 5 ml c/8h', '5 ml de 50 mg | /8h | oral'],
    ['250 mg/5 ml c/8h', '- | /8h ! not-understood: 250 mg/5 ml; dose-missing'],
    ['250 mg/0 ml, 5 ml c/8h', '5 ml | /8h ! not-understood: 250 mg/0 ml'],
    ['250 mg/5 g, 5 ml c/8h', '5 ml | /8h ! not-understood: 250 mg/5 g'],
    ['250-500 mg/5 ml, 5 ml c/8h', '5 ml | /8h ! not-understood: 250-500 mg/5 ml'],
    ['5 ml (250 mg/5 ml) c/8h', '5 ml de 50 mg | /8h'],
    ['1 tab (250 mg/5 ml) c/8h', '1 tableta | /8h ! not-understood: 250 mg/5 ml'],
    ['5 UI/ml, 5 ml c/8h', '5 ml de 5 unidad | /8h'],
    ['10 mg/kg c/8h', '- | /8h ! not-understood: 10 mg/kg; dose-missing'],
    ['10 mg/kg/día', '- | /1d ! not-understood: 10 mg/kg; dose-missing'],
    ['5 ml de 250 mg/5 ml c/8h', '5 ml | /8h ! not-understood: 250 mg/5 ml'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})
