import { describe, expect, test } from 'vitest'
import { projectKnowledge } from '#server/testing/clinical/project-knowledge.ts'
import { createProductTextParser } from './parse-product-text.ts'

const parse = createProductTextParser(projectKnowledge)

/** Columns of these examples: text | ingredients = strengths | form | content | route. The sign `-` stands for null. */
const UNDERSTOOD = `
AMOXICILINA/AC CLAV 875/125MG C/10 TABS | amoxicilina = 875 mg + ácido clavulánico = 125 mg | tableta | 10 tabletas | oral
Amoxicilina con ácido clavulánico 500 mg/125 mg, caja con 12 tabletas | amoxicilina = 500 mg + ácido clavulánico = 125 mg | tableta | caja con 12 tabletas | oral
AMOXICILINA 500MG CAPS C/12 | amoxicilina = 500 mg | cápsula | 12 cápsulas | oral
amoxicilina trihidratada 500 mg 15 cap | amoxicilina = 500 mg | cápsula | 15 cápsulas | oral
AUGMENTIN 875/125 mg 10 tabletas | amoxicilina = 875 mg + ácido clavulánico = 125 mg | tableta | 10 tabletas | oral
Losartan 50mg 30 tab | losartán = 50 mg | tableta | 30 tabletas | oral
LOSARTAN 50 C/30 TAB | losartán = 50 mg | tableta | 30 tabletas | oral
LOSARTAN POTASICO 100 MG TABLETAS C/15 | losartán = 100 mg | tableta | 15 tabletas | oral
LOSARTAN/HCTZ 50/12.5MG 30 COMP | losartán = 50 mg + hidroclorotiazida = 12.5 mg | tableta | 30 tabletas | oral
TELMISARTAN-HIDROCLOROTIAZIDA 80MG-12.5MG C/14 TABS | telmisartán = 80 mg + hidroclorotiazida = 12.5 mg | tableta | 14 tabletas | oral
PARACETAMOL SUSP 100MG/ML GTS 15ML | paracetamol = 100 mg/mL | suspensión oral en gotas | 15 mL | oral
PARACETAMOL GTS 100 MG/ML FCO. 15 ML | paracetamol = 100 mg/mL | solución oral en gotas | frasco con 15 mL | oral
PARACETAMOL 500 MG PZA C/20 TABLETAS | paracetamol = 500 mg | tableta | caja con 20 tabletas | oral
Paracetamol 500mg - 20 tabletas | paracetamol = 500 mg | tableta | 20 tabletas | oral
PARACETAMOL 500 MG, TABLETA, ENVASE CON 10 TABLETAS. - 10 TABLETAS | paracetamol = 500 mg | tableta | caja con 10 tabletas | oral
ACETAMINOFEN 500MG TAB #20 | paracetamol = 500 mg | tableta | 20 tabletas | oral
TEMPRA 500MG C/10 TABS | paracetamol = 500 mg | tableta | 10 tabletas | oral
PARACETAMOL SUPOSITORIO 300 MG C/3 | paracetamol = 300 mg | supositorio | 3 supositorios | rectal
PARACETAMOL 500MG/FENILEFRINA 5MG/CLORFENAMINA 2MG TAB C/10 | paracetamol = 500 mg + fenilefrina = 5 mg + clorfenamina = 2 mg | tableta | 10 tabletas | oral
METFORMINA 850 C/30 TAB | metformina = 850 mg | tableta | 30 tabletas | oral
CLORHIDRATO DE METFORMINA 850 MG 60 TABLETAS | metformina = 850 mg | tableta | 60 tabletas | oral
METFORMINA 1,000 MG TAB C/30 | metformina = 1000 mg | tableta | 30 tabletas | oral
METFORMINA/GLIBENCLAMIDA 500/5 MG 60 TABS | metformina = 500 mg + glibenclamida = 5 mg | tableta | 60 tabletas | oral
OMEPRAZOL 20 C/14 CAPS | omeprazol = 20 mg | cápsula | 14 cápsulas | oral
omeprazol 20mg caps c/30 | omeprazol = 20 mg | cápsula | 30 cápsulas | oral
PANTOPRAZOL 40MG 14 GRAGEAS | pantoprazol = 40 mg | gragea | 14 grageas | oral
ENALAPRIL MALEATO 10 MG TAB CAJA C/30 | enalapril = 10 mg | tableta | caja con 30 tabletas | oral
Clopidogrel 75 mg. 14 tabletas | clopidogrel = 75 mg | tableta | 14 tabletas | oral
ATORVASTATINA 20MG CAJA CON 30 TABLETAS | atorvastatina = 20 mg | tableta | caja con 30 tabletas | oral
LEVOTIROXINA 100 MCG 50 TAB | levotiroxina = 100 µg | tableta | 50 tabletas | oral
AC FOLICO 5 MG 20 TAB | ácido fólico = 5 mg | tableta | 20 tabletas | oral
A.A.S. 500 MG TAB C/20 | ácido acetilsalicílico = 500 mg | tableta | 20 tabletas | oral
KETOROLACO TROMETAMINA 10MG C/10 TABS | ketorolaco = 10 mg | tableta | 10 tabletas | oral
KETOROLACO 30MG AMP C/3 | ketorolaco = 30 mg | solución inyectable | 3 ampolletas | intramuscular o intravenosa
KETOROLACO 30MG/ML SOL INY I.M. 3 AMP 1 ML | ketorolaco = 30 mg/mL | solución inyectable | 3 ampolletas de 1 mL | intramuscular
Metoclopramida 10mg/2ml sol. iny. c/6 amp. 2ml | metoclopramida = 10 mg/2 mL | solución inyectable | 6 ampolletas de 2 mL | intramuscular o intravenosa
DICLOFENACO SODICO 75MG/3ML SOL INY 2 AMP 3ML | diclofenaco = 75 mg/3 mL | solución inyectable | 2 ampolletas de 3 mL | intramuscular
INSULINA NPH 100U/ML FCO AMP 10 ML | insulina humana isófana = 100 UI/mL | suspensión inyectable | 1 frasco ámpula de 10 mL | subcutánea
Insulina glargina 100 UI/mL, 5 plumas 3 mL | insulina glargina = 100 UI/mL | solución inyectable | 5 plumas prellenadas de 3 mL | subcutánea
NISTATINA 100,000 UI OVULOS C/12 | nistatina = 100000 UI | óvulo | 12 óvulos | vaginal
NISTATINA 100 000 UI/ML SUSP ORAL 24 ML | nistatina = 100000 UI/mL | suspensión oral | 24 mL | oral
BENCILPENICILINA BENZATINICA 1 200 000 UI FCO AMP C/1 | bencilpenicilina benzatínica = 1200000 UI | polvo para suspensión inyectable | 1 frasco ámpula | intramuscular
TMP/SMX 160/800MG TAB C/14 | trimetoprima = 160 mg + sulfametoxazol = 800 mg | tableta | 14 tabletas | oral
TRIMETOPRIMA-SULFAMETOXAZOL 40 MG/200 MG/5 ML SUSP ORAL 120 ML | trimetoprima = 40 mg/5 mL + sulfametoxazol = 200 mg/5 mL | suspensión oral | 120 mL | oral
BUTILHIOSCINA/METAMIZOL 20 MG/2.5 G/5 ML SOL INY C/5 AMP 5 ML | butilhioscina = 20 mg/5 mL + metamizol sódico = 2.5 g/5 mL | solución inyectable | 5 ampolletas de 5 mL | intravenosa
CETIRIZINA JBE 5MG/5ML 50 ML | cetirizina = 5 mg/5 mL | jarabe | 50 mL | oral
SALBUTAMOL JARABE 2 MG/5 ML FRASCO 60 ML | salbutamol = 2 mg/5 mL | jarabe | frasco con 60 mL | oral
Salbutamol aerosol 100 mcg/dosis 200 dosis | salbutamol = 100 µg/dosis | suspensión en aerosol | 200 dosis | inhalatoria
BETAMETASONA CREMA 0.05% 30 G | betametasona = 0.05 % | crema | 30 g | cutánea
CREMA CLOTRIMAZOL 30G 1% | clotrimazol = 1 % | crema | 30 g | cutánea
CLOTRIMAZOL 2% CREMA VAG TUBO C/20G | clotrimazol = 2 % | crema vaginal | tubo con 20 g | vaginal
DICLOFENACO 1.16% GEL TUBO 60 G | diclofenaco = 1.16 % | gel | tubo con 60 g | cutánea
TOBRAMICINA 0.3 % SOL OFT 5 ML | tobramicina = 0.3 % | solución oftálmica | 5 mL | oftálmica
CIPROFLOXACINO 500MG 14 TAB | ciprofloxacino = 500 mg | tableta | 14 tabletas | oral
DEXAMETASONA 8MG/2ML AMP C/1 SOL INY | dexametasona = 8 mg/2 mL | solución inyectable | 1 ampolleta | intramuscular o intravenosa
CLONAZEPAM 2 MG C/30 TAB | clonazepam = 2 mg | tableta | 30 tabletas | oral
10 TABS LORATADINA 10 MG | loratadina = 10 mg | tableta | 10 tabletas | oral
Ambroxol, clorhidrato de 30 mg, comprimido, envase con 20 comprimidos | ambroxol = 30 mg | tableta | caja con 20 tabletas | oral
Fluconazol   150MG   CÁPSULA   C / 1 | fluconazol = 150 mg | cápsula | 1 cápsula | oral
SULFATO FERROSO 200MG TAB C/30 | sulfato ferroso = 200 mg | tableta | 30 tabletas | oral
`

