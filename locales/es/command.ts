/** Texts of the command palette, the box that finds patients, medicines, favourites, diagnoses and actions. */
export const texts = {
  title: 'Buscar o hacer',
  placeholder: 'Paciente, medicamento, favorito o acción',
  close: 'Cerrar',
  searching: 'Buscando',
  nothing: (typed: string) => `No hay resultados para «${typed}».`,
  found: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  prescribeFor: (name: string) => `Receta para ${name}`,
  repeatOf: (name: string) => `Repetir la última de ${name}`,
  recordOf: (name: string) => `Expediente de ${name}`,
  nothingToRepeat: (name: string) => `${name} no tiene recetas que repetir.`,
  nothingToCorrect: (name: string) => `${name} no tiene recetas que corregir.`,
  correctOf: (name: string) => `Corregir la última de ${name}`,
  addNamed: (name: string) => `Agregar paciente «${name}»`,
  /** Names of the commands that repeat or correct the last prescription that the doctor issued, whoever its patient is. */
  lastOfAll: { repeat: 'Repetir la última receta', correct: 'Corregir la última receta' },
  nothingYet: {
    repeat: 'Aún no hay recetas que repetir.',
    correct: 'Su última receta ya no se puede corregir: fue surtida, cancelada o venció.',
  },
  /**
   * Words with which a text in the command palette may begin; their first letters suffice, as in "rep ram". The words of `last`
   * may follow `repeat` and `correct`.
   */
  verbs: {
    repeat: 'repetir repite',
    correct: 'corregir corrige',
    new: 'nueva nuevo recetar receta',
    record: 'expediente',
    last: 'la última ultimo receta',
  },
  correctedTo: (query: string) => `Mostrando resultados para ${query}`,
  lookAlike: (name: string) => `Se confunde con ${name}`,
  chooseByKeys: 'Elija con ↓ y Enter',
  favourite: 'Favorito',
  template: 'Plantilla compartida',
  drug: 'Medicamento',
  diagnosis: 'Diagnóstico',
  /** `words` are further words by which the search finds the action. */
  actions: {
    new: { name: 'Receta Nueva', words: 'Receta nueva prescribir emitir' },
    history: { name: 'Historial', words: 'Historial recetas emitidas buscar' },
    drafts: { name: 'Borradores', words: 'Borradores sin emitir' },
    favourites: { name: 'Favoritos', words: 'Favoritos plantillas administrar' },
    patients: { name: 'Pacientes', words: 'Pacientes expedientes lista' },
    medications: { name: 'Medicamentos', words: 'Medicamentos catálogo precios importar' },
    ian: { name: 'Preguntar a ian', words: 'ian preguntar asistente' },
    home: { name: 'Dashboard', words: 'Dashboard inicio' },
    settings: { name: 'Configuración', words: 'Configuración ajustes cuenta perfil' },
    help: { name: 'Ayuda', words: 'Ayuda soporte contacto' },
    shortcuts: { name: 'Atajos y abreviaturas', words: 'Atajos abreviaturas teclas teclado' },
    logout: { name: 'Cerrar Sesión', words: 'Cerrar sesión salir' },
  },
  /** Name and words of the action `new` while the licence is reviewed. */
  practise: { name: 'Receta de práctica', words: 'Receta de práctica nueva prescribir emitir' },
}
export type Texts = typeof texts
