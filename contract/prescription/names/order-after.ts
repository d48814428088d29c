import { normalize } from '../../values/normalize.ts'
import { clauseAfter, clauseOf } from './mentions.ts'
import type { WatchedName } from './recognised.ts'

/** Words that order or supply a medicine without naming it: "Surtir 1 caja", "Se renueva receta", "Misma dosis". */
const VERB =
  /^(?:surt|resurt|renov|renuev|reinici|reanud|retom|repet|repit|dispens|otorg|entreg|vend|despach|da|dar|dese|refill|dispense|misma|igual|continu|sig(?:a|ue|uio)$|segui)/
/** Verbs that restart a drug that the clause before stopped: "Suspendido clonazepam. Reiniciar 1 tableta". */
const AGAIN = /^(?:reinici|reanud|retom)/
/** Verbs that order a drug where a negation reverses them: "Toma clonazepam. No suspender". */
const STOP = /^(?:suspend|interrump|dej)/
/** Words that may stand in an order in the clause after a drug's name, and that name no other thing. */
const NAMELESS =
  /^(?:se|le|la|lo|las|los|el|un|una|uno|unas|unos|de|del|al|a|por|para|en|con|y|o|cada|mas|otra|otro|otras|otros|receta|recetas|tratamiento|esquema|dosis|tomar|tome|toma|usar|use|aplicar|aplique|administrar|poner|ponga|inyectar|medi[oa]|dos|tres|cuatro|cinco|seis|diez|veinte|treinta|hoy|ahora|favor|porfavor|noches?|mananas?|tardes?|dias?|diari[oa]s?|semanas?|mes|meses|horas?|hrs?|h|am|pm|hs|prn|sos|vo|im|iv|sl|c|x|acostarse|dormir|necesari[oa]|razon|mg|mcg|g|ml|ui|cc|box|boxes|tablets?|daily|night|bid|tid|numero|num|no|sin)$/
/** Pattern of a word for a pharmaceutical form or a container. */
const FORM_WORD =
  /^(?:tab|tabs|tabletas?|cap|caps|capsulas?|comp|comprimidos?|grageas?|gotas?|gts|amp|amps|ampolletas?|ampulas?|parches?|pastillas?|cucharadas?|cucharaditas?|supositorios?|sobres?|dosis|cajas?|cja|frascos?|fco|envases?|piezas?|pza|pzas|unidades|box|boxes)$/
const AMOUNT_WORD = /^(?:\d.*|un|una|uno|medi[oa]|dos|tres|cuatro|cinco|diez|veinte|treinta|otr[ao]s?)$/
const UNIT_WORD = /^(?:mg|mcg|g|ml|ui|cc)$/

/**
 * Words of a clause that refuse or stop a drug. The next clause then orders another medicine, unless it restarts
 * the drug.
 */
const AGAINST = /\b(?:no|nunca|ni|sin|evit|nieg|neg|alerg|suspend|retir|contraindic|prohib)/

/**
 * Whether the clause after a mention of a drug orders the drug without naming it: "Antecedentes: clonazepam. Surtir
 * 1 caja", "Toma zolpidem. Una al acostarse". A clause that names anything else, such as "Surtir 1 caja de
 * losartán" or "Medir presión cada mañana", is about the thing that it names.
 */
export function isOrderedAfter(text: string, named: WatchedName): boolean {
  const clause = clauseAfter(text, named)
  if (clause === null) return false
  const words: readonly string[] = normalize(clause).match(/\d[\d.,/-]*|\p{L}+/gu) ?? []
  if (words.length === 0) return false
  const isVerb = (word: string): boolean => VERB.test(word)
  const isKnown = (word: string): boolean =>
    isVerb(word) || STOP.test(word) || NAMELESS.test(word) || FORM_WORD.test(word) || AMOUNT_WORD.test(word)
  if (!words.every(isKnown)) return false
  const own = clauseOf(text, named)
  if (AGAINST.test(normalize(text.slice(own.from, own.to)))) return words.some((word) => AGAIN.test(word))
  if (words.includes('no') || words.includes('sin')) return words.some((word) => STOP.test(word))
  const hasAmount = words.some(
    (word, at) =>
      AMOUNT_WORD.test(word) &&
      (FORM_WORD.test(words[at + 1] ?? '') ||
        UNIT_WORD.test(words[at + 1] ?? '') ||
        /^(?:cada|al|por|a|diari.*|c|hs|prn|noche)$/.test(words[at + 1] ?? '')),
  )
  return words.some(isVerb) || hasAmount
}
