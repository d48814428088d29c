import { describe, expect, test } from 'vitest'
import { toldReading } from '../testing/told-reading.ts'

describe('days of the week', () => {
  test.each([
    ['1 tab los lunes', '1 tableta | mon'],
    ['1 tab lunes y jueves', '1 tableta | mon,thu'],
    ['1 tab los lunes, miércoles y viernes', '1 tableta | mon,wed,fri'],
    ['1 tab lunes jueves', '1 tableta | mon,thu ! ambiguous: lunes jueves'],
    ['1 tab lunes jueves sábado', '1 tableta | mon,thu,sat'],
    ['1 tab lunes, jueves', '1 tableta | mon,thu'],
    ['1 tab de lunes a viernes', '1 tableta | mon,tue,wed,thu,fri'],
    ['1 tab de viernes a lunes', '1 tableta | mon ! not-understood: viernes a'],
    ['1 tab de lunes a domingo', '1 tableta | mon,tue,wed,thu,fri,sat,sun'],
    ['1 tab de lunes a lunes', '1 tableta | mon ! not-understood: lunes a'],
    ['1 tab L-V', '1 tableta ! not-understood: L; not-understood: -; not-understood: V; frequency-missing'],
    ['1 tab fines de semana', '1 tableta | sat,sun'],
    ['1 tab los lunes y los lunes', '1 tableta | mon ! contradiction'],
    ['1 tab lunes a viernes y sábado', '1 tableta | mon,tue,wed,thu,fri,sat'],
    ['1 tab c/24h los lunes', '1 tableta | /24h mon ! contradiction'],
    ['lunes 1 tab, jueves 2 tab', '1 tableta | mon & 2 tableta | thu'],
    ['1 tab lunes y 2 tab jueves', '1 tableta | mon & 2 tableta | thu'],
    ['1 tab los lunes y 2 tab los demás días', '1 tableta | mon & 2 tableta | tue,wed,thu,fri,sat,sun'],
    ['1 tab los demás días', '1 tableta ! not-understood: los demás días; frequency-missing'],
    ['1 tab lunes a viernes y 2 tab los demás días', '1 tableta | mon,tue,wed,thu,fri & 2 tableta | sat,sun'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('days without the medicine', () => {
  test.each([
    ['1 tab diario excepto domingo', '1 tableta | mon,tue,wed,thu,fri,sat'],
    ['1 tab diario excepto sábado y domingo', '1 tableta | mon,tue,wed,thu,fri'],
    ['1 tab diario excepto viernes, sábado y domingo', '1 tableta | mon,tue,wed,thu'],
    [
      '1 tab diario excepto jueves, viernes, sábado y domingo',
      '1 tableta | /1d thu,fri,sat,sun ! not-understood: excepto; contradiction',
    ],
    ['1 tab c/24h excepto domingo', '1 tableta | mon,tue,wed,thu,fri,sat'],
    ['1 tab c/8h excepto domingo', '1 tableta | /8h sun ! not-understood: excepto; contradiction'],
    ['1 tab excepto domingo', '1 tableta | sun ! not-understood: excepto'],
    ['1 tab diario domingo descansa', '1 tableta | mon,tue,wed,thu,fri,sat'],
    ['1 tab diario, domingo descansa', '1 tableta | mon,tue,wed,thu,fri,sat'],
    ['1 tab diario, descansar domingo', '1 tableta | mon,tue,wed,thu,fri,sat'],
    ['1 tab diario, descansar sábado y domingo', '1 tableta | mon,tue,wed,thu,fri'],
    ['1 tab de lunes a viernes, descansar sábado y domingo', '1 tableta | mon,tue,wed,thu,fri'],
    [
      '1 tab de lunes a viernes, descansar domingo',
      '1 tableta | mon,tue,wed,thu,fri,sun ! not-understood: descansar',
    ],
    [
      '1 tab diario por 21 días, descansar los domingos',
      '1 tableta | /1d sun | 21d ! not-understood: descansar; contradiction',
    ],
    [
      '1 tab lunes y 2 tab martes excepto domingo',
      '1 tableta | mon & 2 tableta | tue,sun ! not-understood: excepto',
    ],
    ['diario excepto domingo', '- | /1d sun ! not-understood: excepto; dose-missing; contradiction'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('how many days a week', () => {
  test.each([
    ['1 tab 5 días a la semana', '1 tableta | 5d/wk'],
    ['1 tab 2 días a la semana', '1 tableta | 2d/wk'],
    ['1 tab 6 días a la semana', '1 tableta | 6d/wk'],
    ['1 tab 1 día a la semana', '1 tableta | 1x/wk ! not-understood: 1 día'],
    ['1 tab 7 días a la semana', '1 tableta | 1x/wk ! not-understood: 7 días'],
    ['1 tab 2.5 días a la semana', '1 tableta | 1x/wk ! not-understood: 2.5 días'],
    ['1 tab 5 días a la semana, 5 días a la semana', '1 tableta | 5d/wk'],
    ['1 tab 5 días a la semana, 3 días a la semana', '1 tableta | 3d/wk ! contradiction: 3 días a la semana'],
    ['1 tab c/24h 5 días a la semana', '1 tableta | /24h 5d/wk'],
    ['1 tab c/8h 5 días a la semana', '1 tableta | /8h 5d/wk'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('a day and a part of it', () => {
  test.each([
    ['1 tab diario y por la noche', '1 tableta | /1d NIGHT ! ambiguous: diario y por la noche'],
    ['1 tab por la noche y diario', '1 tableta | /1d NIGHT ! ambiguous: por la noche y diario'],
    ['1 tab al día y en la noche', '1 tableta | /1d NIGHT ! ambiguous: al día y en la noche'],
    ['1 tab cada día y cada noche', '1 tableta | /1d NIGHT ! ambiguous: día y cada noche'],
    ['1 tab cada noche y diario', '1 tableta | /1d NIGHT ! ambiguous: cada noche y diario'],
    ['1 tab diario por la noche', '1 tableta | /1d NIGHT'],
    ['1 tab por día y por noche', '1 tableta | /1d NIGHT ! ambiguous: por día y por noche'],
    ['1 tab diario y por 3 días', '1 tableta | /1d | 3d'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

describe('weekdays that are joined by dashes', () => {
  test.each([
    ['1 tab lun-vie', '1 tableta | mon,tue,wed,thu,fri'],
    ['1 tab lun-sab', '1 tableta | mon,tue,wed,thu,fri,sat'],
    ['1 tab sab-dom', '1 tableta | sat,sun'],
    ['1 tab lun-mie-vie', '1 tableta | mon,wed,fri'],
    ['1 tab lun-vie-dom', '1 tableta | mon,fri,sun ! ambiguous: lun-vie-dom'],
    ['1 tab mar-jue', '1 tableta | tue,thu ! ambiguous: mar-jue'],
    ['1 tab vie-lun', '1 tableta | mon,fri ! ambiguous: vie-lun'],
  ])('%s', (text, reading) => expect(toldReading(text)).toBe(reading))
})

test('days that are excepted may have a dose of their own', () => {
  expect(toldReading('1 tab diaria excepto domingo 1/2 tab')).toBe(
    '1 tableta | mon,tue,wed,thu,fri,sat & 0.5 tableta | sun',
  )
})
