import { describe, expect, test } from 'vitest'
import { abbreviatedRoute, instructionParts } from './prescription-text.ts'

const stated = (text: string, route?: string) => {
  const parts = instructionParts(text, route === undefined ? {} : { route })
  const { duration } = parts
  return [
    parts.dose ? 'dose' : '',
    parts.frequency ? 'frequency' : '',
    duration.stated ? (duration.days ?? 'no end') : '',
  ]
}

describe('a complete instruction has dose, frequency and duration', () => {
  test.each<[text: string, days: number | 'no end']>([
    ['Tomar 1 tableta cada 8 horas por 7 días', 7],
    ['tomar 1 pastilla cada 8 horas durante 7 dias', 7],
    ['1 tab c/8h x 7d VO', 7],
    ['1 tab. c/8 hrs x 7 días', 7],
    ['1-0-1 por 5 días', 5],
    ['1 - 1 - 1 durante una semana', 7],
    ['1/2-0-1/2 por 30 días', 30],
    ['1-1-1-1 tabletas por 10 días', 10],
    ['10-0-12 UI por 30 días', 30],
    ['5 ml cada 6 horas durante 3 días', 3],
    ['Dar 5 mL cada 6 horas durante 3 días', 3],
    ['7.5 ml vía oral cada 8 horas por 10 días', 10],
    ['2,5 ml cada 12 horas por cinco días', 5],
    ['aplicar una capa delgada en la zona afectada dos veces al día por 2 semanas', 14],
    ['Aplicar capa fina cada 12 horas por 14 días', 14],
    ['Aplicar cantidad suficiente en la lesión cada noche por 4 semanas', 28],
    ['Tomar 1 tableta, dosis única', 1],
    ['Tomar dos tabletas una sola vez', 1],
    ['Aplicar 1 ampolleta intramuscular dosis única', 1],
    ['500 mg dosis única', 1],
    ['Tomar 2 g por única vez', 1],
    ['1 óvulo vaginal en una sola aplicación', 1],
    ['Tomar 1 tableta en caso de dolor, máximo 4 al día', 'no end'],
    ['1 tableta si hay dolor, no más de 3 tabletas al día', 'no end'],
    ['Tomar 1 cápsula en caso de náusea, máximo tres veces al día', 'no end'],
    ['1 tableta cada 8 horas en caso de fiebre por 3 días', 3],
    ['1 tableta cada 8 h PRN dolor, máximo 5 días', 5],
    ['2 disparos si es necesario, sin exceder 8 disparos al día', 'no end'],
    ['Tomar 1 tableta cada 24 horas, uso continuo', 'no end'],
    ['Tomar 1 tableta diario sin suspender', 'no end'],
    ['1 tableta cada 12 horas hasta nueva indicación', 'no end'],
    ['1 cápsula diaria hasta terminar la caja', 'no end'],
    ['1 cápsula cada 8 horas hasta terminar el frasco', 'no end'],
    ['1 tableta cada mañana de forma permanente', 'no end'],
    ['1 tableta al día hasta su próxima cita', 'no end'],
    ['1 tableta por las noches, tratamiento continuo', 'no end'],
    ['Aplicar 20 unidades por la noche de por vida', 'no end'],
    ['1 tableta cada 24 horas hasta el 25 de diciembre', 'no end'],
    ['media tableta por la noche por un mes', 30],
    ['½ tableta por la noche por 1 mes', 30],
    ['1½ tabletas cada 12 horas por 7 días', 7],
    ['Tomar tableta y media cada 24 horas por 10 días', 10],
    ['Tomar una tableta y media al acostarse por 15 días', 15],
    ['Tomar un cuarto de tableta cada 12 horas por 7 días', 7],
    ['Tomar tres cuartos de tableta cada mañana por 5 días', 5],
    ['Tomar dos cápsulas cada doce horas durante diez días', 10],
    ['Tomar tres tabletas cada veinticuatro horas por cinco días', 5],
    ['1 tableta diario por 30 días', 30],
    ['1 tableta diariamente durante 2 meses', 60],
    ['1 tableta cada tercer día por 15 días', 15],
    ['1 tableta al acostarse por 14 días', 14],
    ['1 tableta antes de cada comida por 10 días', 10],
    ['1 cápsula antes del desayuno durante 4 semanas', 28],
    ['1 cápsula en ayunas por 28 días', 28],
    ['1 tableta después de cenar por 7 días', 7],
    ['1 tableta a las 8:00 y a las 20:00 por 7 días', 7],
    ['1 tableta 8 am y 8 pm por 7 días', 7],
    ['1 tableta mañana, tarde y noche por 5 días', 5],
    ['1 tableta por la mañana y otra por la noche por 5 días', 5],
    ['1 tableta los lunes, miércoles y viernes por 4 semanas', 28],
    ['1 tableta de lunes a viernes por 1 mes', 30],
    ['1 cápsula cada semana por 8 semanas', 56],
    ['1 tableta semanal durante 12 semanas', 84],
    ['1 parche cada 72 horas por 30 días', 30],
    ['1 gota en cada ojo cada 4 horas por 7 días', 7],
    ['2 gotas en oído derecho cada 8 hrs durante 7 días', 7],
    ['2 disparos en cada fosa nasal cada 24 horas por 30 días', 30],
    ['2 inhalaciones cada 12 horas por 3 meses', 90],
    ['1 a 2 tabletas cada 6 a 8 horas por 3 días', 3],
    ['1-2 tabletas cada 6-8 h por 3-5 días', 5],
    ['10 gotas cada 8 horas por 3 a 5 días', 5],
    ['1 cucharada cada 8 horas por 5 días', 5],
    ['Una cucharadita tres veces al día por una semana', 7],
    ['Disolver 1 sobre en medio vaso de agua cada 24 horas por 7 días', 7],
    ['Disolver 1 sobre en 200 ml de agua y tomar cada 12 horas por 3 días', 3],
    ['1 supositorio rectal cada 12 horas por 2 días', 2],
    ['Aplicar 1 óvulo vaginal por las noches por 7 noches durante 7 días', 7],
    ['Aplicar 80 mg intramuscular cada 24 horas por 5 días', 5],
    ['Administrar 1 g intravenoso cada 24 horas por 7 días', 7],
    ['1 frasco ámpula intramuscular cada 24 horas por 3 días', 3],
    ['Paracetamol 500 mg cada 8 horas por 3 días', 3],
    ['500 mg c/8h por 7 días', 7],
    ['500 mg cada 8 horas (7 días)', 7],
    ['1 tableta cada 8 horas 7 días', 7],
    ['1 tableta cada 8 horas, 7 días', 7],
    ['1 tableta c/8h por 24 horas', 1],
    ['1 nebulización cada 6 horas por 48 horas', 2],
    ['1 enjuague cada 12 horas por 10 días', 10],
    ['1 aplicación cada 8 horas por 10 días', 10],
    ['1 (una) tableta cada 12 horas por 10 (diez) días', 10],
    ['TOMAR 1 TABLETA CADA 8 HORAS POR 7 DÍAS', 7],
    ['Tomar 1 tableta cada 8 horas\npor 7 días', 7],
    ['Tomar 1 tableta cada 12 horas por 7 días, luego 1 tableta cada 24 horas por 5 días', 12],
    ['1 tableta cada 8 horas por 2 semanas (14 días)', 14],
    ['1 tableta cada 8 horas por 7 días y acudir a cita en 10 días', 7],
    ['1 tableta cada 8 horas por 7 días. Suspender si presenta ronchas', 7],
    ['1 tableta cada 8 horas por 7 días. En caso de alergia acudir a urgencias', 7],
    ['Tomar 1 tableta cada 8 horas durante los próximos 7 días', 7],
    ['1 tableta cada 8 horas los primeros 3 días, después 1 cada 12 horas por 4 días', 7],
    ['1 tableta cada 24 horas por una quincena', 15],
    ['1 tableta cada 24 horas por 1 año', 365],
    ['1 tableta cada 24 horas por 3 dosis', 'no end'],
    ['1 tableta BID por 5 días', 5],
    ['1 tableta/día por 30 días', 30],
    ['100 mcg/día por 30 días', 30],
    ['1 tableta/8 horas por 7 días', 7],
    ['1 tableta al acostarse por 3 noches', 3],
    ['Aplicar una pequeña cantidad dos veces al día por 7 días', 7],
    ['Administrar 10 ml por vía oral cada 8 horas, por 5 días', 5],
  ])('%s', (text, days) => {
    expect(stated(text)).toEqual(['dose', 'frequency', days])
  })
})

