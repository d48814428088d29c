import { normalize } from '#contract/values/normalize.ts'
import {
  injectedForm,
  injectionByMouth,
  notForEye,
  notSwallowed,
  otherInjection,
  suspensionInVein,
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
const BY_MOUTH = new Set(['oral', 'sublingual'])
const NOT_SWALLOWED =
  /^(?:crema|ungüento|loción|champú|jabón|parche|supositorio|óvulo|enema|implante|cápsula con polvo para inhalación|(?:gel|solución|suspensión|emulsión|polvo|aerosol) (?:cutáne|oftálmic|ótic|vaginal)|tableta vaginal|cápsula vaginal)/u
const NOT_FOR_EYE =
  /^(?:crema|ungüento|loción|champú|supositorio|óvulo|(?:gel|solución|suspensión|emulsión|polvo|aerosol) (?:cutáne|ótic|nasal|bucal|vaginal))(?!.*oftálmic)/u
/** Routes that the route of a product includes. */
const INCLUDES: Readonly<Record<string, readonly string[]>> = {
  'intramuscular o intravenosa': ['intramuscular', 'intravenosa'],
}

/** Finds rows whose written route does not go with the product. A row without a known form is not judged. */
export const checkRoutes = (
  items: readonly CheckedItem[],
  { printed }: Pick<SafetyKnowledge, 'printed'>,
): CheckFinding[] =>
  items.flatMap((item) => {
    const { ingredients, current, writtenRoutes = [] } = item
    if (current || ingredients === null) return []
    const rule = writtenRoutes.map((route) => ruleOf(item, route)).find((found) => found !== null)
    return rule
      ? [
          findingOf(
            'route',
            rule,
            [item.key],
            ingredients.map((key) => printed.get(key) ?? key),
          ),
        ]
      : []
  })

function ruleOf(item: CheckedItem, route: string): Rule | null {
  const { ownRoute = '', otherForms = [] } = item
  const form = item.form || formOfContainer(item.label)
  if (form === '') return null
  // "Suspensión" of a drug that is injected as one is that injection, and an ointment of an eye ointment is that.
  const meant = otherForms.find((other) => isFormOf(other, route)) ?? form
  if (route === 'oftálmica') return NOT_FOR_EYE.test(meant) ? notForEye : null
  if (BY_MOUTH.has(route)) return ruleByMouth(item, meant)
  return INJECTED.has(route) ? ruleOfInjection(meant, ownRoute, route) : null
}

/** Form of a text that names only the container of an injection; '' for an ampoule that is drunk or nebulised. */
function formOfContainer(label: string): string {
  const words = normalize(label)
  if (/\b(?:bebible|bebida|oral|nebuliz|inhal)/u.test(words)) return ''
  return /\b(?:ampolletas?|ampollas?|ampulas?|jeringas? prellenadas?)\b/u.test(words)
    ? 'solución inyectable'
    : ''
}

/** Whether a form is one for the written route. */
const isFormOf = (form: string, route: string): boolean =>
  route === 'oftálmica' ? form.includes('oftálmic') : INJECTED.has(route) && form.includes('inyectable')

/** A capsule with powder that is written by mouth and inhaled is inhaled: "vía oral, inhalada". */
function ruleByMouth({ writtenRoutes = [] }: CheckedItem, form: string): Rule | null {
  if (form.includes('inyectable')) return injectionByMouth
  return NOT_SWALLOWED.test(form) && !writtenRoutes.includes('inhalatoria') ? notSwallowed : null
}

function ruleOfInjection(form: string, ownRoute: string, route: string): Rule | null {
  if (!/inyectable|implante/u.test(form)) return injectedForm
  if (/^(?:polvo para )?suspensión inyectable/u.test(form) && IN_VEIN.has(route)) return suspensionInVein
  const isOwn = ownRoute === '' || !INJECTED.has(ownRoute) || ownRoute === route
  return isOwn || INCLUDES[ownRoute]?.includes(route) ? null : otherInjection
}
