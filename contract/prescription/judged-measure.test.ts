import { describe, expect, test } from 'vitest'
import { law } from '#knowledge/law/law.ts'
import type { WrittenMedication } from './row.ts'
import { makePresentation } from './testing/catalogue.ts'
import { judgedBy } from './testing/judged.ts'

describe('a dose in a unit that the form is never taken in is refused', () => {
  const syrup = makePresentation('Jarabil', { uid: 'syrup', form: 'jarabe', per: '5 mL' })
  test.each<[string, Partial<WrittenMedication>, object]>([
    [
      'of a picked product',
      { drug_upc: 'syrup', instructions: 'Tomar 1 tableta cada 8 horas durante 5 días.' },
      { instructions: ['measure-of-form:tableta|jarabe'] },
    ],
    [
      'of a free text',
      {
        presentation: 'Cuatropril tableta 10 mg',
        instructions: 'Tomar 5 ml por vía oral cada 8 horas durante 5 días.',
      },
      { instructions: ['measure-of-form:ml|tableta'] },
    ],
    [
      'of a text that names no known medicine',
      {
        presentation: 'Preparadol tableta 10 mg',
        instructions: 'Tomar 5 ml por vía oral cada 8 horas durante 5 días.',
      },
      { instructions: ['measure-of-form:ml|tableta'] },
    ],
    [
      'of the text that is printed, where it states another form than the product',
      {
        drug_upc: 'syrup',
        presentation: 'Jarabil tableta 10 mg',
        instructions: 'Tomar 5 ml cada 8 horas durante 5 días.',
      },
      { instructions: ['measure-of-form:ml|tableta'] },
    ],
    [
      'but not one that fits',
      { drug_upc: 'syrup', instructions: 'Tomar 5 ml cada 8 horas durante 5 días.' },
      {},
    ],
    [
      'nor one of a form that is not known',
      {
        presentation: 'Cuatropril 10 mg',
        instructions: 'Tomar 5 ml de jarabe por vía oral cada 8 horas durante 5 días.',
      },
      {},
    ],
    [
      'nor one of a tablet that is dissolved before',
      {
        presentation: 'Cuatropril tableta 10 mg',
        instructions:
          'Disolver 1 tableta en 10 ml de agua. Tomar 5 ml por vía oral cada 8 horas durante 5 días.',
      },
      {},
    ],
  ])('%s', (_what, row, fields) => {
    expect(judgedBy(law, row, [syrup]).fields).toEqual(fields)
  })
})

describe('a scale of insulin by glucose', () => {
  const insulin = makePresentation('Insulina lispro', {
    uid: 'insulin',
    form: 'solución inyectable',
    route: 'subcutánea',
  })
  const scale = '<150: 0 UI, 150-200: 2 UI, 201-250: 4 UI'
  test.each<[string, string, object]>([
    ['without its heading has a dose and a frequency as well', `${scale} x 30 días`, {}],
    [
      'with limits that are no glucose is refused with what to add',
      '<15: 0 UI, 15-20: 2 UI, 21-25: 4 UI',
      { instructions: ['scale-without-heading'] },
    ],
    ['with its heading has a dose and a frequency', `según glucosa ${scale} x 30 días`, {}],
  ])('%s', (_what, instructions, fields) => {
    expect(judgedBy(law, { drug_upc: 'insulin', instructions }, [insulin]).fields).toEqual(fields)
  })
})
