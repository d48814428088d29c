import { expect, test } from 'vitest'
import { projectSafety } from '../../testing/clinical/project-knowledge.ts'
import { healthyPatient, writtenRow } from '../../testing/clinical/safety.ts'
import type { CheckedPatient } from '../subject.ts'

const read = (presentation: string, instructions: string, via: string) =>
  projectSafety.read(writtenRow(presentation, instructions, via))
const reachOf = (presentation: string, via = '') => {
  const row = read(presentation, '', via)
  return [row?.reach, row?.isReachOpen]
}

test.each([
  ['Diclofenaco gel 1 %', 'skin'],
  ['Betametasona crema 0.05 %', 'skin'],
  ['Mupirocina ungüento 2 %', 'skin'],
  ['Lidocaína jalea 2 %', 'skin'],
  ['Ketoconazol champú 2 %', 'skin'],
  ['Ciprofloxacino gotas óticas 0.3 %', 'skin'],
  ['Timolol solución oftálmica 0.5 %', 'mucosal'],
  ['Ketorolaco colirio 0.5 %', 'mucosal'],
  ['Mometasona spray nasal', 'mucosal'],
  ['Clotrimazol óvulo 100 mg', 'mucosal'],
  // "Gotas" of a drug means eye drops if the catalogue has no drops of the drug that are swallowed.
  ['Timolol gotas 0.5 %', 'mucosal'],
  ['Latanoprost gotas', 'mucosal'],
  // Drugs of which the catalogue has an ointment or a cream for the eye or the vagina only.
  ['Tobramicina ungüento', 'mucosal'],
  ['Estrógenos conjugados crema', 'mucosal'],
  ['Salbutamol aerosol', 'systemic'],
  ['Fentanilo parche 25 mcg/h', 'systemic'],
  ['Paracetamol gotas 100 mg/mL', 'systemic'],
  // A drug of which the catalogue has a solution that is swallowed, and eye drops.
  ['Prednisolona 15 mg/5 mL solución', 'systemic'],
  ['Diclofenaco', 'systemic'],
  // Gels and ointments that act on the whole body through the skin.
  ['Estradiol gel 0.06 %', 'systemic'],
  ['Testosterona gel 1 %', 'systemic'],
  ['Nitroglicerina ungüento 2 %', 'systemic'],
])('%s without a route acts on: %s', (presentation, reach) =>
  expect(reachOf(presentation)).toEqual([reach, false]),
)

test.each([
  'Timolol solución 0.5 %',
  'Minoxidil solución 5 %',
  'Diclofenaco gotas',
  'Ciprofloxacino gotas',
  'Terbinafina spray',
])('%s without a route counts for the whole body, and the page says so', (presentation) => {
  expect(reachOf(presentation)).toEqual(['systemic', true])
  const row = read(presentation, '', '')
  const { gaps } = projectSafety.check(row ? [row] : [], healthyPatient({}))
  expect(gaps.filter(({ reason }) => reason === 'route-open')).toEqual([
    { reason: 'route-open', items: [presentation], about: [presentation] },
  ])
})

test.each([
  ['Timolol solución 0.5 %', 'oftálmica', 'mucosal'],
  ['Ciprofloxacino gotas', 'ótica', 'skin'],
  ['Betametasona crema 0.05 %', 'vaginal', 'mucosal'],
  ['Mometasona crema 0.1 %', 'oral', 'systemic'],
  ['Diclofenaco tableta 100 mg', 'cutánea', 'systemic'],
  ['Estradiol gel 0.06 %', 'cutánea', 'systemic'],
])('%s by the route %s acts on: %s', (presentation, via, reach) =>
  expect(reachOf(presentation, via)).toEqual([reach, false]),
)

test.each<[string, string, Partial<CheckedPatient>, string[]]>([
  ['Diclofenaco gel 1 %', '', { conditions: ['K25.4'] }, []],
  ['Diclofenaco tableta 100 mg', '', { conditions: ['K25.4'] }, ['condition']],
  // An eye drop of timolol also closes the airways of a patient with asthma.
  ['Timolol gotas 0.5 %', '', { conditions: ['J45.9'] }, ['condition']],
  ['Estradiol gel 0.06 %', 'cutánea', { female: true, conditions: ['C50.9'] }, ['condition']],
])('%s %s for a patient with %o is found: %o', (presentation, via, patient, kinds) => {
  const row = read(presentation, '', via)
  const { findings } = projectSafety.check(row ? [row] : [], healthyPatient(patient))
  const stops = findings.filter(({ severity }) => severity === 'contraindicated' || severity === 'serious')
  expect([...new Set(stops.map(({ kind }) => kind))].filter((kind) => kind === 'condition')).toEqual(kinds)
})
