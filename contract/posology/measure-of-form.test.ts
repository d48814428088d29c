import { expect, test } from 'vitest'
import { oddMeasure } from './measure-of-form.ts'
import { parsePosology } from './parse.ts'

const measure = (text: string, product: string) => oddMeasure(parsePosology(text), text, product)

test.each([
  ['5 ml c/8h x 5d', 'Paracetamol tableta 500 mg', 'ml'],
  ['5 ml c/8h x 5d con el desayunoo', 'Paracetamol tableta 500 mg', 'ml'],
  ['Tomar 5 ml cada 8 horas durante 5 días.', 'Paracetamol tab 500 mg', 'ml'],
  ['10 ml c/8h 5 dias', 'Ambroxol tableta de liberación prolongada 30 mg', 'ml'],
  ['20 gotas c/8h x 3d', 'Paracetamol cápsula 500 mg', 'gota'],
  ['2 disparos c/6h x 5d', 'Salbutamol tableta 4 mg', 'disparo'],
  ['2 disparos c/6h x 5d', 'Ácido acetilsalicílico tableta efervescente 300 mg', 'disparo'],
  ['1 ampolleta c/24h x 3d', 'ketorolaco tableta 10 mg', 'ampolleta'],
  ['1 parche c/72h x 9d', 'tramadol cápsula 50 mg', 'parche'],
  ['1 tab c/8h x 7d', 'ambroxol jarabe 15 mg/5 mL', 'tableta'],
  ['1 tab c/8h x 7d', 'Amoxicilina polvo para suspensión oral 250 mg/5 mL', 'tableta'],
  ['1 tab c/12h x 7d', 'Salbutamol suspensión en aerosol 100 mcg/dosis', 'tableta'],
  ['5 ml c/12h x 7d', 'Salbutamol suspensión en aerosol 100 mcg/dosis', 'ml'],
  ['1 tab c/24h x 3d', 'ketorolaco solución inyectable 30 mg/mL', 'tableta'],
  ['5 ml c/8h x 3d', 'Metronidazol óvulo 500 mg', 'ml'],
  ['1 tab c/24h x 7d', 'Clotrimazol crema 1 %', 'tableta'],
  ['5 ml c/24h x 7d', 'fentanilo parche 25 mcg/h', 'ml'],
  ['1 tab c/24h x 30d', 'Etonogestrel implante 68 mg', 'tableta'],
  ['1 óvulo c/24h x 21d', 'Etonogestrel / etinilestradiol anillo vaginal', 'óvulo'],
  ['1 cápsula c/24h x 30d', 'Levonorgestrel sistema intrauterino 52 mg', 'cápsula'],
  ['5 ml c/8h x 5d', 'Acetaminophen tablets 500 mg', 'ml'],
  ['1 tab c/8h x 5d', 'Hydrocortisone cream 1 %', 'tableta'],
  ['1 tab c/12h x 7d', 'Salbutamol inhaler 100 mcg', 'tableta'],
  ['5 ml c/8h x 3d', 'Metronidazole vaginal suppository 500 mg', 'ml'],
  ['1 parche c/24h x 3d', 'Ambroxol syrup 15 mg/5 mL', 'parche'],
  ['40 mg x 5 d, luego 5 ml c/24h x 5 d', 'prednisona tableta 20 mg', 'ml'],
])('the measure in "%s" is never one of %s', (text, product, unit) => {
  expect(measure(text, product)).toMatchObject({ unit, never: true })
})

test.each([
  ['1 caps c/8h x 7d', 'Amoxicilina tableta 875 mg'],
  ['1 tab c/24h x 7d', 'Omeprazol cápsula 20 mg'],
  ['100 ml c/12h x 3d', 'Ácido acetilsalicílico tableta efervescente 300 mg'],
  ['Triturar 1 tableta en 10 ml de agua y dar 5 ml c/8h x 5d', 'Propranolol tableta 40 mg'],
  ['5 ml c/8h x 5d de 1 tableta disuelta en 10 ml de agua', 'Propranolol tableta 40 mg'],
  ['1 gota c/1h en ambos ojos x 3d', 'ceftazidima polvo para solución inyectable 1 g'],
  ['2 atomizaciones c/24h', 'midazolam solución inyectable 5 mg/mL'],
  ['1 tableta vaginal c/24h x 7d', 'Metronidazol óvulo 500 mg'],
])('the measure in "%s" may be one of %s', (text, product) => {
  expect(measure(text, product)?.never ?? false).toBe(false)
})

test.each([
  ['500 mg c/8h x 5d', 'Paracetamol tableta 500 mg'],
  ['1 comprimido c/8h x 5d', 'Paracetamol tableta 500 mg'],
  ['1 tableta c/8h x 5d en 100 ml de agua', 'Ácido acetilsalicílico tableta efervescente 300 mg'],
  ['1 perla c/8h x 5d', 'Omega 3 cápsula 1 g'],
  ['2 inhalaciones c/24h', 'indacaterol polvo para inhalación 150 mcg'],
  ['1 cápsula inhalada c/24h', 'tiotropio cápsula con polvo para inhalación 18 mcg'],
  ['1 sobre c/24h x 3d', 'Acetilcisteína granulado 600 mg'],
  ['1 cucharada c/24h x 3d', 'Psyllium plantago polvo 50 g/100 g'],
  ['5 ml c/8h x 7d', 'Amoxicilina polvo para suspensión oral 250 mg/5 mL'],
  ['10 gotas c/8h x 3d', 'Paracetamol solución oral en gotas 100 mg/mL'],
  ['1.5 ml c/8h x 3d', 'Paracetamol solución oral en gotas 100 mg/mL'],
  ['20 gotas c/6h x 3d', 'Ipratropio solución para nebulización 0.25 mg/mL'],
  ['nebulizar 2 ml con 3 ml de solución salina c/6h x 3d', 'Salbutamol solución para nebulización 5 mg/mL'],
  ['2 disparos c/6h', 'Salbutamol suspensión en aerosol 100 mcg/dosis'],
  ['2 disparos en cada fosa nasal c/24h', 'Mometasona suspensión en aerosol nasal 50 mcg'],
  ['1 ámpula IM c/24h x 3d', 'ketorolaco solución inyectable 30 mg/mL'],
  ['10 UI c/24h', 'insulina glargina solución inyectable 100 UI/mL'],
  ['2 ml c/24h', 'ceftriaxona polvo para solución inyectable 1 g'],
  ['1 aplicación c/12h x 7d', 'Clotrimazol crema 1 %'],
  ['5 g c/24h x 7d', 'Clotrimazol crema vaginal 2 %'],
  ['1 óvulo c/24h x 7d', 'Metronidazol tableta vaginal 500 mg'],
  ['1 gota c/8h x 7d en ambos ojos', 'Ganciclovir gel oftálmico 0.15 %'],
  ['1 parche c/72h', 'fentanilo parche 25 mcg/h'],
  ['10 ml c/8h x 5d', 'Marca Ficticia'],
  ['10 ml c/8h x 5d', 'Ambroxol tableta o jarabe'],
])('the measure in "%s" fits %s', (text, product) => {
  expect(measure(text, product)).toBeNull()
})
