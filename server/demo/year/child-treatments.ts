import { SEASONS } from './adult-treatments.ts'
import { type Acute, diagnosis, type Treatment } from './treatment.ts'

/** Makes the treatment of a child from the child's weight in kg. */
export type ByWeight = (kg: number) => Treatment

/** Rounds a volume in mL down to half millilitres, which an oral syringe can measure. */
const millilitres = (amount: number): number => Math.max(0.5, Math.floor(amount * 2) / 2)

/** Paracetamol for a child: 12 mg/kg a dose, four times a day (knowledge/safety/paediatric), as a suspension with 32 mg/mL. */
const paracetamol = (kg: number) =>
  [
    'Paracetamol suspensión oral 160 mg/5 mL, frasco con 120 mL',
    `Tomar ${millilitres((kg * 12) / 32)} mL por vía oral cada 6 horas durante 3 días.`,
    1,
  ] as const

/** Volume in mL of a child's dose of amoxicillin: 45 mg/kg a day in three doses, as a suspension with 100 mg/mL. */
const amoxicillin = (kg: number): number => millilitres((kg * 15) / 100)

/** Number of sachets in a child's dose of racecadotril: at most 1.5 mg/kg, three times a day. A sachet contains 10 mg. */
const sachets = (kg: number): number => Math.min(3, Math.max(1, Math.floor((kg * 1.5) / 10)))

/** Treatments of illnesses of children, with doses by weight from knowledge/safety/paediatric. */
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
          // The treatment has 21 doses, and a bottle contains 75 mL. Larger doses need two bottles.
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
