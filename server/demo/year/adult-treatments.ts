import { type Acute, diagnosis } from './treatment.ts'

// Relative frequency of illnesses in each month of the year:
//              Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec
const WINTER = [9, 7, 4, 2, 1, 1, 1, 1, 2, 4, 7, 9]
const SUMMER = [1, 1, 2, 4, 7, 8, 8, 7, 4, 2, 1, 1]
const SPRING = [2, 5, 7, 6, 3, 1, 1, 1, 1, 2, 2, 2]
const ALL_YEAR = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]

const PARACETAMOL = [
  'Paracetamol tableta 500 mg, caja con 20 tabletas',
  'Tomar 1 tableta por vía oral cada 8 horas durante 5 días.',
  1,
] as const
const AMOXICILLIN = [
  'Amoxicilina cápsula 500 mg, caja con 12 cápsulas',
  'Tomar 1 cápsula por vía oral cada 8 horas durante 7 días.',
  2,
] as const

/** Treatments of short illnesses of adults. */
export const acuteOfAdults: readonly Acute[] = [
  {
    months: WINTER,
    treatment: {
      diagnosis: diagnosis('J00', 'Resfriado común'),
      rows: [
        PARACETAMOL,
        [
          'Loratadina tableta 10 mg, caja con 10 tabletas',
          'Tomar 1 tableta por vía oral cada 24 horas durante 5 días.',
          1,
        ],
      ],
      extras: 'Líquidos abundantes y reposo.',
    },
  },
  {
    months: WINTER,
    treatment: {
      diagnosis: diagnosis('J02.9', 'Faringitis aguda sin precisar'),
      rows: [PARACETAMOL],
      extras: 'Líquidos abundantes.',
    },
  },
  {
    months: WINTER.map((n) => n / 2),
    treatment: {
      diagnosis: diagnosis('J03.9', 'Amigdalitis aguda sin precisar'),
      rows: [AMOXICILLIN, PARACETAMOL],
    },
  },
  {
    months: WINTER,
    treatment: {
      diagnosis: diagnosis('J20.9', 'Bronquitis aguda sin precisar'),
      rows: [
        [
          'Ambroxol solución oral 15 mg/5 mL, frasco con 120 mL',
          'Tomar 10 mL por vía oral cada 8 horas durante 7 días.',
          2,
        ],
        [
          'Benzonatato cápsula 100 mg, caja con 20 cápsulas',
          'Tomar 1 cápsula por vía oral cada 8 horas durante 6 días.',
          1,
        ],
      ],
    },
  },
  {
    months: WINTER.map((n) => n / 2),
    treatment: {
      diagnosis: diagnosis('J01.9', 'Sinusitis aguda sin precisar'),
      rows: [
        AMOXICILLIN,
        [
          'Mometasona suspensión nasal 50 µg/dosis, frasco con 140 dosis',
          'Aplicar 2 disparos en cada fosa nasal cada 24 horas durante 14 días.',
          1,
        ],
      ],
    },
  },
  {
    months: SPRING,
    treatment: {
      diagnosis: diagnosis('J30.4', 'Rinitis alérgica sin precisar'),
      rows: [
        [
          'Levocetirizina tableta 5 mg, caja con 20 tabletas',
          'Tomar 1 tableta por vía oral cada noche durante 14 días.',
          1,
        ],
        [
          'Mometasona suspensión nasal 50 µg/dosis, frasco con 140 dosis',
          'Aplicar 2 disparos en cada fosa nasal cada 24 horas durante 14 días.',
          1,
        ],
      ],
    },
  },
  {
    months: SUMMER,
    treatment: {
      diagnosis: diagnosis('A09', 'Diarrea y gastroenteritis de presunto origen infeccioso'),
      rows: [
        [
          'Racecadotrilo cápsula 100 mg, caja con 9 cápsulas',
          'Tomar 1 cápsula por vía oral cada 8 horas durante 3 días.',
          1,
        ],
      ],
      extras: 'Suero oral después de cada evacuación. Acudir si hay sangre o fiebre.',
    },
  },
  {
    months: SUMMER.map((n) => n / 2),
    sex: 'F',
    treatment: {
      diagnosis: diagnosis('N39.0', 'Infección de vías urinarias, sitio sin precisar'),
      rows: [
        [
          'Fosfomicina granulado para solución oral 3 g, caja con 1 sobre',
          'Tomar 1 sobre disuelto en agua por vía oral, dosis única.',
          1,
        ],
      ],
      extras: 'Líquidos abundantes.',
    },
  },
  {
    months: ALL_YEAR,
    treatment: {
      diagnosis: diagnosis('K29.7', 'Gastritis sin precisar'),
      rows: [
        [
          'Omeprazol cápsula 20 mg, caja con 14 cápsulas',
          'Tomar 1 cápsula por vía oral cada 24 horas en ayunas durante 14 días.',
          1,
        ],
      ],
      extras: 'Evitar café, alcohol y picante.',
    },
  },
  {
    months: ALL_YEAR,
    treatment: {
      diagnosis: diagnosis('M54.5', 'Lumbago sin precisar'),
      rows: [
        [
          'Naproxeno tableta 250 mg, caja con 30 tabletas',
          'Tomar 1 tableta por vía oral cada 12 horas con los alimentos durante 5 días.',
          1,
        ],
        PARACETAMOL,
      ],
      extras: 'Evitar cargar objetos pesados.',
    },
  },
  {
    months: ALL_YEAR.map((n) => n / 2),
    treatment: {
      diagnosis: diagnosis('K58.9', 'Síndrome de intestino irritable sin diarrea'),
      rows: [
        [
          'Butilhioscina tableta 10 mg, caja con 20 tabletas',
          'Tomar 1 tableta por vía oral cada 8 horas durante 5 días.',
          1,
        ],
      ],
    },
  },
  {
    months: SUMMER.map((n) => n / 3),
    treatment: {
      diagnosis: diagnosis('B35.3', 'Tiña del pie'),
      rows: [
        [
          'Clotrimazol crema 1 %, tubo con 30 g',
          'Aplicar en la zona afectada cada 12 horas durante 14 días.',
          1,
        ],
      ],
    },
  },
  {
    months: ALL_YEAR.map((n) => n / 2),
    treatment: {
      diagnosis: diagnosis('L30.9', 'Dermatitis sin precisar'),
      rows: [
        [
          'Hidrocortisona crema 1 %, tubo con 15 g',
          'Aplicar una capa delgada en la zona afectada cada 12 horas durante 7 días.',
          1,
        ],
      ],
    },
  },
]

/** Frequencies of illnesses by month. Respiratory and intestinal illnesses are seasonal in children too. */
export const SEASONS = { WINTER, SUMMER, ALL_YEAR }
