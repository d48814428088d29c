/** Texts of the components that many pages share. */
export const texts = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  save: 'Guardar',
  back: 'Regresar',
  retry: 'Intentar de nuevo',
  loading: 'Cargando',
  loadingPage: 'Cargando la página',
  optional: 'opcional',
  show: 'Mostrar',
  hide: 'Ocultar',
  notices: 'Avisos',
  errorSummary: (count: number) =>
    count === 1 ? 'Falta corregir un dato' : `Faltan por corregir ${count} datos`,
  results: (count: number) =>
    count === 0 ? 'Sin resultados' : count === 1 ? '1 resultado' : `${count} resultados`,
  altered: (count: number) =>
    count === 1
      ? 'Falta aquí 1 receta: lo que está guardado de ella ya no es lo que se firmó, y no se puede leer.'
      : `Faltan aquí ${count} recetas: lo que está guardado de ellas ya no es lo que se firmó, y no se puede leer.`,
  searching: 'Buscando',
  searchFailed: 'No se pudo buscar. Siga escribiendo para intentar otra vez.',
  languageOther: 'English',
  rules: {
    blank: 'Escriba este dato.',
    email: 'Escriba un correo como nombre@clinica.mx.',
    date: 'Escriba una fecha completa.',
    tooLong: 'El texto es demasiado largo.',
    invalid: 'Revise este dato.',
  },
}
export type Texts = typeof texts
