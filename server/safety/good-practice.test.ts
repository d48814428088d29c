import { describe, expect, test } from 'vitest'
import { SEVERITIES } from '#knowledge/safety/rule.ts'
import { projectSafety } from '../testing/clinical/project-knowledge.ts'
import { healthyPatient, item } from '../testing/clinical/safety.ts'
import { createSafetyCheck } from './check.ts'

const knowledge = projectSafety.rules
const check = createSafetyCheck(knowledge)

/**
 * The most serious finding about a prescription for a healthy patient, and the names of the drugs and conditions that the
 * finding is about.
 */
const worst = (drugs: readonly string[], more: Parameters<typeof healthyPatient>[0] = {}) => {
  const keys = drugs.map((drug) => {
    const [name = '', route] = drug.split(' @')
    const key = knowledge.names.get(name)
    if (key === undefined) throw new Error(`unknown ${name}`)
    return item(
      drug,
      [key],
      route === undefined ? {} : { route, reach: knowledge.reach.get(route) ?? 'systemic' },
    )
  })
  return check(keys, healthyPatient(more)).findings[0]
}

describe('ordinary good practice is not stopped, and where no risk exists not called serious', () => {
  test.each([
    'losartan hidroclorotiazida',
    'enalapril amlodipino',
    'losartan amlodipino metoprolol',
    'acido acetilsalicilico clopidogrel atorvastatina',
    'metformina insulina_glargina',
    'metformina sitagliptina',
    'metformina dapagliflozina losartan',
    'omeprazol amoxicilina claritromicina',
    'budesonida formoterol',
    'fluticasona salmeterol',
    'salbutamol ipratropio',
    'levodopa carbidopa',
    'levodopa rasagilina',
    'levodopa pramipexol',
    'sulfametoxazol trimetoprima',
    'isoniazida rifampicina pirazinamida etambutol',
    'sulfato_ferroso acido_folico',
    'metotrexato acido_folico prednisona',
    'tamsulosina dutasterida',
    'atorvastatina ezetimiba',
    'furosemida espironolactona carvedilol enalapril',
    'bisoprolol losartan furosemida',
    'paracetamol ibuprofeno',
    'amoxicilina paracetamol ambroxol',
    'sertralina clonazepam',
    'fluoxetina olanzapina',
    'valproato quetiapina',
    'levotiroxina metformina',
    'pregabalina duloxetina',
    'loratadina montelukast mometasona_@nasal',
    'etinilestradiol levonorgestrel',
    'alopurinol colchicina',
    'nitrofurantoina fenazopiridina',
    'metronidazol ciprofloxacino',
    'butilhioscina paracetamol',
  ])('%s', (line) => {
    const names = line.split(' ').flatMap((word) => {
      const name = word.replaceAll('_@', ' @').replaceAll('_', ' ')
      return knowledge.names.has(name.split(' @')[0] ?? '') ? [name] : []
    })
    expect(names.length).toBeGreaterThan(0)
    const finding = worst(names)
    const rank = finding === undefined ? SEVERITIES.length : SEVERITIES.indexOf(finding.severity)
    expect(rank, `${finding?.severity} ${finding?.about.join(' + ')}`).toBeGreaterThan(
      SEVERITIES.indexOf('serious'),
    )
  })
})

describe('well-known interactions are found, at their level', () => {
  test.each([
    ['claritromicina simvastatina', 'contraindicated'],
    ['sildenafil dinitrato de isosorbida', 'contraindicated'],
    ['amiodarona moxifloxacino', 'contraindicated'],
    ['amiodarona azitromicina', 'serious'],
    ['azitromicina ondansetron', 'moderate'],
    ['warfarina ibuprofeno', 'serious'],
    ['enalapril espironolactona', 'moderate'],
    ['losartan ibuprofeno', 'moderate'],
    ['alopurinol azatioprina', 'contraindicated'],
    ['ketorolaco diclofenaco', 'contraindicated'],
    ['fluoxetina tramadol', 'serious'],
    ['digoxina claritromicina', 'serious'],
    ['carbonato de litio hidroclorotiazida', 'serious'],
    ['voriconazol fenitoina', 'serious'],
    ['voriconazol carbamazepina', 'contraindicated'],
  ])('%s is %s', (line, severity) => {
    const words = line.split(' ')
    const at = knowledge.names.has(words[0] ?? '') ? 1 : words.length - 1
    const pair = [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    expect(worst(pair)?.severity).toBe(severity)
  })

  test('eye drops of timolol and asthma', () => {
    const asthma = { conditions: ['J45.9'] }
    expect(worst(['timolol @oftálmica'], asthma)?.severity).toBe('contraindicated')
    expect(worst(['timolol @oftálmica'], { conditions: ['I10'] })).toBeUndefined()
    expect(worst(['latanoprost @oftálmica'], asthma)).toBeUndefined()
  })
})
