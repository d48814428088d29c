/**
 * Texts of favourites, of the clinic's templates, of the usual medicines for a diagnosis, and of repeating the last
 * prescription.
 */
export const texts = {
  title: 'Favoritos',
  lead: 'Recetas que escribe seguido, sin el paciente. Llenan la receta nueva de una vez.',
  none: 'Guarde una receta como favorito para escribirla de una vez.',
  save: 'Guardar como favorito',
  saveNow: 'Guardar',
  saved: (name: string) => `Se guardó el favorito «${name}».`,
  name: 'Nombre',
  nameHint: 'Como lo va a buscar. Si ya lo había guardado desde este borrador, se reemplaza.',
  manage: 'Administrar',
  seeAll: (count: number) => `Ver los ${count}`,
  more: (count: number) => `y ${count} más`,
  use: (name: string, owner: string) =>
    owner ? `Usar «${name}», compartido por ${owner}` : `Usar el favorito «${name}»`,
  sharedBy: (owner: string) => `de ${owner}`,
  added: (name: string, count: number) =>
    count === 1 ? `Se agregó «${name}».` : `Se agregó «${name}»: ${count} medicamentos.`,
  present: (names: string) => `Ya está en la receta, con las mismas indicaciones: ${names}.`,
  gone: (names: string) =>
    `Ya no está en el catálogo: ${names}. Queda como texto libre y no se puede comprobar.`,

  hand: 'A la mano',
  writeFor: (name: string) => `Receta para ${name}`,
  goOn: (what: string) => `Seguir: ${what}`,

  last: 'Última receta',
  repeatLast: 'Repetir última',
  /** Text after the list of the medicines of the patient's latest prescription: the day of that prescription. */
  lastOf: (day: string) => `, del ${day}`,
  lastCancelled: (reason: string) => `No se repitió: esa receta se acaba de cancelar («${reason}»).`,
  noLast: 'Este paciente no tiene recetas que repetir.',

  usual: 'Lo habitual para este diagnóstico',
  used: (times: number, day: string) =>
    times === 1 ? `usado una vez, el ${day}` : `usado ${times} veces, la última el ${day}`,

  mine: 'Los suyos',
  shared: 'Compartidos con usted',
  sharedLead: 'Los usa tal como están; solo quien los compartió los cambia.',
  empty: 'No hay favoritos',
  emptyHelp: 'Elija «Guardar como favorito» en una receta nueva o en una ya emitida.',
  failed: 'No se pudieron cargar los favoritos.',
  write: 'Escribir receta',
  writeOf: (name: string) => `Escribir una receta con «${name}»`,
  actionsOf: (name: string) => `Acciones de «${name}»`,
  edit: 'Editar',
  editTitle: 'Editar favorito',
  diagnosis: 'Diagnóstico',
  extras: 'Indicaciones generales',
  instructionsOf: (drug: string) => `Indicaciones de ${drug}`,
  removeRow: (drug: string) => `Quitar ${drug}`,
  changed: 'Se guardó el cambio.',
  share: 'Compartir',
  shareTitle: 'Compartir favorito',
  shareHelp: 'Sus colegas de ese lugar lo verán y podrán usarlo. Solo usted lo cambia.',
  shareWith: 'Con quién',
  nobody: 'Con nadie',
  allOf: (hospital: string) => `${hospital}, todos sus consultorios`,
  sharedWith: (place: string) => `Compartido con ${place}`,
  usedTimes: (times: number, day: string) =>
    times === 1 ? `Usado una vez, el ${day}` : `Usado ${times} veces, la última el ${day}`,
  unused: 'Sin usar todavía',
  remove: 'Quitar',
  removed: (name: string) => `Se quitó «${name}».`,
  undo: 'Deshacer',
}
export type Texts = typeof texts
