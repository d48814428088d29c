import { describe, expect, test } from 'vitest'
import { toldReading } from '../testing/told-reading.ts'

describe('a time of the clock', () => {
  test.each([
    ['1 tab a las 0 h', '1 tableta | @00:00'],
    ['1 tab a las 0:00 h', '1 tableta | @00:00'],
    ['1 tab a las 23:59', '1 tableta | @23:59'],
    ['1 tab a las 24 h', '1 tableta | @00:00'],
    ['1 tab a las 24:00', '1 tableta | @00:00'],
    [
      '1 tab a las 24:30',
      '1 tableta ! not-understood: a las 24; not-understood: :; not-understood: 30; frequency-missing',
    ],
    [
      '1 tab a las 25:00',
      '1 tableta ! not-understood: a las 25; not-understood: :; not-understood: 00; frequency-missing',
    ],
    [
      '1 tab a las 20:60',
      '1 tableta ! not-understood: a las 20; not-understood: :; not-understood: 60; frequency-missing',
    ],
    ['1 tab a las 08:05', '1 tableta | @08:05'],
    ['1 tab a las 8:5', '1 tableta | @08:05 ! ambiguous: a las 8:5'],
    ['1 tab a las 12', '1 tableta | @12:00 ! ambiguous: a las 12'],
    ['1 tab a las 12 h', '1 tableta | @12:00'],
    ['1 tab a las 12:30', '1 tableta | @12:30'],
    ['1 tab a las 13', '1 tableta | @13:00'],
    ['1 tab a las 9 h', '1 tableta | @09:00'],
    ['1 tab a las 9', '1 tableta | @09:00 ! ambiguous: a las 9'],
    ['1 tab a las 9:30', '1 tableta | @09:30 ! ambiguous: a las 9:30'],
    ['1 tab a las 09:30', '1 tableta | @09:30'],
    ['1 tab a las 10:00', '1 tableta | @10:00'],
    ['1 tab a las 8 am', '1 tableta | @08:00'],
    ['1 tab a las 12 am', '1 tableta | MORN ! not-understood: a las 12'],
    ['1 tab a las 12 pm', '1 tableta | NIGHT ! not-understood: a las 12; ambiguous: pm'],
    ['1 tab a las 13 pm', '1 tableta | NIGHT ! not-understood: a las 13; ambiguous: pm'],
    ['1 tab a las 0 am', '1 tableta | MORN ! not-understood: a las 0'],
    ['1 tab a las 11 pm', '1 tableta | @23:00'],
    ['1 tab a las 8:30 pm', '1 tableta | @20:30'],
    ['1 tab a las 8 de la mañana', '1 tableta | @08:00'],
    ['1 tab a las 12 del día', '1 tableta | @12:00'],
    ['1 tab a las 11 del día', '1 tableta ! not-understood: a las 11 del día; frequency-missing'],
    ['1 tab a las 12 de la tarde', '1 tableta ! not-understood: a las 12 de la tarde; frequency-missing'],
    ['1 tab a las 1 de la tarde', '1 tableta | @13:00'],
    ['1 tab a las 12 de la noche', '1 tableta | @00:00'],
    ['1 tab a las 6 de la noche', '1 tableta ! not-understood: a las 6 de la noche; frequency-missing'],
    ['1 tab a las 7 de la noche', '1 tableta | @19:00'],
    [
      '1 tab a las 8 tabletas',
      '1 tableta ! not-understood: a las; contradiction: 8 tabletas; frequency-missing',
    ],
    ['1 tab a las 8 días', '1 tableta ! not-understood: a las 8 días; frequency-missing'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('several times of the clock', () => {
  test.each([
    ['1 tab a las 8 y 20 h', '1 tableta | @08:00,20:00'],
    ['1 tab a las 8, 14 y 20 h', '1 tableta | @08:00,14:00,20:00'],
    ['1 tab a las 8 y a las 20', '1 tableta | @08:00,20:00'],
    ['1 tab a las 8 y a las 9', '1 tableta | @08:00,09:00 ! ambiguous: a las 8 y a las 9'],
    ['1 tab a las 8 am y 8 pm', '1 tableta | @08:00,20:00'],
    ['1 tab 8 am, 8 pm', '1 tableta | @08:00,20:00'],
    ['1 tab 8 am - 8 pm', '1 tableta | @08:00,20:00'],
    ['1 tab c/12h 8am-8pm', '1 tableta | /12h @08:00,20:00'],
    ['1 tab c/12h 8:00-20:00', '1 tableta | /12h @08:00,20:00'],
    ['1 tab c/12h (8:00-20:00) x 5 d', '1 tableta | /12h @08:00,20:00 | 5d'],
    [
      '1 tab c/8h 8:00-20:00',
      '1 tableta | /8h @08:00 ! ambiguous: 8:00; not-understood: -; not-understood: 20; not-understood: :; not-understood: 00; contradiction',
    ],
    ['1 tab c/8h 8am-8pm', '1 tableta | /8h @08:00,20:00 ! not-understood: -; contradiction'],
    ['1 tab c/12h 8am-2pm-8pm', '1 tableta | /12h @08:00,14:00,20:00 ! not-understood: -; contradiction'],
    [
      '1 tab a las 20 h y a las 20 h',
      '1 tableta | @20:00,20:00 ! contradiction: a las 20 h y a las 20 h; ambiguous',
    ],
    [
      '1 tab a las 8 y 20 tabletas',
      '1 tableta | @08:00 & 20 tableta ! ambiguous: a las 8; frequency-missing; absurd; ambiguous',
    ],
    ['1 tab por la noche a las 21 h', '1 tableta | NIGHT @21:00 ! ambiguous: a las 21 h'],
    ['1 tab por la noche y a las 15 h', '1 tableta | NIGHT @15:00'],
    ['1-0-1 tab a las 8 h', '1 tableta | MORN,NIGHT @08:00 ! contradiction: a las 8 h; ambiguous: a las 8 h'],
    ['1 tab c/12h (8 am y 8 pm)', '1 tableta | /12h @08:00,20:00'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a list of hours', () => {
  test.each([
    ['1 tab 8-14-20 h', '1 tableta | @08:00,14:00,20:00'],
    ['1 tab 6, 14 y 22 hrs', '1 tableta | @06:00,14:00,22:00'],
    ['1 tab 8-11-14 h', '1 tableta | @08:00,11:00,14:00'],
    ['1 tab 8-10-14 h', '1 tableta ! not-understood: 8-10-14 h; frequency-missing'],
    ['1 tab 1-9-17 h', '1 tableta | @01:00,09:00,17:00'],
    ['1 tab 0-8-16 h', '1 tableta ! not-understood: 0-8-16 h; frequency-missing'],
    ['1 tab 8-16-24 h', '1 tableta | @00:00,08:00,16:00'],
    ['1 tab 8-16-25 h', '1 tableta ! not-understood: 8-16-25 h; frequency-missing'],
    ['1 tab 8.5-14-20 h', '1 tableta ! not-understood: 8.5-14-20 h; frequency-missing'],
    [
      '1 tab 8-20 h',
      '1 tableta ! not-understood: 8; not-understood: -; not-understood: 20 h; frequency-missing',
    ],
    ['1 tab c/12h (8, 20 h)', '1 tableta | /12h @08:00,20:00'],
    ['1 tab c/12h (8, 14 h)', '1 tableta | /12h @08:00,14:00 ! contradiction'],
    ['1 tab c/8h (6, 14, 22 h)', '1 tableta | /8h @06:00,14:00,22:00'],
    ['1 tab c/8h (6-14-22) x 7 d', '1 tableta | /8h @06:00,14:00,22:00 | 7d'],
    ['1 tab c/8h (6-14-20)', '1 tableta | /8h ! not-understood: 6-14-20'],
    ['1 tab (6-14-22)', '1 tableta ! not-understood: 6-14-22; frequency-missing'],
    ['1 tab c/8h (6, 14 h)', '1 tableta | /8h ! not-understood: 6; not-understood: 14 h'],
    ['1 tab c/8h 6, 14, 22 h', '1 tableta | /8h @06:00,14:00,22:00'],
    ['8-14-20 h 1 tab', '1 tableta ! not-understood: 8-14-20 h; frequency-missing'],
    ['1 tab por la noche 8-14-20 h', '1 tableta | NIGHT ! not-understood: 8-14-20 h'],
    ['1 tab VO 8-14-20 h', '1 tableta | @08:00,14:00,20:00 | oral'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('hours with their minutes, without "a las"', () => {
  test.each([
    ['1 tab 7:00 y 19:00', '1 tableta | @07:00,19:00'],
    ['1 tab c/12h 7:00 y 19:00', '1 tableta | /12h @07:00,19:00'],
    ['1 tab VO 07:00 y 19:00 hrs x 5 días', '1 tableta | @07:00,19:00 | 5d | oral'],
    ['1 gota en cada ojo 8:00 y 20:00', '1 gota | en cada ojo | @08:00,20:00 | oftálmica'],
    ['1 tab diaria 21:00', '1 tableta | /1d @21:00'],
    ['1 tab 7:00', '1 tableta | @07:00 ! ambiguous: 7:00'],
    ['1 tab c/8h 7:00 y 19:00', '1 tableta | /8h @07:00,19:00 ! contradiction'],
    ['5 ml 1:10 c/8h', '5 ml | /8h @01:10 ! ambiguous: 1:10; contradiction'],
    [
      '1 tab 7:00-19:00',
      '1 tableta | @07:00 ! ambiguous: 7:00; not-understood: -; not-understood: 19; not-understood: :; not-understood: 00',
    ],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('two hours without "a las", of which the second is after noon', () => {
  test.each([
    ['1 tab 8 y 20 h', '1 tableta | @08:00,20:00'],
    ['1 tab c/12h 7 y 19 hrs', '1 tableta | /12h @07:00,19:00'],
    ['1 tab 8 y 12 h', '1 tableta ! not-understood: 8; not-understood: 12 h; frequency-missing'],
    ['1 tab 8 y 20', '1 tableta ! not-understood: 8; not-understood: 20; frequency-missing'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('"c/alimentos" is "with food" after a frequency, and may be "each meal" without one', () => {
  test.each([
    ['1 tab 2 veces al día c/alimentos', '1 tableta | 2x/d C'],
    ['1 tab c/12h c/ alimentos x 5 d', '1 tableta | /12h C | 5d'],
    ['1 tab c/alimentos y c/noche', '1 tableta | NIGHT ! not-understood: c/alimentos'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('meals and another moment may be doses of their own, unless a frequency says how many', () => {
  test.each([
    ['1 tab antes de los alimentos y al acostarse', '1 tableta | HS,AC ! ambiguous: al acostarse'],
    ['1 tab antes de alimentos, al acostarse', '1 tableta | HS,AC ! ambiguous: al acostarse'],
    ['1 tab con los alimentos y por la noche', '1 tableta | NIGHT,C ! ambiguous: por la noche'],
    ['1 tab al día con los alimentos y al acostarse', '1 tableta | /1d HS,C ! ambiguous: al acostarse'],
    ['1 tab por la noche y con alimentos', '1 tableta | NIGHT,C'],
    ['1 tab c/24h con alimentos y por la noche', '1 tableta | /24h NIGHT,C'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('"x" and "c/" before a part of the day', () => {
  test.each([
    ['1 tab x la noche', '1 tableta | NIGHT'],
    ['1 tab x las noches x 10 días', '1 tableta | NIGHT | 10d'],
    ['1 tab x noche', '1 tableta | NIGHT'],
    ['1 tab x la mañana y 1 x la noche', '1 tableta | MORN,NIGHT'],
    ['1 tab c/mañana', '1 tableta | MORN'],
    ['1 tab c/24h x la tarde', '1 tableta | /24h AFT'],
    ['1 tab c/8h x la noche', '1 tableta | /8h NIGHT ! contradiction'],
    ['1 tab mañana x la noche', '1 tableta | NIGHT ! not-understood: mañana'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('the halves of the day', () => {
  test.each([
    ['20 UI am y 10 UI pm', '20 unidad | MORN & 10 unidad | NIGHT'],
    ['20 UI am', '20 unidad | MORN'],
    ['20 UI pm', '20 unidad | NIGHT ! ambiguous: pm'],
    ['10 UI pm y 20 UI am', '10 unidad | NIGHT & 20 unidad | MORN ! ambiguous: pm'],
    [
      '20 UI am y 10 UI pm y 5 UI',
      '20 unidad | MORN & 10 unidad | NIGHT & 5 unidad ! frequency-missing; ambiguous',
    ],
    ['1 tab am', '1 tableta | MORN'],
    ['am 1 tab', '1 tableta ! not-understood: am; frequency-missing'],
    ['1 tab por la noche pm', '1 tableta | NIGHT ! not-understood: pm'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a moment that may be another', () => {
  test.each([
    ['1 tab mañana', '1 tableta ! not-understood: mañana; frequency-missing'],
    ['1 tab comida', '1 tableta ! not-understood: comida; frequency-missing'],
    ['1 tab en la mañana', '1 tableta | MORN'],
    ['1 tab con comida', '1 tableta | CD ! ambiguous'],
    ['1 tab con la comida', '1 tableta | CD'],
    ['1 tab antes de comida', '1 tableta | ACD ! ambiguous'],
    ['1 tab después de comida', '1 tableta | PCD ! ambiguous'],
    ['1 tab antes de la comida', '1 tableta | ACD'],
    ['1 tab después de las comidas', '1 tableta | PC ! frequency-missing'],
    ['1 tab mañana y noche', '1 tableta | MORN,NIGHT'],
    ['1 tab mañana por la noche', '1 tableta | NIGHT ! not-understood: mañana'],
    ['1 tab mañana en ayunas', '1 tableta | FAST | +por la mañana'],
    ['1 tab comida y cena', '1 tableta | CD,CV'],
    ['1 tab por la noche con la cena', '1 tableta | CV'],
    ['1 tab por la noche con la comida', '1 tableta | NIGHT,CD ! ambiguous: con la comida'],
    ['1 tab por la noche y con la cena', '1 tableta | NIGHT,CV'],
    ['1 tab por la noche, con la cena', '1 tableta | CV'],
    ['1 tab por la noche al acostarse', '1 tableta | HS'],
    ['1 tab en ayunas por la mañana', '1 tableta | FAST | +por la mañana'],
    ['1 tab por la mañana en ayunas', '1 tableta | FAST | +por la mañana'],
    ['1 tab al despertar en ayunas', '1 tableta | FAST | +al despertar'],
    ['1 tab en ayunas antes del desayuno', '1 tableta | ACM | +en ayunas'],
    ['1 tab en ayunas 30 minutos antes del desayuno', '1 tableta | 30min ACM | +en ayunas'],
    ['1 tab en ayunas y en la noche', '1 tableta | FAST,NIGHT'],
    ['1 tab en la noche en ayunas', '1 tableta | NIGHT,FAST ! ambiguous: en ayunas'],
    ['1 tab por la noche y por la noche', '1 tableta | NIGHT ! contradiction: por la noche'],
    ['1 tab en la tarde en ayunas', '1 tableta | AFT,FAST ! ambiguous: en ayunas'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a relation to several meals', () => {
  test.each([
    ['1 tab antes de desayuno y cena', '1 tableta | ACM,ACV'],
    ['1 tab antes del desayuno, comida y cena', '1 tableta | ACM,ACD,ACV'],
    ['1 tab después de desayuno y de la cena', '1 tableta | PCM,PCV'],
    ['1 tab antes del desayuno y con la cena', '1 tableta | ACM,CV'],
    ['1 tab con desayuno y cena', '1 tableta | CM,CV'],
    ['1 tab de la cena', '1 tableta | CV ! not-understood: de la cena'],
    ['1 tab desayuno y cena', '1 tableta | CM,CV'],
    ['20 UI antes de desayuno y 10 UI cena', '20 unidad | ACM & 10 unidad | CV ! ambiguous: cena'],
    ['20 UI antes de desayuno y 10 UI antes de cena', '20 unidad | ACM & 10 unidad | ACV'],
    ['20 UI con desayuno y 10 UI cena', '20 unidad | CM & 10 unidad | CV'],
    ['1 tab después de la comida y la cena', '1 tableta | PCD,PCV'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})
