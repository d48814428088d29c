import { normalize } from '#contract/values/normalize.ts'
import {
  depotInVein,
  inhaledByMouth,
  injectedForm,
  injectionByMouth,
  notForEye,
  notSwallowed,
  otherInjection,
  otherOpening,
  suspensionInVein,
  swallowedElsewhere,
} from '#knowledge/safety/route-rules.ts'
import type { Rule, SafetyKnowledge } from '#knowledge/safety/rule.ts'
import { type CheckFinding, findingOf } from '../finding.ts'
import type { CheckedItem } from '../subject.ts'

const INJECTED = new Set([
  'intramuscular',
  'intravenosa',
  'intramuscular o intravenosa',
  'subcutánea',
  'intradérmica',
  'epidural',
  'intratecal',
])
const IN_VEIN = new Set(['intravenosa', 'intramuscular o intravenosa', 'epidural', 'intratecal'])
/** Routes of forms that are put into the mouth. */
export const BY_MOUTH: ReadonlySet<string> = new Set(['oral', 'sublingual'])
const NOT_SWALLOWED =
  /^(?:crema|ungüento|loción|champú|jabón|parche|supositorio|óvulo|enema|implante|cápsula con polvo para inhalación|(?:gel|solución|suspensión|emulsión|polvo|aerosol) (?:cutáne|oftálmic|ótic|vaginal)|tableta vaginal|cápsula vaginal)/u
const NOT_FOR_EYE =
  /^(?:crema|ungüento|loción|champú|supositorio|óvulo|(?:gel|solución|suspensión|emulsión|polvo|aerosol) (?:cutáne|ótic|nasal|bucal|vaginal))(?!.*oftálmic)/u
const SWALLOWED =
  /^(?:tableta(?! (?:vaginal|sublingual))|cápsula(?! (?:vaginal|con polvo para inhalación))|gragea|jarabe|elixir|(?:solución|suspensión|emulsión) oral|granulado|polvo oral|polvo para (?:solución|suspensión) oral)/u
const INHALED =
  /^(?:(?:suspensión|solución) en aerosol|polvo para inhalación|(?:solución|suspensión) para (?:inhalación|nebulización))/u
/** Whether a medicine of this form and route is injected. */
export const isInjection = (form: string, route: string): boolean =>
  form.includes('inyectable') || (form === '' && INJECTED.has(route))

/** Whether a pharmaceutical form is made to be swallowed. */
export const isSwallowed = (form: string): boolean => SWALLOWED.test(form)

/** Routes by which a form that is made to be swallowed is never given. */
const NEVER_SWALLOWED = new Set(['oftálmica', 'ótica', 'nasal', 'inhalatoria'])
/**
 * Words in the names of forms that fit a route. With these words, a short name such as "cápsula" is understood as a
 * form for the written route.
 */
const OWN_FORMS: Readonly<Record<string, RegExp>> = {
  oftálmica: /oftálmic/u,
  ótica: /ótic/u,
  nasal: /nasal/u,
  vaginal: /vaginal|óvulo/u,
  rectal: /rectal|supositorio|enema/u,
  inhalatoria: /inhalación|nebulización|aerosol/u,
  cutánea: /cutáne|crema|ungüento|gel|loción/u,
}
/** Forms that are made for another opening of the body than that of the route. */
const OTHER_OPENING: Readonly<Record<string, RegExp>> = {
  vaginal: /^supositorio/u,
  rectal: /^(?:óvulo|(?:tableta|cápsula|crema|gel|anillo) vaginal)/u,
  ótica: /oftálmic/u,
}
/** Routes of drops, by which an injection is given only where `given-elsewhere.csv` lists its drug. */
const BY_DROPS = new Set(['oftálmica', 'ótica'])
const OPENINGS = new Set(['vaginal', 'rectal', 'cutánea', 'transdérmica'])
/** Single routes that the combined route of a product includes. */
const INCLUDES: Readonly<Record<string, readonly string[]>> = {
  'intramuscular o intravenosa': ['intramuscular', 'intravenosa'],
}

