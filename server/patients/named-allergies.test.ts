import { describe, expect, test } from 'vitest'
import { projectSafety } from '../testing/clinical/project-knowledge.ts'
import { healthyPatient, item } from '../testing/clinical/safety.ts'
import { withKey } from './allergens.ts'

/** Levels of the findings about an allergy in words, for a row with these ingredients. A text that is not recognised adds `unknown`. */
const levels = (text: string, ingredients: string[]): string[] => {
  const patient = healthyPatient({ allergies: [], unknownAllergies: [text] })
  const { findings, gaps } = projectSafety.check([item('1', ingredients)], patient)
  return [
    ...findings.filter(({ kind }) => kind === 'allergy').map(({ severity }) => severity),
    ...gaps.filter(({ reason }) => reason === 'unknown-allergy').map(() => 'unknown'),
  ]
}

describe('an allergy in words', () => {
  test.each([
    ['Bactrim', ['trimetoprima', 'sulfametoxazol'], ['contraindicated', 'contraindicated']],
    ['Bactrim F tableta', ['sulfametoxazol'], ['contraindicated']],
    ['alergia al Bactrim', ['sulfadiazina de plata'], ['contraindicated']],
    ['Clavulin', ['amoxicilina'], ['contraindicated']],
    ['Clavulin', ['ampicilina'], ['contraindicated']],
    ['Neo-Melubrina', ['metamizol sodico'], ['contraindicated']],
    ['Buscapina compositum', ['metamizol sodico'], ['contraindicated']],
    ['Dolo-Neurobión', ['diclofenaco'], ['contraindicated']],
    ['penicilina', ['amoxicilina'], ['contraindicated']],
    ['penicilina y Bactrim', ['amoxicilina', 'sulfametoxazol'], ['contraindicated', 'contraindicated']],
  ])('%s stops %s', (text, ingredients, expected) => {
    expect(levels(text, ingredients)).toEqual(expected)
  })

  test.each(['penicilin', 'Bactrim de la infancia', 'polvo rojo', 'tableta', 'no al Bactrim'])(
    '%s with words that name no allergen remains unknown',
    (text) => {
      expect(levels(text, ['sulfametoxazol'])).toEqual(['unknown'])
    },
  )

  test.each([
    ['Bactrim', 'trimetoprima+sulfametoxazol'],
    ['alergia al Bactrim F', 'trimetoprima+sulfametoxazol'],
    ['Septrin tableta', 'trimetoprima+sulfametoxazol'],
    ['Clavulin', 'amoxicilina+acido clavulanico'],
    ['Neo-Melubrina', 'metamizol sodico'],
    ['Buscapina compositum', 'butilhioscina+metamizol sodico'],
    ['penicilin', ''],
  ])('%s is saved with the key "%s"', (text, key) => {
    expect(withKey(projectSafety, { key: '', text })).toEqual({ key, text })
  })
})
