import { normalize } from '../values/normalize.ts'
import { remembering } from '../remember.ts'

/** Kind of pharmaceutical form, as far as the units of a dose depend on it. */
export type FormKind =
  | 'tableta'
  | 'tableta soluble'
  | 'tableta vaginal'
  | 'cápsula'
  | 'trocisco'
  | 'polvo para inhalación'
  | 'inhalador'
  | 'aerosol'
  | 'jarabe'
  | 'líquido'
  | 'inyectable'
  | 'supositorio'
  | 'óvulo'
  | 'parche'
  | 'crema'
  | 'implante'
  | 'anillo vaginal'
  | 'dispositivo intrauterino'

/**
 * Words of each kind of form in Spanish and English, as `normalize` writes them. The words of a kind are removed from a
 * text before the later kinds are looked for, so that "polvo para solución inyectable" is an injection and not also a
 * powder.
 */
const WORDS: readonly (readonly [kind: FormKind, words: string])[] = [
  ['polvo para inhalación', '(?:capsulas? con )?polvos? para inhalacion'],
  ['inhalador', '(?:suspension|solucion)(?:es)? en aerosol(?! nasal)|inhalador(?:es)?|inhalers?'],
  ['aerosol', '(?:(?:suspension|solucion)(?:es)? en )?aerosol(?:es)?|spray'],
  [
    'inyectable',
    '(?:polvos? para )?(?:solucion|suspension|emulsion)(?:es)? inyectables?|inyectables?|iny|injections?',
  ],
  [
    'tableta soluble',
    '(?:tabletas?|comprimidos?|tabs?) (?:efervescentes?|(?:oro|buco)?dispersables?|solubles?|para (?:solucion|suspension)(?: oral)?)',
  ],
  ['tableta vaginal', '(?:tabletas?|capsulas?|comprimidos?) vaginal(?:es)?'],
  ['tableta', 'tabletas?|tablets?|tabs?|comprimidos?|grageas?'],
  ['cápsula', 'capsulas?|capsules?|caps'],
  ['trocisco', 'trociscos?|gomas? de mascar|lozenges?'],
  ['jarabe', 'jarabes?|jbe|syrups?'],
  [
    'líquido',
    '(?:polvos?|granulados?) (?:para )?(?:solucion|suspension)(?: oral)?|suspension(?:es)?|susp|solucion(?:es)?|emulsion(?:es)?|elixir(?:es)?|granulados?|polvos?|locion(?:es)?|champus?|enemas?',
  ],
  ['supositorio', 'supositorios?|(?<!vaginal )suppositor(?:y|ies)'],
  ['óvulo', 'ovulos?|vaginal suppositor(?:y|ies)'],
  ['parche', 'parches?|patch(?:es)?'],
  ['implante', 'implantes?'],
  ['anillo vaginal', 'anillos?(?: vaginal(?:es)?)?'],
  ['dispositivo intrauterino', '(?:dispositivos?|sistemas?) intrauterinos?(?: de liberacion)?|diu|siu'],
  ['crema', 'cremas?|unguentos?|pomadas?|gel(?:es)?|pastas?|espumas?|creams?|ointments?'],
]
const PATTERNS = WORDS.map(
  ([kind, words]) => [kind, new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'gu')] as const,
)

/** The kinds of pharmaceutical form that a text names, in no order. */
export const kindsOfForm = remembering((text): readonly FormKind[] => {
  let left = normalize(text)
  const kinds: FormKind[] = []
  for (const [kind, pattern] of PATTERNS) {
    const without = left.replace(pattern, ' ')
    if (without !== left) kinds.push(kind)
    left = without
  }
  return kinds
})