describe('parts that an instruction lacks are not reported as stated', () => {
  test.each<[text: string, dose: string, frequency: string, duration: number | string]>([
    ['', '', '', ''],
    ['Tomar', '', '', ''],
    ['Tomar según indicaciones', '', '', ''],
    ['tomar cada 8 horas', '', 'frequency', ''],
    ['Tomar cada 8 horas por 7 días', '', 'frequency', 7],
    ['1 tableta', 'dose', '', ''],
    ['1 tableta por 7 días', 'dose', '', 7],
    ['Tomar 1 tableta con alimentos por 5 días', 'dose', '', 5],
    ['1 tableta cada 8 horas', 'dose', 'frequency', ''],
    // In "Tomar 5 cada 8 horas" the dose has no unit, and so is not stated (mexico.md 1.2: number and unit in words).
    ['Tomar una cada 8 horas', '', 'frequency', ''],
    ['Tomar 5 cada 8 horas por 7 días', '', 'frequency', 7],
    ['Por 7 días', '', '', 7],
    ['1 tableta cada 8', 'dose', '', ''],
    ['1 tableta cada 8 por 7', 'dose', '', ''],
    ['0 tabletas cada 8 horas por 7 días', '', 'frequency', 7],
    ['0-0-0 por 5 días', '', '', 5],
    ['1 tableta cada 0 horas por 7 días', 'dose', '', 7],
    ['1 tableta cada 8 horas por 0 días', 'dose', 'frequency', ''],
    ['dosis única', '', 'frequency', 1],
    ['En caso de dolor, máximo 4 al día', '', 'frequency', 'no end'],
    ['En caso de dolor, máximo 4 tabletas al día', '', 'frequency', 'no end'],
    ['1 tableta en caso de dolor', 'dose', 'frequency', ''],
    ['1 tableta, máximo 4 al día', 'dose', '', ''],
    ['1 tableta cada 3 días', 'dose', 'frequency', ''],
    ['1 tableta cada 24 horas, cita en 7 días', 'dose', 'frequency', ''],
    ['1 tableta cada 24 horas. Regresar a los 7 días', 'dose', 'frequency', ''],
    ['1 tableta. Control a la semana', 'dose', '', ''],
    ['1 tableta. Cita a las 10:00', 'dose', '', ''],
    ['1 tableta cada 8 horas. Reposo por 3 días', 'dose', 'frequency', ''],
    ['1 tableta cada 8 horas. No suspender aunque se sienta mejor', 'dose', 'frequency', ''],
    ['1 tableta. En caso de fiebre acudir a urgencias', 'dose', '', ''],
    ['1 tableta. Suspender si presenta vómito', 'dose', '', ''],
    ['1 parche cada 24 horas, dejar puesto por 12 horas', 'dose', 'frequency', ''],
    ['Aplicar y dejar actuar por 10 minutos', '', '', ''],
    ['Tomar con 250 ml de agua cada 8 horas por 7 días', '', 'frequency', 7],
    ['Tomar con un vaso de agua cada 8 horas', '', 'frequency', ''],
    ['Caja con 20 tabletas, tomar cada 8 horas por 7 días', '', 'frequency', 7],
    ['Surtir 20 tabletas', '', '', ''],
    ['Tabletas de 500 mg, tomar cada 8 horas por 7 días', '', 'frequency', 7],
    ['Paracetamol 500 mg, tomar cada 8 horas por 3 días', '', 'frequency', 3],
    ['Amoxicilina 250 mg/5 ml, tomar cada 8 horas por 7 días', '', 'frequency', 7],
    ['500 mg, tomar cada 8 horas por 7 días', '', 'frequency', 7],
    ['10 mg/kg cada 8 horas por 7 días', '', 'frequency', 7],
    ['2 gotas en cada ojo por 7 días', 'dose', '', 7],
    ['1 tableta mañana por 7 días', 'dose', '', 7],
    ['Aplicar en la zona afectada cada 12 horas por 7 días', '', 'frequency', 7],
    ['1 tableta cada 8 horas hasta mejoría', 'dose', 'frequency', ''],
    ['1 tableta. Repetir a las 2 semanas', 'dose', '', ''],
    ['No tomar más de 4 tabletas al día', '', '', ''],
    ['No aplicar en la noche', '', '', ''],
    ['No dar 5 ml', '', '', ''],
    ['1 tableta, no tomar alcohol por 7 días', 'dose', '', ''],
    ['1 tableta. Control de glucosa cada 8 horas por 7 días', 'dose', '', ''],
    ['Paciente de 5 años con dolor de 3 días de evolución', '', '', ''],
    ['21-11-2026', '', '', ''],
    ['1-2-2026', '', '', ''],
    ['Tel. 55-12-34-56', '', '', ''],
  ])('%s', (text, ...parts) => {
    expect(stated(text)).toEqual(parts)
  })
})