/** Finds rows whose written route does not fit the product. A row with neither a known form nor the mark of a depot is not judged. */
export const checkRoutes = (
  items: readonly CheckedItem[],
  { printed, givenElsewhere }: Pick<SafetyKnowledge, 'printed' | 'givenElsewhere'>,
): CheckFinding[] =>
  items.flatMap((item) => {
    const { ingredients, current, writtenRoutes = [], isDepot = false } = item
    if (current) return []
    const rule = writtenRoutes
      .map((route) => (isDepot && IN_VEIN.has(route) ? depotInVein : ruleOf(item, route, givenElsewhere)))
      .find((found) => found !== null)
    const about = ingredients?.map((key) => printed.get(key) ?? key) ?? [item.label]
    return rule ? [findingOf('route', rule, [item.key], about)] : []
  })

function ruleOf(item: CheckedItem, route: string, givenElsewhere: ReadonlySet<string>): Rule | null {
  const { ownRoute = '', otherForms = [] } = item
  if (item.ingredients === null) return null
  const form = item.form || formOfContainer(item.label)
  if (form === '') return null
  // "Suspensión" of a drug that exists as a suspension for injection means that injection. An ointment of a drug that
  // exists as an eye ointment means that eye ointment.
  const meant = otherForms.find((other) => isFormOf(other, route)) ?? form
  if (route === 'oftálmica' && NOT_FOR_EYE.test(meant)) return notForEye
  const isGiven = item.ingredients.some((key) => givenElsewhere.has(`${key} ${route}`))
  if (NEVER_SWALLOWED.has(route)) {
    if (SWALLOWED.test(meant)) return swallowedElsewhere
    if (isGiven || ownRoute === route) return null
    if (BY_DROPS.has(route) && meant.includes('inyectable')) return otherInjection
    return OTHER_OPENING[route]?.test(meant) ? otherOpening : null
  }
  if (OPENINGS.has(route)) {
    const isMisplaced = SWALLOWED.test(meant) || OTHER_OPENING[route]?.test(meant) === true
    return isMisplaced && !isGiven && ownRoute !== route ? otherOpening : null
  }
  if (BY_MOUTH.has(route)) return isGiven ? null : ruleByMouth(item, meant)
  const own = ownRoute === '' ? (item.injectedBy ?? []) : [ownRoute]
  return INJECTED.has(route) ? ruleOfInjection(meant, isGiven ? [] : own, route) : null
}

/** Form of a text that names only a container of injections; '' for an ampoule that is drunk or nebulised. */
function formOfContainer(label: string): string {
  const words = normalize(label)
  if (/\b(?:bebible|bebida|oral|nebuliz|inhal)/u.test(words)) return ''
  return /\b(?:ampolletas?|ampollas?|ampulas?|jeringas? prellenadas?)\b/u.test(words)
    ? 'solución inyectable'
    : ''
}

/** Whether a form fits the written route. */
const isFormOf = (form: string, route: string): boolean =>
  INJECTED.has(route) ? form.includes('inyectable') : OWN_FORMS[route]?.test(form) === true

/**
 * Rule that a medicine by mouth breaks; null for none. A capsule with powder whose instructions say "vía oral, inhalada" is
 * inhaled, and breaks no rule.
 */
function ruleByMouth({ writtenRoutes = [] }: CheckedItem, form: string): Rule | null {
  if (form.includes('inyectable')) return injectionByMouth
  if (writtenRoutes.includes('inhalatoria')) return null
  if (INHALED.test(form)) return inhaledByMouth
  return NOT_SWALLOWED.test(form) ? notSwallowed : null
}

/** @param own routes by which the injection is given; empty where any route is admitted */
function ruleOfInjection(form: string, own: readonly string[], route: string): Rule | null {
  if (!/inyectable|implante/u.test(form)) return injectedForm
  if (/^(?:polvo para )?suspensión inyectable/u.test(form) && IN_VEIN.has(route)) return suspensionInVein
  const single = own.flatMap((one) => INCLUDES[one] ?? [one])
  const isOwn = own.length === 0 || own.some((one) => !INJECTED.has(one) || one === route)
  return isOwn || (INCLUDES[route] ?? [route]).every((one) => single.includes(one)) ? null : otherInjection
}
