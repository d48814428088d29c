import { describe, expect, test } from 'vitest'
import { projectCatalogue, projectKnowledge } from '#server/testing/clinical/project-knowledge.ts'
import { createCompendium } from './listed-medicine.ts'

const isListed = (text: string): boolean => projectCatalogue.hasCompendiumKey(text)
const { compendium, products, forms } = projectKnowledge

/** The text of a medicine of the list in one of its forms. */
const textOf = (
  { ingredients, per }: Pick<(typeof compendium)[number], 'ingredients' | 'per'>,
  form: string,
  strengthOf = (strength: string): string => strength,
): string => {
  const names = ingredients.map(({ name }) => name).join(' / ')
  const strengths = ingredients.map(({ strength }) => strengthOf(strength)).join(' / ')
  return `${names} ${form} ${strengths}${per === '' ? '' : ` por ${per}`}`
}

/** Texts that are separated by `|` and by lines. */
const texts = (lines: string): string[] => lines.split(/[|\n]/).flatMap((text) => text.trim() || [])

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

describe('A6 a text names a medicine of the Compendio by generic, form and strength', () => {
  test('in whichever order and letters', () => {
    for (const medicine of compendium)
      for (const form of medicine.forms) {
        const text = textOf(medicine, form)
        const turned = textOf(medicine, '').replace('  ', ' ')
        const spellings = [text, plain(text), text.toUpperCase(), `${turned} ${form}`, `${form} de ${turned}`]
        const others = [text.replaceAll('µg', 'mcg'), text.replaceAll(/(?<=\d) (?=\p{L})/gu, '')]
        const packed = [`${text}, caja con 20`, `${text} c/20`, `${text} frasco`]
        for (const one of [...spellings, ...others, ...packed]) expect(one, one).toSatisfy(isListed)
      }
  })

  test('and each product of the catalogue by its own presentation', () => {
    for (const product of products) {
      const text = projectCatalogue.presentationOf(product)
      expect(isListed(text), text).toBe(product.compendium !== null)
    }
  })

  test('and no text does so with ten times or a third of its strength', () => {
    for (const factor of [10, 0.35])
      for (const medicine of compendium) {
        const text = textOf(medicine, medicine.forms[0] ?? '', (strength) =>
          strength.replace(/[\d.]+/, (number) => String(Number((Number(number) * factor).toPrecision(4)))),
        )
        expect(isListed(text), text).toBe(false)
      }
  })

  test('and no text does so in a form of another route', () => {
    const routeOf = new Map(forms.map(({ name, route }) => [name, route]))
    for (const medicine of compendium) {
      const own = new Set(medicine.forms.map((form) => routeOf.get(form)))
      for (const { name, route } of forms) {
        const text = textOf(medicine, name)
        const isAlsoListed = compendium.some((other) => other !== medicine && textOf(other, name) === text)
        if (route !== '' && !own.has(route) && !isAlsoListed) expect(isListed(text), text).toBe(false)
      }
    }
  })

  test.each(
    texts(`
      Cefalexina tableta 500 | Ciprofloxacino cápsula 250 | Sertralina cápsula 50 | Captopril 25
      Losartán potásico 50 mg tabletas | Enalapril maleato tab 10 mg | Losartán/HCTZ 50/12.5
      Digoxina 0.25 mg | Digoxina 250 mcg tabletas | Calcitriol 0,25 mcg perlas
      Isosorbida dinitrato 10 mg tableta | Budesonida-Formoterol 160/4.5 inhalador
      Salbutamol spray 100 mcg por disparo, 200 dosis | Sulfato de salbutamol 100 mcg/dosis aerosol
      Paracetamol gotas 100 mg/ml | Paracetamol solución 10 % | Ibuprofeno gotas 40 mg/ml
      Ibuprofeno suspensión 200 mg/5 ml | Ibuprofeno susp 2 g/100 mL
      Amoxicilina susp 500 mg/5 ml frasco 75 ml | Amoxicilina suspensión 500 mg | TMP/SMX susp 40/200
      Amoxicilina 500 mg con ácido clavulánico 125 mg tabletas | Amoxicilina/clavulanato 500/125 tab
      Penicilina benzatínica 1,200,000 UI | Penicilina G benzatínica 1'200,000 UI suspensión inyectable
      Bencilpenicilina benzatínica 1.2 millones UI | Benzatina bencilpenicilina frasco ámpula 1200000 UI
      Insulina NPH 100 UI/mL | Insulina humana NPH 100 UI/mL susp. iny. | Insulina glargina 100 u/ml pluma
      Fumarato ferroso 200 mg (65.74 mg de hierro elemental) tableta
      Senósidos A-B 187 mg (8.6 mg normalizado) tab | Nifedipino 30 mg tabletas de liberación prolongada
      Tamsulosina 0.4 mg caps | Pantoprazol tableta 40 mg | Carbidopa / levodopa 25/250 mg
      Vitamina D3 400 UI con carbonato de calcio 600 mg tabletas | Losartán 50 mg 30 tabletas
      Propofol 1 % emulsión | Metronidazol 500 mg tabletas vía oral
    `),
  )('%s is listed', (text) => expect(isListed(text)).toBe(true))

  test.each(
    texts(`
      Losartán 100 mg tableta | Losartán 5 mg tableta | Losartán 50 mcg tableta | Losartán tableta | 50 mg
      Losartán 50 mg con tramadol 50 mg tabletas | Losartán tableta 50 mg, tramadol 50 mg cápsulas
      Losartán 50 mg marca buena | Losartán 50 mg solución oral | Losartán 50 mg 24 h | Preparado de botica
      Metronidazol 500 mg óvulos | Metronidazol tabletas vaginales 500 mg
      Metronidazol 500 mg tableta vaginal | Metronidazol 500 mg | Metronidazol 500 mg tabletas intravenosa
      Amoxicilina 500 mg tabletas | Amoxicilina 500 mg | Amoxicilina 250 mg/5 mL suspensión
      Amoxicilina 500 mg/10 mL suspensión oral | Nifedipino 30 mg cápsulas
      Metoprolol 100 mg tabletas de liberación prolongada | Dexametasona 4 mg iny
      Paracetamol 100 mg/5 mL solución oral | Ibuprofeno gragea 400 mg | Ibuprofeno suspensión 2 g/5 mL
      Insulina glargina 300 UI/mL | Insulina regular 100 UI/mL solución inyectable | Salbutamol 100 mcg/5 mL
      Mononitrato de isosorbida 10 mg tabletas | Dinitrato de isosorbida 5 mg tableta vía oral | Propofol 2 %
      Levodopa/carbidopa 25/250 | Salmeterol/Fluticasona 50/250 polvo | Formoterol/budesonida 4.5/80
      Bencilpenicilina procaínica 1 200 000 UI | Penicilina benzatínica 600000 UI | Insulina NPH
    `),
  )('%s is not listed', (text) => expect(isListed(text)).toBe(false))
})

