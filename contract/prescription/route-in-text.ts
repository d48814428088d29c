import { ADMINISTRATION_ROUTES, type AdministrationRoute } from '../medications/administration-route.ts'
import { normalize } from '../values/normalize.ts'
import { remembering } from '../remember.ts'

/** Patterns of each route by its name: "vía oral". */
const stating = ADMINISTRATION_ROUTES.map((route) => ({
  route,
  words: new RegExp(`\\bvia ${normalize(route)}\\b`),
}))

/** Words of everyday instructions that leave no doubt about the route. */
const telling: readonly [RegExp, AdministrationRoute][] = [
  [/\b(bajo|debajo de) la lengua\b/, 'sublingual'],
  [/\b(tome|tomar|tomara|ingerir|ingiera|beber|masticar|deglutir|trague)\b/, 'oral'],
  [/\bojos?\b/, 'oftálmica'],
  [/\boidos?\b/, 'ótica'],
  [/\b(fosas? nasal(es)?|narinas?|nariz)\b/, 'nasal'],
  [/\b(inhalar|inhale|inhalacion(es)?|nebulizar|nebulizacion(es)?)\b/, 'inhalatoria'],
  [/\bvagina(l(mente)?)?\b/, 'vaginal'],
  [/\brect(o|al(mente)?)\b/, 'rectal'],
  [/\b(piel|zona afectada|area afectada|lesion(es)?|cuero cabelludo)\b/, 'cutánea'],
]

/** The route that instructions state in full or in words that mean only one; null when they leave it open. */
export const routeInText = remembering((instructions): AdministrationRoute | null => {
  const text = normalize(instructions)
  const stated = stating.find(({ words }) => words.test(text))
  return stated?.route ?? telling.find(([words]) => words.test(text))?.[1] ?? null
})
