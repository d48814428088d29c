import type { WatchedName } from './names/recognised.ts'

/**
 * Beginnings of words that say why a text names a drug: history and present treatment, harm, advice against it, tests.
 * Orders begin otherwise ("tome", "use"), and amounts are looked for elsewhere.
 */
const SAYS_WHY = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    // History and present treatment.
    String.raw`ya(?!\p{L})|tom(?:a|ó)(?!\p{L})|toma(?:b|d|n(?!\p{L})|nd|r[ao]n)|us(?:a|ó)(?!\p{L})|uso (?:de |cr[óo]nic|previ|recreativ)|usa(?:b|d|n(?!\p{L})|nd|r[ao]n)`,
    String.raw`recib(?:e(?!\p{L})|en|i[óo]|[íi]a|ido)|ing(?:ier|iri|est)|inges|tratad|(?:tratamiento|manejo|terapia) (?:con|de|habitual|actual|previ)`,
    String.raw`prescri(?:t|bi[óo])|receta(?:d|ron)|recetó|receta (?:aparte|especial)|indicad[oa]s? por|inició|inicia[db]|anteced|histor|previ`,
    String.raw`(?:desde|hace|hasta)(?!\p{L})|[úu]ltim|refier|refir|report|actual|habitual|continu|sigue|seguir|manten|mantien|respond|respuesta|complet`,
    String.raw`estable|acude|trae(?!\p{L})|trajo|coloc(?:ad|ó)|aplicad[oa]|administrad|controlad|requiri|solicit|entreg[óo]|surti[óo]|en (?:urgencias|hospital|quir[óo]fano|psiquiatr|neurolog)`,
    // Harm and habit.
    String.raw`al[ée]rg|hipersens|intoler|intoxic|sobredos|reacc|efectos? |advers|anafil|abus|adicc|adict|produc|caus|provoc|present[óa]|ronch|prurito|v[óo]mito|somnol|depend|abstin|consum|exposi|toleran|falla|resist|sensib`,
    // Advice against it, and care.
    String.raw`suspen|evit|retir|dej|(?<!si )no(?!\p{L})|(?:sin|ni|nunca)(?!\p{L})|nieg|neg[oóa]|combin|mezcl|interac|interf|riesgo|precauc|cuidado|cautela|contraindic|prohib`,
    String.raw`separ|espaci|guard|resguard|reduc|dismin|baj(?:ar|e)|potenci|alcohol|explic|inform|advert|advier|valor|vigil`,
    // Tests.
    String.raw`prueba|antidop|toxicol|tamiz|detec|nivel|concentr|posit|negat|cultivo|antibiog|profilax`,
  ].join('|')})`,
  'iu',
)
/** "Dos horas después de …", "control de …": words right before a drug's name that only mention it. */
const MOMENT =
  /(?:(?:después|antes) del? (?:tomar |usar )?|(?:control|receta|ajuste|uso|toma|retiro|efectos?) del? )$/iu
/** Words that say nothing beside a drug's name: with them alone the mention is bare. */
const FILLER =
  /(?<!\p{L})(?:y|e|o|u|con|de|del|la|el|los|las|un|una|m[áa]s|adem[áa]s|tambi[ée]n|agreg\p{L}*|a[ñn]ad\p{L}*|m[ée]dicamento|medicina|gotas?|tabletas?|c[áa]psulas?|parches?|jarabe)(?!\p{L})/giu
const LETTER = /\p{L}/u

/** Where a name stands in its clause. */
type Place = Readonly<{ from: number; to: number }>

/**
 * Whether a clause names a watched drug without saying why, as a doctor would who wants it sold: "Rivotril." Names that
 * are antibiotics, abbreviations or slips count only where the clause has nothing else.
 */
export function isBareMention(
  clause: string,
  named: Place & Pick<WatchedName, 'kind' | 'how'>,
  { all, isAbbreviation }: { all: readonly Place[]; isAbbreviation: boolean },
): boolean {
  const rest = without(clause, all)
  if (SAYS_WHY.test(rest) || MOMENT.test(clause.slice(0, named.from))) return false
  const isWeak = named.kind === 'antibiotic' || named.how === 'near' || isAbbreviation
  return !isWeak || !LETTER.test(rest.replaceAll(FILLER, ''))
}

/** A clause with its drugs blanked out, so that no part of a name counts as a word. */
function without(clause: string, all: readonly Place[]): string {
  let rest = clause
  for (const { from, to } of all) rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
  return rest
}

const LIST_ITEM = /^\s*(?:[-•*·]|\d+[.)])\s+/u

/** Lines of a text; each item of a list follows the heading that ends with a colon above it. */
export function linesWithHeadings(text: string): string[] {
  let heading = ''
  return text.split('\n').map((line) => {
    const isItem = LIST_ITEM.test(line)
    if (!isItem && line.trim() !== '') heading = /:\s*$/u.test(line) ? line.trim() : ''
    return isItem && heading !== '' ? `${heading} ${line.replace(LIST_ITEM, '')}` : line
  })
}
