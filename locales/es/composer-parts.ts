/** Texts of parts of the composer that come after its first load: the chosen diagnoses, and the notice of an older prescription. */
export const texts = {
  relation: {
    replaces: 'Al emitir esta receta se cancela la anterior.',
    renews: 'Esta receta renueva una anterior, que no cambia.',
    see: 'Ver la anterior',
    unlink: 'Emitir sin relación',
  },

  principal: 'Principal',
  raise: 'Subir',
  raiseDiagnosis: (name: string) => `Subir ${name}`,
  remove: 'Quitar',
  removeDiagnosis: (name: string) => `Quitar ${name}`,
}
export type Texts = typeof texts
