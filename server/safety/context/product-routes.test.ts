import { describe, expect, test } from 'vitest'
import { projectKnowledge, projectSafety } from '../../testing/clinical/project-knowledge.ts'
import { healthyPatient, writtenRow } from '../../testing/clinical/safety.ts'

const { read, check } = projectSafety

/** Severities and rules of the findings of one kind about one written row. */
function said(
  kind: 'route' | 'dose',
  presentation: string,
  instructions: string,
  via = '',
  upc = '',
): string[] {
  const row = read({ ...writtenRow(presentation, instructions, via), drug_upc: upc })
  const { findings } = check(row ? [row] : [], healthyPatient())
  return findings
    .filter((finding) => finding.kind === kind)
    .map(({ severity, figures }) =>
      [severity, figures ? `${figures.written}/${figures.limit}` : ''].join(' ').trim(),
    )
}

describe('a depot is never given into a vein or around the spinal cord', () => {
  test.each([
    ['Progesterona oleosa 50 mg/mL solución inyectable', '1 ampolleta IV c/24h x 3 d'],
    ['Progesterona 50 mg/mL', '50 mg IV dosis única'],
    ['Haloperidol decanoato 50 mg/mL', '50 mg IV cada 28 días'],
    ['Haloperidol 50 mg/mL solución inyectable', '50 mg IV cada 28 días'],
    ['Flufenazina decanoato 25 mg/mL solución inyectable', '25 mg IV cada 28 días'],
    ['Estradiol valerato 10 mg/mL solución inyectable', '10 mg IV dosis única'],
    ['Testosterona enantato 250 mg/mL', '250 mg IV dosis única'],
    ['Nandrolona decanoato 50 mg/mL', '50 mg IV dosis única'],
    ['Medroxiprogesterona 150 mg/mL', '150 mg IV cada 3 meses'],
    ['Mesigyna', '1 ampolleta IV cada mes'],
    ['Perlutal', '1 ampolleta IV cada mes'],
    ['Paliperidona palmitato 150 mg suspensión inyectable', '150 mg IV cada mes'],
    ['Risperidona 50 mg', '50 mg IV cada 14 días'],
    ['Aripiprazol 400 mg suspensión inyectable', '400 mg IV cada 28 días'],
    ['Olanzapina pamoato 300 mg', '300 mg IV cada 28 días'],
    ['Triamcinolona 40 mg/mL', '40 mg IV dosis única'],
    ['Metilprednisolona acetato 40 mg/mL', '40 mg IV dosis única'],
    ['Depo-Medrol', '1 frasco ámpula IV dosis única'],
    ['Diprospan', '1 jeringa prellenada IV dosis única'],
    // No ingredient of this text is known: the ester alone tells that it is an injection in oil.
    ['Zuclopentixol decanoato 200 mg/mL', '200 mg IV cada 14 días'],
  ])('%s, %s', (presentation, instructions) => {
    expect(said('route', presentation, instructions)).toEqual(['contraindicated'])
  })

  test.each([
    ['Progesterona solución oleosa 50 mg/mL', '50 mg IM c/24h x 3 d'],
    ['Haloperidol decanoato 50 mg/mL', '50 mg IM cada 28 días'],
    ['Solu-Medrol 500 mg', '500 mg IV c/24h x 3 d'],
    ['Betametasona 4 mg/mL solución inyectable', '4 mg IV dosis única'],
    ['Olanzapina 10 mg tableta', '1 tableta por la noche x 30 d'],
    ['Tramadol 100 mg tableta de liberación prolongada', '1 tableta c/12h x 5 d'],
  ])('%s, %s is no finding', (presentation, instructions) => {
    expect(said('route', presentation, instructions)).toEqual([])
  })

  test('a depot of the catalogue is known by its strength', () => {
    const depot = projectKnowledge.products.find(({ brands }) => brands.includes('Haldol Decanoas'))
    const own = depot ?? expect.fail('the catalogue lost its depot of haloperidol')
    expect(said('route', '', '1 ampolleta cada 28 días', 'intravenosa', own.uid)).toEqual(['contraindicated'])
  })
})

