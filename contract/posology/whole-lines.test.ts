import { describe, expect, test } from 'vitest'
import { toldReading } from './testing/told-reading.ts'

describe('a line that goes on after its end is read as far as it is one, and the rest is named', () => {
  test.each([
    [
      '400/57 mg/5 ml 5 ml c/12h x 7 d luego tab c/12h',
      '5 ml de 80/11.4 mg | /12h | 7d > 5 ml de 80/11.4 mg | /12h ! not-understood: tab',
    ],
    ['400 mg/57 mg/5 ml 5 ml c/12 h x 10 d 1 tab', '5 ml de 80/11.4 mg | /12h | 10d ! contradiction: 1 tab'],
    [
      '1 tab por la noche con la comida, 1 ovulo',
      '1 tableta | NIGHT,CD & 1 óvulo ! ambiguous: con la comida; frequency-missing; ambiguous',
    ],
    ['01 tab c/8h x 10 d 05 días', '1 tableta | /8h ! contradiction: 05 días'],
    [
      '1 amp IM c/15 dias, 2 dosis - disparo',
      '1 ampolleta | /15d | intramuscular ! not-understood: 2 dosis; not-understood: disparo',
    ],
    ['1 tab después del desayuno y de la cena la cena', '1 tableta | PCM,PCV ! contradiction: cena'],
    ['1 tab c/8h x 7 d - 30 dias', '1 tableta | /8h ! contradiction: 30 dias'],
    ['80 mg IM c/24h x 5 d a las', '80 mg | /24h | 5d | intramuscular ! not-understood: a las'],
    [
      '1 tab diaria a la misma hora, descanso',
      '1 tableta | /1d | +a la misma hora ! not-understood: descanso',
    ],
    ['7 ml c/8h x 5 d, 7 noches', '7 ml | /8h ! contradiction: 7 noches'],
    ['VO 1 tab cada 8 h por 7 d y 1 tab', '1 tableta | /8h | 7d | oral ! contradiction: 1 tab'],
    ['1 amp SC c/24h x 5 d (1 tab)', '1 ampolleta | /24h | 5d | subcutánea ! contradiction: 1 tab'],
    ['40 mg c/24h, disminuir cada', '40 mg | /24h ! not-understood: disminuir cada'],
    ['1 tab c/24h suspender', '1 tableta | /24h ! not-understood: suspender'],
    ['1 tab c/12h 7am-7pm tab', '1 tableta | /12h @07:00,19:00 ! not-understood: tab'],
    [
      '2 tab (20 mg) c/24h - otro dia',
      '2 tableta de 10 mg | /24h ! ambiguous: 20 mg; not-understood: otro dia',
    ],
    ['1 tab c/24h x 21 d, descansar los', '1 tableta | /24h | 21d ! not-understood: descansar'],
    ['5 ml c/8h #1 - 1 tab', '5 ml | /8h ! ambiguous'],
    ['1 a 2 tab c/8h #20 - 4 UI', '1-2 tableta | /8h ! ambiguous'],
    ['1 gota 14 UI AO c/8h', '1 gota | en cada ojo | /8h | oftálmica ! contradiction: 14 UI'],
    ['500/125 mg ½ tableta 1 tab c/8h x 7d', '0.5 tableta de 500/125 mg | /8h | 7d ! contradiction: 1 tab'],
    ['1 tab VO c/8h PRN nauseas vomito o', '1 tableta | /8h | prn:náusea,vómito | oral ! not-understood: o'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a number that nothing explains is named', () => {
  test.each([
    ['1 tab c/24h para 3', '1 tableta | /24h ! not-understood: para 3'],
    ['875/125 mg 1 x 10 d VO', '- | 10d | oral ! not-understood: 1; dose-missing; frequency-missing'],
    ['80 una mg IM c/24h x 5d', '1 mg | /24h | 5d | intramuscular ! not-understood: 80'],
    [
      '1 anillo vaginal por 3 c/8 semanas y descansar 1',
      '1 anillo | /8wk | rest 1d | vaginal ! not-understood: por 3; not-understood: descansar 1',
    ],
    [
      '1 tab prn por dolor, sin exceder por 4 en 24 horas',
      '1 tableta | prn:dolor ! not-understood: sin exceder por 4 en 24 horas',
    ],
    [
      '1 tab 1 tab 3x7',
      '1 tableta ! contradiction: 1 tab; not-understood: 3; not-understood: x; not-understood: 7; frequency-missing',
    ],
    ['1 tab c/6h (6, 14, 22', '1 tableta | /6h ! not-understood: 6; not-understood: 14; not-understood: 22'],
    [
      '1 tab a las 12 3 la noche',
      '1 tableta | NIGHT @12:00 ! ambiguous: a las 12; not-understood: 3; ambiguous: noche',
    ],
    [
      '1/2-0-1/2 tab por 30 7 d días',
      '0.5 tableta | MORN,NIGHT | 7d ! not-understood: por 30; not-understood: días',
    ],
    ['1 tab c/12h PC 7 x', '1 tableta | /12h PC ! contradiction: 7; not-understood: x'],
    ['2 mg al día en 2.5 tomas', '2 mg | /1d ! not-understood: en 2.5 tomas'],
    [
      '1 jeringa 5 de ml c/8h x 5 d',
      '1 jeringa | /8h | 5d ! not-understood: 5; not-understood: ml; ambiguous',
    ],
    ['40-30-20 mg x 5 c/8h', '- | /8h ! not-understood: 40-30-20 mg x 5; dose-missing'],
    ['1 tab despues de cada evacuacion, maximo 8', '1 tableta | después de cada evacuación | max 8'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a moment or a day that may be another is doubted', () => {
  test.each([
    ['1 tab y dia noche cada 8 h', '1 tableta | /8h NIGHT ! not-understood: dia; contradiction'],
    [
      'Tomar 1 tableta mañana, tarde y noche por 5 días en ayunas',
      '1 tableta | MORN,AFT,NIGHT,FAST | 5d | oral ! ambiguous: en ayunas',
    ],
    [
      '100 mcg lunes a viernes y 125 mcg sabado domingo',
      '100 mcg | mon,tue,wed,thu,fri & 125 mcg | sat,sun ! ambiguous: sabado domingo',
    ],
    [
      '100 mcg de lunes a viernes y 125 mcg y domingo en ayunas',
      '100 mcg | mon,tue,wed,thu,fri & 125 mcg | sun FAST ! ambiguous',
    ],
    ['media tab lunes dia martes', '0.5 tableta | mon,tue ! ambiguous: lunes dia martes'],
    ['2 tab noche al dia (1 tab)', '2 tableta | /1d NIGHT ! ambiguous: noche al dia; contradiction: 1 tab'],
    ['20 UI am y 10 pm', '20 unidad | MORN @22:00 ! ambiguous'],
    ['1 tab antes de comida', '1 tableta | ACD ! ambiguous'],
    ['1 tab x la noche con comida', '1 tableta | NIGHT,CD ! ambiguous: comida'],
    ['1-0-1 tableta con el desayuno', '1 tableta | MORN,NIGHT,CM ! contradiction: con el desayuno'],
    [
      '1 tab en la noche y mañana media',
      '1 tableta | NIGHT,MORN & 0.5 tableta ! frequency-missing; ambiguous',
    ],
    ['un medio de tableta c/24h comida', '0.5 tableta | /24h ! not-understood: comida'],
    ['1 tab a las 3 de la noche', '1 tableta ! not-understood: a las 3 de la noche; frequency-missing'],
    ['1 tab a las 22 h 1 tab', '1 tableta | @22:00 ! ambiguous'],
    [
      'tomar 1 tab a las 8:00 20:00 y hrs por 7 dias',
      '1 tableta | @08:00 | 7d | oral ! ambiguous: a las 8:00; not-understood: 20; not-understood: :; not-understood: 00; not-understood: hrs',
    ],
    [
      '1 tab a las 7, 15 y 23 5 dias hrs',
      '1 tableta | @07:00,15:00 | 5d ! not-understood: 23; not-understood: hrs',
    ],
    ['6 am 1 pm', '- | @06:00,13:00 ! dose-missing'],
    ['1 tab c/8h los domingos no', '1 tableta | /8h sun ! not-understood: no; contradiction'],
    ['1 tab diario excepto lunes, martes y domingo', '1 tableta | wed,thu,fri,sat'],
    [
      '8-8-8 UI antes de los alimentos 1 tab',
      '8 unidad | MORN & 8 unidad | NOON & 8 unidad | NIGHT,AC & 1 tableta ! frequency-missing; ambiguous',
    ],
    [
      '1 tab lunes, 2 tab c/24h - 3 d',
      '1 tableta | mon | 3d & 2 tableta | 3d ! frequency-missing; ambiguous',
    ],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('an everyday line is read whole', () => {
  test.each([
    ['1 cap c/8h 21 capsulas', '1 cápsula | /8h | 7d'],
    ['1 tab cda 8 hors 20 tabletas', '1 tableta | /8h | #20'],
    ['1 tab AC x 30 d c/8h (1 tab)', '1 tableta | /8h AC | 30d'],
    ['1 tab c/24h para 3 meses', '1 tableta | /24h | 3mo'],
    ['1.200.000 UI DU', '1200000 unidad | #1'],
    ['1 fco IM c/24h x 3', '1 frasco ámpula | /24h | 3d | intramuscular'],
    ['5 gotas c/8h 3 dosis', '5 gota | /8h | #3'],
    ['1-1-1 1 tab', '1 tableta | MORN,NOON,NIGHT'],
    ['1 sup 50 mg c/12h x 30 d', '1 supositorio de 50 mg | /12h | 30d'],
    ['1 cap post desayuno cena', '1 cápsula | PCM,PCV'],
    ['1 UI mañana y 12 UI noche sin suspender', '1 unidad | MORN | endless & 12 unidad | NIGHT | endless'],
    ['10 tab diaria por 21 dias, 7 de descanso', '10 tableta | /1d | 21d | rest 7d'],
    [
      'segun glucosa: menor de 150 0 UI, 151-200 2 UI, 201-250 UI',
      '2 unidad | glucose 151..200 & - | glucose 201..250 & 0 unidad | glucose ..150 ! not-understood: UI; dose-missing',
    ],
    ['1500 mg al día divididos en 2 dosis x 3 d', '750 mg | 2x/d | 3d'],
    ['5 ml (400/57 mg) c/12h', '5 ml de 80/11.4 mg | /12h'],
    ['30 diarios divididos en 3 tomas', '10 * | 3x/d ! ambiguous: 30 diarios; unit-missing; absurd'],
    [
      'Tomar 2 al día 1 tab',
      '2 * | /1d | oral ! ambiguous: 2 al día; contradiction: 1 tab; unit-missing; ambiguous',
    ],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})
