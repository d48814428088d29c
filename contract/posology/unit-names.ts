/**
 * Names of units, one unit a line: `key = singular | plural | singular in English | plural in English`. An `f` at the
 * end marks a word that is feminine in Spanish.
 */
const TABLE = `
tableta = tableta | tabletas | tablet | tablets | f
comprimido = comprimido | comprimidos | tablet | tablets
pastilla = pastilla | pastillas | pill | pills | f
cápsula = cápsula | cápsulas | capsule | capsules | f
gragea = gragea | grageas | coated tablet | coated tablets | f
perla = perla | perlas | softgel | softgels | f
trocisco = trocisco | trociscos | lozenge | lozenges
gomita = gomita | gomitas | gummy | gummies | f
gota = gota | gotas | drop | drops | f
cucharadita = cucharadita | cucharaditas | teaspoon | teaspoons | f
cucharada = cucharada | cucharadas | tablespoon | tablespoons | f
medida = medida | medidas | measure | measures | f
tapa = tapa | tapas | capful | capfuls | f
gotero = gotero | goteros | dropper | droppers
sobre = sobre | sobres | sachet | sachets
ampolleta = ampolleta | ampolletas | ampoule | ampoules | f
aplicador = aplicador lleno | aplicadores llenos | full applicator | full applicators
frasco ámpula = frasco ámpula | frascos ámpula | vial | vials
jeringa = jeringa | jeringas | syringe | syringes | f
frasco = frasco | frascos | bottle | bottles
envase = envase | envases | package | packages
jeringa prellenada = jeringa prellenada | jeringas prellenadas | prefilled syringe | prefilled syringes | f
pluma prellenada = pluma prellenada | plumas prellenadas | prefilled pen | prefilled pens | f
disparo = disparo | disparos | puff | puffs
inhalación = inhalación | inhalaciones | inhalation | inhalations | f
atomización = atomización | atomizaciones | spray | sprays | f
parche = parche | parches | patch | patches
óvulo = óvulo | óvulos | pessary | pessaries
anillo = anillo | anillos | ring | rings
supositorio = supositorio | supositorios | suppository | suppositories
ml = ml | ml | mL | mL
l = litro | litros | litre | litres
mg = mg | mg | mg | mg
g = g | g | g | g
mcg = microgramo | microgramos | microgram | micrograms
unidad = unidad | unidades | unit | units | f
mEq = mEq | mEq | mEq | mEq
cm = cm | cm | cm | cm
inyección = inyección | inyecciones | injection | injections | f
aplicación = aplicación | aplicaciones | application | applications | f
nebulización = nebulización | nebulizaciones | nebulisation | nebulisations | f
enjuague = enjuague | enjuagues | rinse | rinses
lavado = lavado | lavados | wash | washes
enema = enema | enemas | enema | enemas
gargarismo = gargarismo | gargarismos | gargle | gargles
dosis = dosis | dosis | dose | doses | f
vez = vez | veces | time | times | f`

interface UnitName {
  es: [one: string, many: string]
  en: [one: string, many: string]
  isFeminine: boolean
}

const NAMES = new Map(
  TABLE.trim()
    .split('\n')
    .map((line): [string, UnitName] => {
      const [key = '', forms = ''] = line.split(' = ')
      const [one = '', many = '', oneEn = '', manyEn = '', gender] = forms.split(' | ')
      return [key, { es: [one, many], en: [oneEn, manyEn], isFeminine: gender === 'f' }]
    }),
)

export const unitName = (key: string): UnitName =>
  NAMES.get(key) ?? { es: [key, key], en: [key, key], isFeminine: false }

/**
 * Number as text, such as "1,200,000" and "0.5": no point without a digit on both sides, thousands separated
 * (ISMP).
 */
export function numberText(value: number): string {
  const [whole = '0', decimals] = String(Math.round(value * 10_000) / 10_000).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

/** Joins items to a list: "a, b y c". */
export function listed(items: readonly string[], and: string): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')}${and}${items.at(-1) ?? ''}`
}