describe('a product is bound to the routes of its label', () => {
  test.each<[string, string, string[]]>([
    ['Prometazina 25 mg/mL solución inyectable', '25 mg SC dosis única', ['contraindicated']],
    ['Prometazina 25 mg/mL solución inyectable', '25 mg IV dosis única', ['serious']],
    ['Prometazina 25 mg/mL solución inyectable', '25 mg IM dosis única', []],
    ['Hidroxizina 50 mg/mL solución inyectable', '50 mg IV dosis única', ['contraindicated']],
    ['Enoxaparina 40 mg/0.4 mL', '40 mg IM c/24h x 7 d', ['contraindicated']],
    ['Enoxaparina 40 mg/0.4 mL solución inyectable', '40 mg SC c/24h x 7 d', []],
    ['Fondaparinux 2.5 mg/0.5 mL', '2.5 mg IM c/24h x 7 d', ['contraindicated']],
    ['Heparina 5000 UI/mL solución inyectable', '5000 UI SC c/12h x 5 d', []],
    ['Heparina 5000 UI/mL solución inyectable', '5000 UI IM c/12h x 5 d', ['contraindicated']],
    ['Bortezomib 3.5 mg', '2 mg intratecal dosis única', ['contraindicated']],
    ['Vincristina 1 mg/mL', '2 mg intratecal dosis única', ['contraindicated']],
    ['Doxorrubicina 50 mg', '50 mg IM dosis única', ['contraindicated']],
    ['Ácido tranexámico 100 mg/mL', '500 mg intratecal dosis única', ['contraindicated']],
    ['Ketorolaco 30 mg/mL', '30 mg epidural dosis única', ['contraindicated']],
    ['Bupivacaína 5 mg/mL solución inyectable', '20 mg IV dosis única', ['contraindicated']],
    ['Insulina NPH 100 UI/mL', '10 UI IV dosis única', ['contraindicated']],
    ['Insulina glargina 100 UI/mL', '10 UI IV dosis única', ['contraindicated']],
    ['Insulina humana regular 100 UI/mL solución inyectable', '10 UI IV dosis única', []],
    ['Semaglutida 1.34 mg/mL solución inyectable', '0.5 mg IV una vez por semana', ['serious']],
    ['Ceftriaxona 1 g polvo para solución inyectable', '1 g IM c/24h x 3 d', []],
    ['Ceftriaxona 1 g polvo para solución inyectable', '1 g SC c/24h x 3 d', ['serious']],
  ])('%s, %s', (presentation, instructions, expected) => {
    const via = instructions.includes('intratecal')
      ? 'intratecal'
      : instructions.includes('epidural')
        ? 'epidural'
        : ''
    expect(said('route', presentation, instructions, via)).toEqual(expected)
  })
})

describe('potassium chloride is never pushed undiluted into a vein', () => {
  test.each<[string, string]>([
    ['1 ampolleta IV directo', 'contraindicated'],
    ['10 mL IV en bolo', 'contraindicated'],
    ['1 ampolleta IV sin diluir', 'contraindicated'],
    ['1 ampolleta IV a chorro, no diluir', 'contraindicated'],
    ['1 ampolleta IM dosis única', 'contraindicated'],
    ['20 mEq IV diluidos en 500 mL para 4 horas, nunca en bolo', 'serious'],
    ['20 mEq IV en infusión lenta. No pasar directo', 'serious'],
  ])('%s: %s', (instructions, expected) => {
    expect(said('route', 'Cloruro de potasio 20 mEq/10 mL solución inyectable', instructions)).toEqual([
      expected,
    ])
  })
})

describe('the dose of a depot is compared with its own limits, and not with those of the tablet', () => {
  test.each<[string, string, string[]]>([
    ['Haloperidol decanoato 50 mg/mL', '50 mg IM cada 28 días', []],
    ['Haloperidol decanoato 50 mg/mL', '50 mg IM dosis única', []],
    ['Haloperidol decanoato 100 mg/mL', '200 mg IM cada 4 semanas por 6 meses', []],
    ['Haloperidol decanoato 50 mg/mL', '450 mg IM cada 14 días', ['serious 900/450']],
    ['Haloperidol decanoato 50 mg/mL', '500 mg IM dosis única', ['serious 500/450']],
    ['Haloperidol decanoato 50 mg/mL', '50 mg IM diario por 10 días', ['contraindicated 7/1']],
    ['Haloperidol 5 mg tableta', '10 tabletas c/24h x 30 d', ['serious 50/20']],
    ['Flufenazina decanoato 25 mg/mL', '25 mg IM cada 21 días', []],
    ['Aripiprazol 400 mg suspensión inyectable', '400 mg IM cada 28 días', []],
    ['Aripiprazol 400 mg suspensión inyectable', '400 mg IM cada 14 días', ['serious 800/430']],
    ['Olanzapina pamoato 405 mg', '405 mg IM cada 28 días', []],
    ['Risperidona 50 mg suspensión inyectable', '50 mg IM cada 14 días', []],
    ['Paliperidona 150 mg suspensión inyectable', '150 mg IM cada mes', []],
    ['Medroxiprogesterona 150 mg/mL', '150 mg IM cada 3 meses', []],
    ['Medroxiprogesterona 150 mg/mL', '150 mg IM dosis única', []],
    ['Medroxiprogesterona 150 mg/mL', '150 mg IM cada mes', ['serious 140/54']],
    ['Testosterona enantato 250 mg/mL', '250 mg IM cada 21 días', []],
    ['Progesterona oleosa 50 mg/mL', '50 mg IM c/24h x 5 d', []],
  ])('%s, %s', (presentation, instructions, expected) => {
    expect(said('dose', presentation, instructions)).toEqual(expected)
  })
})

test('"oleosa" describes an injection, and is no unknown ingredient', () => {
  const row = read(writtenRow('Progesterona oleosa 50 mg/mL solución inyectable', '50 mg IM c/24h x 3 d'))
  expect(check(row ? [row] : [], healthyPatient()).gaps).toEqual([])
})

test('phenylephrine in a combination for 12 hours is within its label', () => {
  const daily = (instructions: string) =>
    said('dose', 'Loratadina / fenilefrina 5 mg / 30 mg tableta', instructions)
  expect(daily('1 tableta c/12h x 5 d')).toEqual([])
  expect(daily('1 tableta c/8h x 5 d')).toEqual(['serious 90/60'])
})