test('the area is the dose when the route is the skin', () => {
  const text = 'Aplicar en la zona afectada cada 12 horas por 7 días'
  expect(stated(text, 'cutánea')).toEqual(['dose', 'frequency', 7])
  expect(stated(text, 'oral')).toEqual(['', 'frequency', 7])
})

test('two different durations count as none, and "hasta terminar" is no second duration', () => {
  expect(stated('1 tableta cada 8 horas por 7 días por 10 días')).toEqual(['dose', 'frequency', ''])
  expect(stated('1 tableta cada 8 horas por 7 días hasta terminar')).toEqual(['dose', 'frequency', 7])
})

test('a dose that only one of two steps states is stated', () => {
  expect(stated('1 tableta cada 8 horas por 3 días, luego cada 12 horas por 4 días')[0]).toBe('dose')
})

test.each([
  ['a treatment of ten years', '3660 días', 3660],
  ['a longer treatment, which is a typing error', '3661 días', ''],
])('of %s', (_name, span, duration) => {
  expect(stated(`1 tableta cada 24 horas por ${span}`)).toEqual(['dose', 'frequency', duration])
})

test('a long text is read in linear time', () => {
  const text = 'en caso de 1 tableta '.repeat(500)
  expect(instructionParts(text).frequency).toBe(false)
})

