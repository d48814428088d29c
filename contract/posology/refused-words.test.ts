import { describe, expect, test } from 'vitest'
import { codeOf } from './corpus/read-corpus.ts'
import { parsePosology } from './parse.ts'

/**
 * Why dosage instructions are refused, with the words that are not understood or contradict others. A missing duration is
 * left out.
 */
const whyRefused = (text: string): string[] => {
  const { confident, problems } = parsePosology(text)
  const told = problems.filter(({ code }) => code !== 'duration-missing')
  return confident ? [] : told.map(({ code, words }) => `${code}: ${words}`.trimEnd())
}

describe('a refused text names its words that are wrong', () => {
  test.each([
    ['1 tab c/8h o c/12h', ['not-understood: o', 'contradiction: c/12h']],
    ['1 tab c/12h cada semana', ['contradiction: cada semana']],
    ['1 tab cada semana c/12h', ['contradiction: c/12h']],
    ['1500 mg al día en 7 tomas', ['not-understood: en 7 tomas']],
    ['1500 mg al día en 2.5 tomas', ['not-understood: en 2.5 tomas']],
    ['1 tab en 3 tomas', ['not-understood: en 3 tomas', 'frequency-missing:']],
    ['1 tab 3 veces', ['not-understood: 3 veces', 'frequency-missing:']],
    ['1 tab cada 8 a 6 horas', ['not-understood: cada 8 a 6 horas', 'frequency-missing:']],
    ['1 tab cada 0 horas', ['absurd:']],
    ['1 tab cada 30 horas', ['absurd:']],
    ['1 tab c/30 min', ['absurd:']],
    ['1 tab cada 8', ['not-understood: cada 8', 'frequency-missing:']],
    ['1 tab cada 8 x 7', ['not-understood: cada 8 x 7', 'frequency-missing:']],
    ['1 tab 2 veces al día, mañana, tarde y noche', ['contradiction:']],
    ['1 tab 3 veces al día mañana y noche', ['contradiction:']],
    ['1 tab c/8h mañana y noche', ['contradiction:']],
    ['1 tab c/24h en la mañana y en la noche', ['contradiction:']],
  ])('how often: %s', (text, why) => expect(whyRefused(text)).toEqual(why))

  test.each([
    ['1 tab c/8h x 12 h', ['not-understood: x 12 h']],
    ['1 tab c/12h x 7 d x 12 h', ['not-understood: x 12 h']],
    ['1 tab c/8h x 0 d', ['contradiction:', 'absurd:']],
    ['1 tab c/8h x 10 - 7 d', ['not-understood: x 10 -']],
    ['1 tab c/8h por 7', ['not-understood: por 7']],
    ['1 tab c/24h x 5 d, x 7 d', ['contradiction: x 7 d']],
    ['1 tab c/8h x 7 d hasta terminar', ['contradiction: hasta terminar']],
    ['1 tab c/24h x 21 d, descansar 7 d, por 2.5 ciclos', ['not-understood: por 2.5 ciclos']],
    ['1 tab c/24h x 21 d, descansar 7 d por 0 ciclos', ['not-understood: por 0 ciclos']],
    ['1 tab c/24h x 21 d, por 3 ciclos', ['not-understood: por 3 ciclos']],
    ['1 tab dosis única, repetir en 12 h', ['not-understood: repetir en 12 h']],
    ['1 tab dosis única, repetir cada mes', ['not-understood: repetir', 'contradiction:']],
    [
      '1 tab del día 5 al 60 del ciclo',
      ['not-understood: del día 5 al 60', 'not-understood: ciclo', 'frequency-missing:'],
    ],
  ])('how long: %s', (text, why) => expect(whyRefused(text)).toEqual(why))

  test.each([
    ['1 tab, 2 tab c/8h', ['contradiction: 2 tab']],
    ['1 tab c/8h, 1 tab c/8h', ['contradiction: 1 tab']],
    ['2 a 1 tab c/8h', ['not-understood: 2 a']],
    ['1 tab ó 5 ml c/8h', ['not-understood: ó', 'contradiction: 5 ml']],
    ['15 tab c/8h', ['absurd:']],
    ['20 1/2 tab c/8h', ['absurd:']],
    ['2 1/3 tab c/8h', ['not-understood: 2']],
    ['1 tab 500 c/8h', ['not-understood: 500']],
    ['1 tab de 500 c/8h', ['not-understood: 500']],
    ['medio frasco c/8h', ['ambiguous:']],
    ['1.000 mg c/8h', ['not-understood: 1.000 mg', 'dose-missing:']],
    ['1 mg/ml c/8h', ['not-understood: 1 mg/ml', 'dose-missing:']],
    ['20 mg/kg/día', ['not-understood: 20 mg/kg', 'dose-missing:']],
    ['1 tab de 500 mg de 250 mg c/8h', ['contradiction: 250 mg']],
    ['1 tab de 500 mg (250 mg) c/8h', ['contradiction: 250 mg']],
    ['500 mg c/8h de 500 mg', ['contradiction: 500 mg']],
    ['1 tab de 875/125/5/2 mg c/12h', ['not-understood: 875', 'not-understood: /']],
    ['tomar de 500 mg c/8h', ['not-understood: 500 mg', 'dose-missing:']],
    ['500 mg tomar 1 tab c/8h', ['not-understood: 500 mg']],
    ['1 tab c/8h y 2 tab c/12h', ['contradiction: 2 tab', 'contradiction: c/12h']],
    ['01-0-1', ['not-understood: 01-0-1', 'dose-missing:', 'frequency-missing:']],
    ['1-0-25', ['not-understood: 1-0-25', 'dose-missing:', 'frequency-missing:']],
    ['0-0-0', ['not-understood: 0-0-0', 'dose-missing:', 'frequency-missing:']],
    ['1a2-0-1 tab', ['not-understood: 1', 'not-understood: a']],
  ])('how much: %s', (text, why) => expect(whyRefused(text)).toEqual(why))

  test.each([
    ['1 tab de lunes a viernes excepto miércoles', ['not-understood: excepto', 'contradiction:']],
    ['1 tab diario excepto lunes, martes, sábado y domingo', ['not-understood: excepto', 'contradiction:']],
    ['1 tab lunes, lunes', ['contradiction:']],
    ['1 tab 8 días a la semana', ['not-understood: 8 días']],
    [
      '1 tab a las 20:75',
      ['not-understood: a las 20', 'not-understood: :', 'not-understood: 75', 'frequency-missing:'],
    ],
    ['1 tab a las 25 h', ['not-understood: a las 25 h', 'frequency-missing:']],
    ['1 tab a las 13 pm', ['not-understood: a las 13', 'ambiguous: pm']],
    ['1 tab a las 8.5 h', ['not-understood: a las 8.5 h', 'frequency-missing:']],
    ['1 tab a las 12 pm', ['not-understood: a las 12', 'ambiguous: pm']],
    ['1 tab a las 12 am', ['not-understood: a las 12']],
    ['1 tab de 8 a 10 am', ['ambiguous: 8', 'not-understood: a']],
    ['1 tab 8 h', ['not-understood: 8 h', 'frequency-missing:']],
    ['1 tab después de cada evacuación después de cada vómito', ['contradiction: después de cada vómito']],
  ])('when: %s', (text, why) => expect(whyRefused(text)).toEqual(why))

  test.each([
    ['2 UI si glucosa 200 a 150', ['not-understood: si glucosa 200 a 150', 'frequency-missing:']],
    ['2 UI si glucosa de 10 a 50', ['not-understood: si glucosa de 10 a 50', 'frequency-missing:']],
    ['2 UI si glucosa < 20', ['not-understood: si glucosa < 20', 'frequency-missing:']],
    ['150-200 2 UI', ['frequency-missing:']],
    ['1 tab prn max 3 a la semana', ['not-understood: max 3']],
    ['1 tab si dolor max 2 por semana', ['not-understood: max 2']],
    ['1 tab c/8h max 2 al día', ['contradiction:']],
    ['1 tab c/24h si TA > 140/60', ['not-understood: > 140', 'not-understood: /', 'not-understood: 60']],
    [
      '1 tab c/24h hasta TA < 140/90',
      ['not-understood: hasta TA < 140', 'not-understood: /', 'not-understood: 90'],
    ],
  ])('for whom and at most how much: %s', (text, why) => expect(whyRefused(text)).toEqual(why))

  test.each([
    ['1 tab VO IM c/8h', ['contradiction: IM']],
    ['1 tab IM c/8h', ['contradiction:']],
    ['1 supositorio VO c/8h', ['contradiction:']],
    ['no tomar 1 tab c/8h', ['not-understood: no tomar 1 tab c/8h', 'dose-missing:', 'frequency-missing:']],
    ['suspender 1 tab c/8h', ['not-understood: suspender 1 tab c/8h', 'dose-missing:', 'frequency-missing:']],
    ['1 tab c/8h #', ['not-understood: #']],
    ['#30', ['dose-missing:', 'frequency-missing:']],
  ])('which route, and whether at all: %s', (text, why) => expect(whyRefused(text)).toEqual(why))
})

