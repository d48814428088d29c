import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { law } from '#knowledge/law/law.ts'
import { serveCatalogue } from '#server/medications/open-catalogue.ts'
import { projectRoot } from '#server/root.ts'
import { INSTRUCTIONS } from '#server/testing/issue.ts'
import { judgedRow } from '#server/testing/clinical/judged-row.ts'
import { orderedDrug } from './ordered-drug.ts'

const knowledge = loadCatalogue(projectRoot())
const real = serveCatalogue(knowledge)
const paracetamol = knowledge.products.find(({ generic }) => generic === 'Paracetamol')?.uid
const written = (row: Record<string, unknown>) => judgedRow({ via: 'oral', ...row }, real)

test('B8 every product can be prescribed in a public institution as it is presented', () => {
  for (const product of knowledge.products) {
    const row = { drug_upc: product.uid, presentation: real.presentationOf(product) }
    const { fields } = judgedRow(row, real, { genericOnly: true })
    expect(Object.values(fields).flat()).not.toContain(`brand-in-public-institution:${law.genericOnlyBasis}`)
  }
})

describe('C1, C5 controlled and prohibited substances are recognised by name, although no product is listed', () => {
  test.each([
    ['Hidrocodona 5 mg', 'I'],
    ['Meperidina 50 mg', 'I'],
    ['Paracetamol con hidrocodona 500 mg/5 mg', 'I'],
    ['CLORDIAZEPÓXIDO 10 mg', 'II'],
    ['Nitrazepam 5 mg', 'II'],
    ['Tetrabenazina 25 mg', 'III'],
  ])('%s is of class %s', (presentation, fraction) => {
    expect(written({ presentation }).item).toMatchObject({ fraction, recognised: true })
  })
  test.each(['Heroína 10 mg', 'Paracetamol con diacetilmorfina', 'Psilocibina 5 mg'])(
    '%s is refused',
    (presentation) => {
      const refused = { presentation: ['substance-prohibited'] }
      expect(written({ presentation }).fields).toEqual(refused)
      expect(written({ drug_upc: paracetamol, presentation }).fields).toEqual(refused)
    },
  )
  test.each(['Vitamina K2 100 mcg', 'Ibuprofeno 400 mg (tomar LUN a DOM)'])(
    '%s is neither controlled nor prohibited',
    (presentation) => {
      expect(written({ presentation }).fields).toEqual({})
      expect(['I', 'II', 'III']).not.toContain(written({ presentation }).item.fraction)
    },
  )
})

test('every product can be prescribed with its presentation, also beside each of its brands', () => {
  for (const product of knowledge.products) {
    const own = real.presentationOf(product)
    for (const text of [own, ...product.brands.map((brand) => `${brand} ${own}`)]) {
      const { item, fields } = judgedRow({ drug_upc: product.uid, presentation: text }, real)
      expect(
        Object.keys(fields).filter((name) => !name.endsWith('instructions')),
        text,
      ).toEqual([])
      expect(item, text).toMatchObject({ fraction: product.fraction, antibiotic: product.antibiotic })
    }
  }
})

describe('a misspelt name does not take a drug out of its class', () => {
  test.each([
    ['Clonazepan 2 mg tableta', 'clonazepam'],
    ['Klonazepam 2 mg', 'clonazepam'],
    ['clona zepam 2 mg', 'clonazepam'],
    ['Diacepam 10 mg', 'diazepam'],
    ['Morfna 10 mg', 'morfina'],
    ['Fentanill parche', 'fentanilo'],
    ['Paracetamol con tramadoll', 'tramadol'],
    ['Rivotrl 2 mg', 'Rivotril'],
    ['Amoxicilna 500 mg', 'amoxicilina'],
  ])('%s is refused as a misspelling of %s', (presentation, meant) => {
    expect(written({ presentation }).fields).toMatchObject({
      presentation: [`drug-misspelt:${meant}`],
    })
  })
  test('the English name of a controlled drug is no misspelling, and keeps the class', () => {
    expect(written({ presentation: 'Fentanyl parche' }).item).toMatchObject({
      fraction: 'I',
      recognised: true,
    })
    expect(written({ presentation: 'Clonazepam with morphine' }).item).toMatchObject({ fraction: 'I' })
  })
  test('a misspelt name beside a picked product is refused too', () => {
    expect(
      written({ drug_upc: paracetamol, presentation: 'Paracetamol 500 mg y clonazepan 2 mg' }).fields,
    ).toEqual({
      presentation: ['drug-misspelt:clonazepam'],
    })
  })
  test.each([
    ['Clonazepam2mg tableta', { fraction: 'II', recognised: true }],
    ['amoxicilina500mg', { antibiotic: true, recognised: true }],
  ])('%s is recognised without a blank before the strength', (presentation, item) => {
    expect(written({ presentation })).toMatchObject({ item, fields: {} })
  })
  test.each(['Procaína 1 %', 'Crema base fría con rosas', 'Biometría hemática completa'])(
    '%s is unknown, and not refused',
    (presentation) => {
      expect(written({ presentation })).toMatchObject({ item: { recognised: false }, fields: {} })
    },
  )
})

