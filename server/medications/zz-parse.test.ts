import { it } from 'vitest'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { createProductTextParser } from './parse-product-text.ts'
it('parses', () => {
  const parse = createProductTextParser(loadCatalogue('/work/main'))
  for (const text of `AMOXICILINA/AC CLAV 875/125MG C/10 TABS
Losartan 50mg 30 tab
PARACETAMOL SUSP 100MG/ML GTS 15ML
PARACETAMOL 100MG/ML GOTAS FCO 15ML
TEMPRA 500MG C/10 TABS
AUGMENTIN 875/125 mg 10 tabletas
AUGMENTIN 875 MG C/10
Amoxicilina 500 mg cáps caja con 12
METFORMINA 850 C/30 TAB
KETOROLACO 30MG AMP C/3
KETOROLACO 30MG/ML SOL INY IM 3 AMP 1 ML
DOLAC 10MG TAB C/10
LOSARTAN POTASICO/HCTZ 50/12.5MG 30 COMP
Insulina glargina 100 UI/mL, 5 plumas 3 mL
INSULINA NPH 100U/ML FCO AMP 10 ML
BETAMETASONA CREMA 0.05% 30 G
BETAMETASONA 0.05% CREMA TUBO C/30G
CREMA CLOTRIMAZOL 30G 1%
TRIMETOPRIMA CON SULFAMETOXAZOL 160/800 MG C/14 TABLETAS
TMP/SMX 160/800MG TAB C/14
PARACETAMOL 325 MG / FENILEFRINA 5 MG / CLORFENAMINA 2 MG TAB C/12
Acido folico 5mg - 20 tabletas
SSA: Amoxicilina trihidratada - ácido clavulánico (clavulanato de potasio) de 500 mg/125 mg, tableta, envase con 16 tabletas. - 16 tabletas
VALSARTAN 80MG C/28 GI AMSA
LEVOTIROXINA 100 MCG 50 TAB
NISTATINA 100 000 UI/ML SUSP 24 ML
NISTATINA 100,000 UI OVULOS C/12
Metoclopramida 10mg/2ml sol. iny. c/6 amp. 2ml
AMOXICILINA 12 500 MG CAPS
Clopidogrel 75 mg. 14 tabletas
FLUCONAZOL 150MG CAP C/1
omeprazol 20mg caps c/30
OMEPRAZOL 20 C/14 CAPS
CETIRIZINA JBE 5MG/5ML
Atorvastatina 20 mg tabletas
Ac. acetilsalicilico 100mg 30 tab
XARELTO 20 MG
METO 100MG 20 TAB
SULFATO FERROSO 200MG TAB C/30
Salbutamol aerosol 100 mcg/dosis 200 dosis`.split('\n')) {
    const r = parse(text)
    console.log(
      `${r.confident ? 'YES' : 'no '} ${text}\n      ${JSON.stringify(r.ingredients.map((i) => i.name + ' = ' + i.strength))} | ${r.form} | ${r.content} | ${r.route}`,
    )
  }
})
