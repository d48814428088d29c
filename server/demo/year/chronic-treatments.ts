import { diagnosis, type Treatment } from './treatment.ts'

const PRESSURE = diagnosis('I10', 'Hipertensión arterial esencial')
const DIABETES = diagnosis('E11.9', 'Diabetes tipo 2 sin complicaciones')
const EVERY_DAY = 'Tomar 1 tableta por vía oral cada 24 horas durante 30 días.'
const TWICE_A_DAY = 'Tomar 1 tableta por vía oral cada 12 horas durante 30 días.'
const WITH_MEALS = 'Tomar 1 tableta por vía oral cada 12 horas con los alimentos durante 30 días.'
const AT_NIGHT = 'Tomar 1 tableta por vía oral cada noche durante 30 días.'

/** Treatments of chronic illnesses, which are renewed month after month. */
export const chronic = {
  losartan: {
    diagnosis: PRESSURE,
    rows: [['Losartán tableta 50 mg, caja con 60 tabletas', TWICE_A_DAY, 1]],
    extras: 'Dieta baja en sal. Tomar la presión dos veces por semana.',
  },
  losartanAtorvastatina: {
    diagnosis: PRESSURE,
    rows: [
      ['Losartán tableta 50 mg, caja con 60 tabletas', TWICE_A_DAY, 1],
      ['Atorvastatina tableta 20 mg, caja con 30 tabletas', AT_NIGHT, 1],
    ],
    extras: 'Dieta baja en sal y grasas.',
  },
  enalaprilAmlodipino: {
    diagnosis: PRESSURE,
    rows: [
      ['Enalapril tableta 10 mg, caja con 30 tabletas', TWICE_A_DAY, 2],
      ['Amlodipino tableta 5 mg, caja con 30 tabletas', EVERY_DAY, 1],
    ],
  },
  telmisartan: {
    diagnosis: PRESSURE,
    rows: [['Telmisartán tableta 40 mg, caja con 30 tabletas', EVERY_DAY, 1]],
  },
  metformina: {
    diagnosis: DIABETES,
    rows: [['Metformina tableta 850 mg, caja con 60 tabletas', WITH_MEALS, 1]],
    extras: 'Caminar 30 minutos diarios. Revisar los pies cada noche.',
  },
  metforminaSitagliptina: {
    diagnosis: DIABETES,
    rows: [
      ['Metformina tableta 850 mg, caja con 60 tabletas', WITH_MEALS, 1],
      [
        'Sitagliptina tableta 100 mg, caja con 28 tabletas',
        'Tomar 1 tableta por vía oral cada 24 horas durante 28 días.',
        1,
      ],
    ],
  },
  metforminaLosartan: {
    diagnosis: DIABETES,
    rows: [
      ['Metformina tableta 850 mg, caja con 60 tabletas', WITH_MEALS, 1],
      ['Losartán tableta 50 mg, caja con 30 tabletas', EVERY_DAY, 1],
    ],
    extras: 'Medir la glucosa en ayunas tres veces por semana.',
  },
  levotiroxina: {
    diagnosis: diagnosis('E03.9', 'Hipotiroidismo sin precisar'),
    rows: [
      [
        'Levotiroxina tableta 100 µg, caja con 50 tabletas',
        'Tomar 1 tableta por vía oral cada 24 horas en ayunas durante 50 días.',
        1,
      ],
    ],
  },
  budesonida: {
    diagnosis: diagnosis('J45.9', 'Asma sin precisar'),
    rows: [
      [
        'Formoterol / Budesonida polvo para inhalación 4.5 µg / 160 µg por dosis, caja con 1 inhalador de 60 dosis',
        'Inhalar 1 dosis por vía inhalatoria cada 12 horas durante 30 días.',
        1,
      ],
    ],
    extras: 'Enjuagar la boca después de cada inhalación.',
  },
  alopurinol: {
    diagnosis: diagnosis('M10.9', 'Gota sin precisar'),
    rows: [['Alopurinol tableta 300 mg, caja con 30 tabletas', EVERY_DAY, 1]],
    extras: 'Evitar vísceras, mariscos y alcohol.',
  },
  tamsulosina: {
    diagnosis: diagnosis('N40', 'Hiperplasia de la próstata'),
    rows: [
      [
        'Tamsulosina cápsula de liberación prolongada 0.4 mg, caja con 30 cápsulas',
        'Tomar 1 cápsula por vía oral cada noche durante 30 días.',
        1,
      ],
    ],
  },
  enalaprilEspironolactona: {
    diagnosis: diagnosis('I50.9', 'Insuficiencia cardiaca sin precisar'),
    rows: [
      ['Enalapril tableta 10 mg, caja con 30 tabletas', TWICE_A_DAY, 2],
      ['Espironolactona tableta 25 mg, caja con 30 tabletas', EVERY_DAY, 1],
    ],
    extras: 'Pesarse cada mañana. Acudir si sube 2 kg en tres días.',
    overrides: [
      {
        finding: 'interaction|ras-blockers--mineralocorticoid-antagonists|enalapril|espironolactona',
        reason: 'Potasio y creatinina se controlan cada mes.',
      },
    ],
  },
  atorvastatina: {
    diagnosis: diagnosis('E78.5', 'Hiperlipidemia sin precisar'),
    rows: [['Atorvastatina tableta 20 mg, caja con 30 tabletas', AT_NIGHT, 1]],
    extras: 'Dieta baja en grasas.',
  },
} as const satisfies Record<string, Treatment>

export type ChronicTreatment = keyof typeof chronic