const readingOf = (text: string): string => {
  const { confident, steps } = parsePosology(text)
  return confident ? codeOf(steps) : 'refused'
}

describe('a text that the same words could make wrong is read', () => {
  test.each([
    ['1 frasco ámpula IM c/24h', '1 frasco ámpula | /24h | intramuscular'],
    ['5 ml c/8h (250 mg/5 ml)', '5 ml de 50 mg | /8h'],
    ['250 mg (5 ml) c/8h', '5 ml de 50 mg | /8h'],
    ['10 ml (500 mg) c/8h', '10 ml de 50 mg | /8h'],
    ['1 tab 875/125 mg c/12h', '1 tableta de 875/125 mg | /12h'],
    ['1 tab 875/125/5 mg c/12h', '1 tableta de 875/125/5 mg | /12h'],
    ['875/125 mg c/12h', '1 * de 875/125 mg | /12h'],
    ['1 1/2 tab c/8h', '1.5 tableta | /8h'],
    ['1 ½ tab c/8h', '1.5 tableta | /8h'],
    ['2 y media tab c/8h', '2.5 tableta | /8h'],
    ['1/2 a 1 tab c/8h', '0.5-1 tableta | /8h'],
    ['1 o 2 tab c/8h', '1-2 tableta | /8h'],
    ['1,000 mg c/8h', '1000 mg | /8h'],
    ['dos mil mg c/8h', '2000 mg | /8h'],
    ['treinta y cinco mg c/8h', '35 mg | /8h'],
    ['1 200 000 UI IM c/24h', '1200000 unidad | /24h | intramuscular'],
    ['10 U.I. SC c/24h', '10 unidad | /24h | subcutánea'],
    ['100 ug c/24h', '100 mcg | /24h'],
    ['5 cc c/8h', '5 ml | /8h'],
    ['1 tableat c/8h', '1 tableta | /8h'],
    ['1 capsual c/8h', '1 cápsula | /8h'],
    ['1 cucharda c/8h', '1 cucharada | /8h'],
    ['1 sobre disuelto en medio vaso de agua c/24h', '1 sobre | /24h | +disuelto en medio vaso de agua'],
    ['1 sobre en 250 ml de agua c/24h', '1 sobre | /24h | +en 250 ml de agua'],
    ['1 - 0 - 1', '1 * | MORN,NIGHT'],
    ['1/2-0-1/2', '0.5 * | MORN,NIGHT'],
    ['1-2-0 tab', '1 tableta | MORN & 2 tableta | NOON'],
    ['1 tab am, 2 tab pm', '1 tableta | MORN & 2 tableta | NIGHT'],
    ['1 gota en cada ojo c/8h x 7 d', '1 gota | en cada ojo | /8h | 7d | oftálmica'],
  ])('a dose: %s', (text, code) => expect(readingOf(text)).toBe(code))

  test.each([
    ['1 tab c/8 o 12 h', '1 tableta | /8-12h'],
    ['1 tab c/6h a 8h', '1 tableta | /6-8h'],
    ['1 tab c/6 h - 8 h', '1 tableta | /6-8h'],
    ['1 tab cada mañana y cada noche', '1 tableta | MORN,NIGHT'],
    ['1 tab cada noche y mañana', '1 tableta | NIGHT,MORN'],
    ['1 tab cada mañana, tarde y noche', '1 tableta | MORN,AFT,NIGHT'],
    ['1 tab cada 24 horas al día', '1 tableta | /24h'],
    ['3 tomas al día de 1 tab', '1 tableta | 3x/d'],
    ['1500 mg al día en 3 tomas', '500 mg | 3x/d'],
    ['1500 mg al día en 6 tomas', '250 mg | 6x/d'],
    ['1 tab 2 o 3 veces al día', '1 tableta | 2-3x/d'],
    ['1 tab 3 veces por semana', '1 tableta | 3x/wk'],
    ['1 tab cada 36 horas', '1 tableta | /36h'],
    ['1 tab c 8 h x 7 d', '1 tableta | /8h | 7d'],
    ['5 ml/8h', '5 ml | /8h'],
    ['1 tab 2 veces al día, mañana y noche', '1 tableta | 2x/d MORN,NIGHT'],
    ['1 tab c/12h mañana y noche', '1 tableta | /12h MORN,NIGHT'],
    ['1 tab en cada comida y al acostarse', '1 tableta | CM,CD,CV,HS'],
    ['1 tab cda 8 hors', '1 tableta | /8h'],
  ])('an interval: %s', (text, code) => expect(readingOf(text)).toBe(code))

  test.each([
    ['1 tab c/24h x 2.5 d', '1 tableta | /24h | 2.5d'],
    ['1 tab c/12h x 3 semanas y media', '1 tableta | /12h | 3.5wk'],
    ['1 tab c/8h x 24 h', '1 tableta | /8h | 24h'],
    ['1 tab c/8h x 7-10 d', '1 tableta | /8h | 7-10d'],
    ['1 tab c/8h por 7 o 10 días', '1 tableta | /8h | 7-10d'],
    ['1 tab c/24h x 21 d y descansar 7 d', '1 tableta | /24h | 21d | rest 7d'],
    ['1 tab c/24h x 3 semanas, descansar 1 semana', '1 tableta | /24h | 3wk | rest 1wk'],
    ['1 tab c/24h x 7 d, repetir en 15 días', '1 tableta | /24h | 7d | again 15d x2'],
    ['1 tab dosis única, repetir a los 15 días', '1 tableta | #1 | again 15d x2'],
    ['1 tab c/24h x 5 d durante 5 d', '1 tableta | /24h | 5d'],
    ['2 tab el día 1, luego 1 tab diaria', '2 tableta | #1 > 1 tableta | /1d'],
    ['1 tab día 1, 2 tab día 2', '1 tableta | #1 > 2 tableta | /1d | 1d'],
    ['1 tab c/8h hasta el 31/12/2026', '1 tableta | /8h | until hasta el 31/12/2026'],
    ['1 tab c/24h hasta el 25 de diciembre', '1 tableta | /24h | until hasta el 25 de diciembre'],
    ['1 tab por la noche x 30 noches', '1 tableta | NIGHT | 30d'],
    ['1 óvulo vaginal c/24h x 7 noches', '1 óvulo | /24h | 7d | vaginal'],
    ['1 tab c/8h hasta terminar 2 cajas', '1 tableta | /8h | finished x2'],
    ['1 tab c/24h de por vida', '1 tableta | /24h | endless'],
    ['1 amp IM c/24h x 3 dosis', '1 ampolleta | /24h | #3 | intramuscular'],
    ['1 tab c/8h, surtir 2 blisters', '1 tableta | /8h | finished x2'],
    ['1 tab c/8h surtir 30 tabs', '1 tableta | /8h | 10d'],
    ['40 mg x 5 d, 20 mg x 5 d, 10 mg x 5 d', '40 mg | /1d | 5d > 20 mg | /1d | 5d > 10 mg | /1d | 5d'],
    [
      '1 tab c/8h x 1 semana y luego 1 tab c/12h x 1 semana',
      '1 tableta | /8h | 1wk > 1 tableta | /12h | 1wk',
    ],
  ])('a course: %s', (text, code) => expect(readingOf(text)).toBe(code))

  test.each([
    ['1 tab a las 8 am y 8 pm', '1 tableta | @08:00,20:00'],
    ['1 tab a las 8, 14 y 20 h', '1 tableta | @08:00,14:00,20:00'],
    ['1 tab 8 am, 2 pm, 8 pm', '1 tableta | @08:00,14:00,20:00'],
    ['1 tab a las 20:30', '1 tableta | @20:30'],
    ['1 tab a las 24 h', '1 tableta | @00:00'],
    ['1 tab a las 0 h', '1 tableta | @00:00'],
    ['1 tab a las 8 de la noche', '1 tableta | @20:00'],
    ['1 tab a las 12 del día', '1 tableta | @12:00'],
    ['1 tab a las 12 de la noche', '1 tableta | @00:00'],
    ['1 tab c/8h (6-14-22 h)', '1 tableta | /8h @06:00,14:00,22:00'],
    ['1 tab 8, 16 y 24 h', '1 tableta | @00:00,08:00,16:00'],
    ['1 tab c/12h 8 y 20 h', '1 tableta | /12h @08:00,20:00'],
    ['1 tab antes del desayuno y de la cena', '1 tableta | ACM,ACV'],
    ['1 tab antes de desayuno, comida y cena', '1 tableta | ACM,ACD,ACV'],
    ['1 tab desayuno, comida y cena', '1 tableta | CM,CD,CV'],
    ['1 tab 2 h después de cenar', '1 tableta | 120min PCV'],
    ['1 tab en ayunas y al acostarse', '1 tableta | FAST,HS'],
    ['1 en la mañana, 1 en la tarde y 2 en la noche', '1 * | MORN & 1 * | AFT & 2 * | NIGHT'],
    [
      '10 UI antes del desayuno, 8 UI antes de la comida y 12 UI antes de la cena',
      '10 unidad | ACM & 8 unidad | ACD & 12 unidad | ACV',
    ],
    ['1 tab lunes a viernes', '1 tableta | mon,tue,wed,thu,fri'],
    ['1 tab diario excepto sábado y domingo', '1 tableta | mon,tue,wed,thu,fri'],
    ['1 tab diario, descansar domingo', '1 tableta | mon,tue,wed,thu,fri,sat'],
    ['1 tab 2 días a la semana', '1 tableta | 2d/wk'],
  ])('a moment: %s', (text, code) => expect(readingOf(text)).toBe(code))

  test.each([
    ['1 tab si dolor, fiebre o mareo', '1 tableta | prn:dolor,fiebre,mareo'],
    ['1 tab si TA mayor de 160/100', '1 tableta | prn:presión mayor de 160/100'],
    ['1 tab c/24h si TA > 140/70', '1 tableta | /24h | prn:presión mayor de 140/70'],
    ['1 tab, si hay fiebre, c/8h', '1 tableta | /8h | prn:fiebre'],
    ['1 tab c/8h prn dolor, máximo: 3 al día', '1 tableta | /8h | prn:dolor | max 3'],
    ['1 tab prn dolor max 3 tabletas en 24 h', '1 tableta | prn:dolor | max 3'],
    ['1 tab c/8h prn max 4 g al día', '1 tableta | /8h | prn: | max 4 g'],
    ['1 tab c/8h no exceder 3 al día', '1 tableta | /8h | max 3'],
    [
      '2 UI si glucosa 150 a 200; 4 UI si 201 a 250',
      '2 unidad | glucose 150..200 & 4 unidad | glucose 201..250',
    ],
    ['150-200: 2 UI, 201-250: 4 UI', '2 unidad | glucose 150..200 & 4 unidad | glucose 201..250'],
    [
      'glucosa 150-200: 2 UI, 201-250: 4 UI, >250: 6 UI',
      '2 unidad | glucose 150..200 & 4 unidad | glucose 201..250 & 6 unidad | glucose 250..',
    ],
  ])('a need: %s', (text, code) => expect(readingOf(text)).toBe(code))
})