const written = (value: string | null): string => value ?? '-'

describe('texts that are understood completely', () => {
  const rows = UNDERSTOOD.trim()
    .split('\n')
    .map((line) => line.split(' | ').map((text) => text.trim()))
  test.each(rows)('%s', (text, ingredients, form, content, route) => {
    const parsed = parse(text ?? '')
    expect({
      ingredients: parsed.ingredients.map((i) => `${i.name} = ${i.strength}`).join(' + '),
      form: written(parsed.form),
      content: written(parsed.content),
      route: written(parsed.route),
      confident: parsed.confident,
    }).toEqual({ ingredients, form, content, route, confident: true })
  })
})

describe('texts that are understood in part: known facts are returned, never as confident', () => {
  test.each([
    ['an unknown word', 'VALSARTAN 80MG C/28 TAB ZUTANO', ['valsartán = 80 mg']],
    ['an unknown drug', 'INEXISTINA 500 MG C/10 TABS', []],
    ['a name cut so short that it may be several drugs', 'METO 100MG 20 TAB', []],
    ['a misspelled name: the parser corrects nothing', 'AMOXISILINA 500 MG C/12 CAPS', []],
    ['no strength', 'PARACETAMOL TABLETAS C/10', ['paracetamol = ']],
    ['fewer strengths than ingredients', 'AUGMENTIN 875 MG C/10', ['amoxicilina = ', 'ácido clavulánico = ']],
    ['more strengths than ingredients', 'LOSARTAN 50/12.5 MG 30 TAB', ['losartán = ']],
    ['a number that nothing explains', 'AMOXICILINA 12 500 MG CAPS', ['amoxicilina = 500 mg']],
    ['two contents', 'IBUPROFENO 400 MG C/10 TABS C/20 TABS', ['ibuprofeno = 400 mg']],
    ['two forms', 'IBUPROFENO 400 MG TABLETA O CAPSULA C/10', ['ibuprofeno = 400 mg']],
    ['a route that the form is not for', 'PARACETAMOL 500 MG TABLETA OFTALMICA', ['paracetamol = 500 mg']],
    ['a brand beside another drug', 'TEMPRA IBUPROFENO 400 MG C/10 TABS', ['ibuprofeno = 400 mg']],
    [
      'another salt of the same metal',
      'MONONITRATO DINITRATO DE ISOSORBIDA 10 MG TAB',
      ['dinitrato de isosorbida = 10 mg'],
    ],
    ['digits that are not a number', 'NISTATINA 1.200.000 UI SUSP', ['nistatina = ']],
  ])('%s', (_, text, ingredients) => {
    const parsed = parse(text)
    expect(parsed.confident).toBe(false)
    expect(parsed.ingredients.map((i) => `${i.name} = ${i.strength}`)).toEqual(ingredients)
  })

  test.each([
    '',
    '   ',
    '***',
    'JERINGA 5 ML 21G X 32 MM',
    'GASA ESTERIL 10X10 C/100',
    '🙂',
    'x'.repeat(5000),
  ])('text that is no drug: %.20s', (text) => {
    const parsed = parse(text)
    expect(parsed.confident).toBe(false)
    expect(parsed.ingredients).toEqual([])
  })
})
