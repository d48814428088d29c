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
] as const
export type AdministrationRoute = (typeof ADMINISTRATION_ROUTES)[number]

export const isAdministrationRoute = (text: string): text is AdministrationRoute =>
  ADMINISTRATION_ROUTES.some((route) => route === text)
