import { SEASONS } from './adult-treatments.ts'
import { type Acute, diagnosis, type Treatment } from './treatment.ts'

/** Treatment of a child of a weight in kg. */
export type ByWeight = (kg: number) => Treatment

/** Volume in mL to the half millilitre, as an oral syringe measures it. */
const millilitres = (amount: number): number => Math.max(0.5, Math.floor(amount * 2) / 2)

/** Paracetamol 12 mg/kg a dose, four times a day (knowledge/safety/paediatric): suspension with 32 mg/mL. */
const paracetamol = (kg: number) =>
  [
    'Paracetamol suspensión oral 160 mg/5 mL, frasco con 120 mL',
    `Tomar ${millilitres((kg * 12) / 32)} mL por vía oral cada 6 horas durante 3 días.`,
    1,
  ] as const

/** Volume in mL of a dose of amoxicillin, 45 mg/kg a day in three doses: suspension with 100 mg/mL. */
const amoxicillin = (kg: number): number => millilitres((kg * 15) / 100)

/** Number of sachets with 10 mg of racecadotril in a dose of at most 1.5 mg/kg, three times a day. */
const sachets = (kg: number): number => Math.min(3, Math.max(1, Math.floor((kg * 1.5) / 10)))

/** Illnesses of children, with doses by weight from knowledge/safety/paediatric. */
export const acuteOfChildren: readonly Acute<ByWeight>[] = [
  {
    months: SEASONS.WINTER,
    treatment: (kg) => ({
      diagnosis: diagnosis('J06.9', 'Infección aguda de vías respiratorias superiores'),
      rows: [paracetamol(kg)],
      extras: 'Líquidos abundantes. Acudir si respira rápido o no quiere comer.',
    }),
  },
  {
    months: SEASONS.WINTER.map((n) => n / 2),
    treatment: (kg) => ({
      diagnosis: diagnosis('H66.9', 'Otitis media sin precisar'),
      rows: [
        [
          'Amoxicilina suspensión oral 500 mg/5 mL, frasco con polvo para 75 mL',
          `Tomar ${amoxicillin(kg)} mL por vía oral cada 8 horas durante 7 días.`,
          // 21 doses; a bottle holds 75 mL.
          amoxicillin(kg) * 21 > 75 ? 2 : 1,
        ],
        paracetamol(kg),
      ],
    }),
  },
  {
    months: SEASONS.SUMMER,
    treatment: (kg) => ({
      diagnosis: diagnosis('A09', 'Diarrea y gastroenteritis de presunto origen infeccioso'),
      rows: [
        [
          'Racecadotrilo granulado 10 mg, caja con 18 sobres',
          `Tomar ${sachets(kg) === 1 ? '1 sobre' : `${sachets(kg)} sobres`} por vía oral cada 8 horas durante 3 días.`,
          sachets(kg) > 2 ? 2 : 1,
        ],
      ],
      extras: 'Suero oral después de cada evacuación. Acudir si hay sangre, vómito o somnolencia.',
    }),
  },
]
