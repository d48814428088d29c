/** Routes of administration in full words, the only ones that are accepted and printed (RIS art. 30, mexico.md B6). */
export const ADMINISTRATION_ROUTES = [
  'oral',
  'sublingual',
  'bucal',
  'intramuscular',
  'intravenosa',
  'subcutánea',
  'intradérmica',
  'intraarticular',
  'cutánea',
  'transdérmica',
  'oftálmica',
  'ótica',
  'nasal',
  'inhalatoria',
  'vaginal',
  'rectal',
  'uretral',
  'intravítrea',
  'epidural',
  'intrauterina',
  'infiltración',
] as const
export type AdministrationRoute = (typeof ADMINISTRATION_ROUTES)[number]

export const isAdministrationRoute = (text: string): text is AdministrationRoute =>
  ADMINISTRATION_ROUTES.some((route) => route === text)

/** The routes that a product's route names: "intramuscular o intravenosa" names two routes, of which the doctor chooses one. */
export const routesOf = (route: string): AdministrationRoute[] =>
  route.split(' o ').filter(isAdministrationRoute)

/**
 * The route that a picked product puts into a row: the product's only route; '' where it has several and the
 * doctor has to choose.
 */
export function onlyRoute(route: string): AdministrationRoute | '' {
  const [one, ...more] = routesOf(route)
  return one !== undefined && more.length === 0 ? one : ''
}