describe('what a text leaves out', () => {
  const form = (name: string, route = 'oral') => ({ name, plural: `${name}s`, aliases: [], route })
  const words = {
    ingredients: [{ name: 'unol', synonyms: [] }],
    forms: [
      form('tableta'),
      form('tableta de liberación prolongada'),
      form('tableta sublingual', 'sublingual'),
    ],
    routes: [{ name: 'oral', aliases: [] }],
    shortNames: [],
  }
  const medicine = (name: string) => ({
    ingredients: [{ name: 'unol', strength: '5 mg' }],
    per: '',
    forms: [name],
    also: [],
  })
  const sold = (name: string) => ({ ...medicine(name), form: name, in_compendium: false })
  const slow = 'tableta de liberación prolongada'

  test('is that of the list', () => {
    const listed = createCompendium(words, [medicine(slow)], [])
    expect(['unol 5 mg', 'unol tableta 5 mg', `unol ${slow} 5 mg`].map(listed)).toEqual([true, true, true])
  })
  test('is not that of the list where the catalogue has such a product outside the list', () => {
    const listed = createCompendium(words, [medicine(slow)], [sold('tableta')])
    expect(['unol 5 mg', 'unol tableta 5 mg', `unol ${slow} 5 mg`].map(listed)).toEqual([false, false, true])
  })
  test('is never the route', () => {
    const listed = createCompendium(words, [medicine('tableta sublingual')], [])
    expect(['unol tableta sublingual 5 mg', 'unol tableta 5 mg'].map(listed)).toEqual([true, false])
  })
  test('is no release that the text names and the list lacks', () => {
    const listed = createCompendium(words, [medicine('tableta')], [])
    expect(['unol tableta 5 mg', `unol ${slow} 5 mg`].map(listed)).toEqual([true, false])
  })
})
