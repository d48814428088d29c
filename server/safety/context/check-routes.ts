import { injectedForm, otherInjection, suspensionInVein } from '#knowledge/safety/route-rules.ts'
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

function ruleOf({ form = '', ownRoute = '' }: CheckedItem, route: string): Rule | null {
  if (form === '' || !INJECTED.has(route)) return null
  if (!/inyectable|implante/u.test(form)) return injectedForm
  if (/^(?:polvo para )?suspensión inyectable/u.test(form) && IN_VEIN.has(route)) return suspensionInVein
  const isOwn = ownRoute === '' || !INJECTED.has(ownRoute) || ownRoute === route
  return isOwn || INCLUDES[ownRoute]?.includes(route) ? null : otherInjection
}
