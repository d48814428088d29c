import { expect, test } from 'vitest'
import { createContentsReader } from '#server/safety/read-contents.ts'
import { projectKnowledge, projectSafety } from '#server/testing/clinical/project-knowledge.ts'
import { createPairVerdict } from './safety-pair.ts'

const rules = projectSafety.rules
const verdict = createPairVerdict(
  rules,
  createContentsReader(projectKnowledge, rules),
  projectKnowledge.products,
)

test('a pair is found by Spanish names or synonyms, ignoring accents and case', () => {
  expect(verdict('Warfarina, IBUPROFENO')).toMatchObject({
    outcome: 'found',
    severity: 'serious',
    interrupts: false,
  })
  expect(verdict('hipérico,ciclosporina')).toMatchObject({ outcome: 'found', interrupts: true })
})

test.each([
  ['sildenafil,isosorbida', 'contraindicated'],
  ['sildenafil,isosorbida dinitrato', 'contraindicated'],
  ['Viagra,ISDN', 'contraindicated'],
  ['warfarina,cotrimoxazol', 'serious'],
  ['naproxeno,ibuprofeno', 'serious'],
  ['TMP/SMX,metotrexato', 'contraindicated'],
  ['Paxlovid,simvastatina', 'contraindicated'],
  ['enalapril maleato,cloruro potásico', 'serious'],
])('spellings of doctors are understood: %s', (line, severity) => {
  expect(verdict(line)).toMatchObject({ outcome: 'found', severity })
})

test.each([
  // The rule about sacubitril holds where valsartan, which has the same rule, is not taken.
  ['sacubitrilo,espironolactona', 'moderate'],
  ['salbutamol,prednisona', 'minor'],
])('rules that hold without any fact about the patient count: %s', (line, severity) => {
  expect(verdict(line)).toMatchObject({ outcome: 'found', severity })
})

test('a pair without a rule is distinguished from an unknown name', () => {
  expect(verdict('paracetamol,amoxicilina')).toMatchObject({ outcome: 'none', severity: null })
  // A row of knowledge/safety/reviewed says that the label of simeticona (simethicone) names no interaction.
  expect(verdict('paracetamol,simeticona')).toMatchObject({ outcome: 'none', severity: null })
  // Mupirocina (mupirocin) is only applied to the skin.
  expect(verdict('paracetamol,mupirocina')).toMatchObject({ outcome: 'none', severity: null })
  expect(verdict('paracetamol,silimarina').outcome).toBe('unchecked')
  for (const line of [
    'paracetamol zzz,amoxicilina',
    'paracetamol,zzz',
    'zzz,paracetamol',
    'paracetamol',
    '',
    'paracetamol,amoxicilina,warfarina',
    '"trimetoprima, sulfametoxazol",metotrexato',
  ])
    expect(verdict(line).outcome).toBe('unchecked')
})

/** Pairs of everyday medicines about which no rule warns. The list was written before the rules were run on it. */
const EVERYDAY = `
paracetamol,simeticona; paracetamol,loratadina; paracetamol,ambroxol; amoxicilina,paracetamol;
amoxicilina,loratadina; omeprazol,paracetamol; omeprazol,amoxicilina; losartán,paracetamol;
metformina,paracetamol; metformina,losartán; metformina,omeprazol; losartán,atorvastatina;
losartán,loratadina; atorvastatina,paracetamol; ibuprofeno,ambroxol; ibuprofeno,loratadina;
butilhioscina,paracetamol; vitamina C,paracetamol; ácido fólico,paracetamol; ácido fólico,sulfato ferroso;
complejo B,paracetamol; ambroxol,loratadina; dextrometorfano,paracetamol; guaifenesina,paracetamol;
oxolamina,paracetamol; benzonatato,amoxicilina; salbutamol,amoxicilina; salbutamol,ambroxol;
montelukast,loratadina; cetirizina,paracetamol; desloratadina,montelukast; clorfenamina,paracetamol;
fenazopiridina,nitrofurantoína; fenazopiridina,ciprofloxacino; fosfomicina,paracetamol;
nitazoxanida,simeticona; albendazol,paracetamol; trimebutina,simeticona; pinaverio,simeticona;
pinaverio,omeprazol; lactulosa,paracetamol; plántago,paracetamol; psyllium,losartán; senósidos,paracetamol;
glicerol,paracetamol; polietilenglicol,losartán; sucralfato,paracetamol; diosmina,losartán;
diosmina,paracetamol; clotrimazol,paracetamol; mupirocina,paracetamol; mupirocina,dicloxacilina; ácido
fusídico,cefalexina; hidrocortisona,loratadina; betametasona,clotrimazol; permetrina,loratadina; óxido de
zinc,nistatina; hialuronato de sodio,loratadina; hipromelosa,losartán; olopatadina,loratadina;
latanoprost,losartán; tobramicina,paracetamol; cloranfenicol,loratadina; vida suero oral,paracetamol;
electrolitos orales,racecadotrilo; racecadotrilo,paracetamol; zinc,racecadotrilo; subsalicilato de
bismuto,paracetamol; loperamida,paracetamol; difenidol,paracetamol; betahistina,losartán;
cinarizina,paracetamol; citicolina,losartán; diacereína,paracetamol; glucosamina,losartán;
glucosamina,paracetamol; calcio,colecalciferol; calcitriol,losartán; vitamina D,metformina; vitamina
E,paracetamol; progesterona,ácido fólico; etinilestradiol,paracetamol; mometasona,loratadina;
fluticasona,montelukast; oximetazolina,paracetamol; cloruro de sodio,ambroxol; vacuna contra la
influenza,losartán; miconazol,metformina; terbinafina,paracetamol; ketoconazol crema,loratadina
`

test('pairs of everyday care stop nothing, and at most 3 of 100 are unchecked', () => {
  const pairs = EVERYDAY.replaceAll('\n', ' ')
    .split(';')
    .map((pair) => verdict(pair.trim()))
  expect(pairs.length).toBeGreaterThanOrEqual(90)
  expect(pairs.filter(({ interrupts }) => interrupts)).toEqual([])
  const unchecked = pairs.filter(({ outcome }) => outcome === 'unchecked').map(({ a, b }) => `${a}, ${b}`)
  // The knowledge has no ingredient "oxolamina".
  expect(unchecked).toEqual(['oxolamina, paracetamol'])
})