describe('a controlled drug is not ordered in the instructions of another', () => {
  const instructed = (more: string, presentation = 'Paracetamol 500 mg tableta') => {
    const row = { presentation, instructions: `${INSTRUCTIONS} ${more}`, via: 'oral' }
    return judgedRow(row, real).fields
  }
  test.each([
    ['Clonazepam 2 mg 1 tableta por la noche.', 'clonazepam'],
    ['Clonazepam: 1 tableta por la noche.', 'clonazepam'],
    ['Además Rivotril 2 mg por la noche.', 'Rivotril'],
    ['Después tramadol 50 mg cada 8 horas.', 'tramadol'],
    ['Antes de dormir clonazepam 2 mg.', 'clonazepam'],
    ['Después de 5 días tome tramadol 50 mg.', 'tramadol'],
    // Percocet has paracetamol, which the row names, and oxicodona besides.
    ['Percocet 1 c/6h.', 'Percocet'],
  ])('%s', (more, drug) => {
    expect(instructed(more)).toEqual({ instructions: [`drug-in-instructions:${drug}`] })
  })
  test.each([
    'Suspender clonazepam 2 mg.',
    'No tomar con clonazepam. Tomar 1 tableta más si hay dolor.',
    'Puede tomar ibuprofeno 400 mg si hay dolor.',
    'Una hora después de clonazepam 2 mg.',
    'Antes de tomar tramadol 50 mg.',
    'Ya toma diazepam 5 mg.',
    'Vitamina K 1 mg, LUN a DOM 20 gotas, K 20 mEq.',
    'Paciente con DMT2, metformina 850 mg cada 12 horas.',
  ])('a drug that is only mentioned, or not controlled, is allowed: %s', (more) => {
    expect(instructed(more)).toEqual({})
  })
  test('the drug of the row itself is allowed', () => {
    const presentation = 'Clonazepam 2 mg tableta, caja con 30 tabletas'
    expect(instructed('Clonazepam 2 mg: 1 tableta por la noche.', presentation)).toEqual({})
  })
})

describe('the lists of the law', () => {
  const isNamed = (name: string): boolean => real.recognise(name).generic !== null

  test('C1 every ingredient of a watched brand is known, and the brand has its class', () => {
    for (const { brand, ingredients } of knowledge.watchedBrands) {
      expect(
        ingredients.filter((name) => !isNamed(name)),
        brand,
      ).toEqual([])
      const { fraction, antibiotic } = real.recognise(brand)
      expect(antibiotic || ['I', 'II', 'III'].includes(fraction ?? ''), brand).toBe(true)
    }
  })

  test('a brand of which only the name is known is no generic name, as a public institution asks for', () => {
    for (const text of ['Tabcin tabletas 500 mg', 'Silka Medic crema 1 %', 'Electrolit solución 500 mL'])
      expect(real.recognise(text)).toMatchObject({ otherGeneric: false, generic: null })
    expect(real.recognise('Dacarbazina 50 mg').otherGeneric).toBe(true)
  })

  test('Cefamezin, which no product is sold as, is an antibiotic', () =>
    expect(real.recognise('Cefamezin 1 g')).toMatchObject({ antibiotic: true }))

  test('brands of controlled drugs and antibiotics have one home, and all 453 are found in a text', () => {
    const isWatched = ({ fraction, antibiotic }: { fraction: string; antibiotic: boolean }): boolean =>
      antibiotic || ['I', 'II', 'III'].includes(fraction)
    const sold = new Set(knowledge.products.filter(isWatched).flatMap(({ brands }) => brands))
    const alone = knowledge.watchedBrands.map(({ brand }) => brand)
    expect(alone.filter((brand) => sold.has(brand))).toEqual([])
    // The catalogue has products of 264 of the 453 brands (386 of decision 057, and 67 added later).
    expect([alone.length, sold.size >= 264]).toEqual([189, true])
    for (const brand of [...alone, ...sold]) {
      const [found] = real.watchedIn(`Tomar ${brand} 1 tableta`)
      expect(found, brand).toMatchObject({ isBrand: true, how: 'exact' })
    }
  })

  test('every name on them is found in a text, also with a digit for a letter and in two parts', () => {
    const names = [...knowledge.controlled.values()]
      .map(({ name }) => name)
      .filter((name) => /^\p{L}{7,}$/u.test(name))
    for (const name of new Set(names)) {
      const found = (text: string) => real.watchedIn(text).map((one) => one.name)
      expect(found(`Tomar ${name} 1 tableta`)).toEqual([name])
      expect(found(`Tomar ${name.slice(0, 4)} ${name.slice(4)} 1 tableta`)).toEqual([name])
      if (/^[^o]+o[^o]/.test(name)) expect(found(`Tomar ${name.replace('o', '0')} 1 tableta`)).toEqual([name])
    }
  })

  test('none is suspected in the texts of the diagnoses and of the products', () => {
    const diagnoses = readFileSync(path.join(projectRoot(), 'knowledge/diagnoses/codes.csv'), 'utf8').split(
      '\n',
    )
    for (const text of diagnoses) {
      expect(
        real.watchedIn(text).filter(({ how }) => how !== 'exact'),
        text,
      ).toEqual([])
    }
    for (const product of knowledge.products) {
      const text = real.presentationOf(product)
      expect(orderedDrug(text, product.generic, real), text).toBeNull()
      expect(real.recognise(text).misspelt, text).toBeNull()
    }
  })
})