test.each([
  ['1 tab c/8h x 7d VO', 'VO'],
  ['VO', 'VO'],
  ['v.o.', 'v.o.'],
  ['V. O. cada 8 horas', 'V. O.'],
  ['1 ampolleta I.M. cada 24 horas', 'I.M.'],
  ['1 ampolleta im cada 24 horas', 'im'],
  ['1 g IV c/12h', 'IV'],
  ['10 UI SC por la noche', 'SC'],
  ['1 tableta SL en caso de dolor', 'SL'],
  ['5 ml v/o', 'v/o'],
  ['(VO) 1 tableta', 'VO'],
  ['fracción IV, 1 tableta VO', 'VO'],
  ['0.1 ml ID', 'ID'],
  ['PO cada 8 horas, luego vo', 'PO'],
  ['vo cada 8 horas, luego PO', 'vo'],
])('%s names the route by the abbreviation %s', (text, found) => {
  expect(abbreviatedRoute(text)).toBe(found)
})

test.each([
  '',
  'Tomar 1 tableta vía oral cada 8 horas por 7 días',
  'Medicamento de la fracción IV',
  'Cardiopatía clase IV, 1 tableta al día',
  'Su id de paciente',
  'vial, volar, imán, ivermectina, escala',
  'intramuscular',
])('no abbreviated route in "%s"', (text) => {
  expect(abbreviatedRoute(text)).toBeNull()
})
