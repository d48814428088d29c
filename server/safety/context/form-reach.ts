import { normalize } from '#contract/values/normalize.ts'
import type { CatalogueData } from '#knowledge/catalogue/load.ts'
import { type Reach, REACHES, type SafetyKnowledge } from '#knowledge/safety/rule.ts'

/** Part of the body on which a medicine acts, for a medicine whose form is written and whose route is not. */
export interface ReachOfForm {
  reach: Reach
  /**
   * Whether the form leaves open on which part of the body it acts, because the drug also has forms that act on one part of the
   * body only.
   */
  isOpen: boolean
  /** Whether the drug acts on the whole body, by any written route, although its form is applied to skin or mucosa. */
  isThroughSkin: boolean
  /**
   * Forms of the drug that the written word may mean, such as "suspensión" of a drug that exists as a suspension for
   * injection.
   */
  otherForms?: readonly string[]
  /** Routes of the injections of the drug in the catalogue. */
  injectedBy?: readonly string[]
}

export type FormReach = (keys: readonly string[], form: { name: string; typed: string }) => ReachOfForm

/** Words for drops, which mean both drops that are swallowed and drops for the eye, ear or nose. */
const DROPS = new Set(['gotas', 'gts', 'gota', 'gt'])
const SWALLOWED_LIQUID = /^(?:solución|suspensión) oral/
const OTHER_DROPS = /^(?:solución|suspensión) (?:oftálmica|ótica|nasal)/

/**
 * Creates the reader that tells where a form acts: in one part of the body or in the whole body. The catalogue's
 * products of the drug in this form decide. Where they differ, the product that acts in the most parts counts. Without
 * such a product, products count whose form is a kind of this form ("ungüento" of a drug that is an eye ointment).
 * Without these, the form itself decides. An open form, such as "solución", counts as systemic.
 * @param keyOf key of an ingredient by its name
 */
export function createFormReach(
  { products, forms }: Pick<CatalogueData, 'products' | 'forms'>,
  { reach, throughSkin }: Pick<SafetyKnowledge, 'reach' | 'throughSkin'>,
  keyOf: (name: string) => string | undefined,
): FormReach {
  const listed = new Map<string, Map<string, Set<Reach>>>()
  const injected = new Map<string, Set<string>>()
  for (const { ingredients, form, route } of products) {
    const drug = drugOf(ingredients.map(({ name }) => keyOf(name) ?? ''))
    if (form.includes('inyectable')) injected.set(drug, new Set(injected.get(drug)).add(route))
    const found = listed.get(drug) ?? new Map<string, Set<Reach>>()
    listed.set(drug, found)
    found.set(form, new Set(found.get(form)).add(reach.get(route) ?? 'systemic'))
  }
  const routes = new Map(forms.map(({ name, route }) => [name, route]))
  const reachOf: FormReach = (keys, { name, typed }) => {
    const own = [...(listed.get(drugOf(keys)) ?? new Map<string, Set<Reach>>())]
    const reachesOf = (isMeant: (form: string) => boolean): Reach[] =>
      own.filter(([form]) => isMeant(form)).flatMap(([, reaches]) => [...reaches])
    const isLocal = reachesOf(() => true).some((one) => one !== 'systemic')
    const open = { reach: 'systemic' as const, isOpen: isLocal, isThroughSkin: false }
    if (keys.some((key) => throughSkin.has(`${key} ${name}`)))
      return { ...open, isOpen: false, isThroughSkin: true }
    const isSwallowed = reachesOf((form) => SWALLOWED_LIQUID.test(form)).length > 0
    if (DROPS.has(typed)) {
      const drops = reachesOf((form) => OTHER_DROPS.test(form))
      if (isSwallowed || drops.length === 0) return { ...open, isOpen: drops.length > 0 }
      return { reach: widest(drops), isOpen: false, isThroughSkin: false }
    }
    const route = routes.get(name) ?? ''
    if (route === '') return { ...open, isOpen: isLocal && !isSwallowed }
    const [exact, kinds] = [
      reachesOf((form) => form === name),
      reachesOf((form) => form.startsWith(`${name} `)),
    ]
    const said = exact.length > 0 ? exact : kinds.length > 0 ? kinds : [reach.get(route) ?? 'systemic']
    return { reach: widest(said), isOpen: false, isThroughSkin: false }
  }
  return (keys, form) => {
    const own = [...(listed.get(drugOf(keys))?.keys() ?? [])]
    const otherForms = own.filter((one) => one !== form.name && isNamedBy(form.typed, one))
    return { ...reachOf(keys, form), otherForms, injectedBy: [...(injected.get(drugOf(keys)) ?? [])] }
  }
}

/** Whether a written word names a form, alone or with further words: "suspensión" names a "suspensión inyectable". */
const isNamedBy = (typed: string, form: string): boolean =>
  DROPS.has(typed) ? OTHER_DROPS.test(form) : normalize(form).split(' ').includes(normalize(typed))

const drugOf = (keys: readonly string[]): string => keys.toSorted().join('+')

const widest = (reaches: readonly Reach[]): Reach =>
  reaches.toSorted((a, b) => REACHES.indexOf(a) - REACHES.indexOf(b))[0] ?? 'systemic'
