/** Texts of the components that many pages share. */
export const texts = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  save: 'Guardar',
  back: 'Regresar',
  retry: 'Intentar de nuevo',
  logOut: 'Cerrar Sesión',
  loading: 'Cargando',
  loadingPage: 'Cargando la página',
  optional: 'opcional',
  dayFormat: 'dd/mm/aaaa',
  chooseDay: 'Elegir en el calendario',
  notices: 'Avisos',
  errorSummary: (count: number) =>
    count === 1 ? 'Falta corregir un dato' : `Faltan por corregir ${count} datos`,
  results: (count: number) =>
    count === 0 ? 'Sin resultados' : count === 1 ? '1 resultado' : `${count} resultados`,
  searching: 'Buscando',
  searchAway: 'Se puede buscar cuando vuelva la conexión.',
  searchFailed: 'No se pudo buscar. Siga escribiendo para intentar de nuevo.',
  languageOther: 'English',
  rules: {
    blank: 'Escriba este dato.',
    email: 'Escriba un correo como nombre@clinica.mx.',
    date: 'Escriba el día, el mes y el año, como 31/12/2026.',
    tooLong: 'El texto es demasiado largo.',
    invalid: 'Revise este dato.',
  },
  away: {
    title: 'Sin conexión',
    help: 'Solo se ve lo guardado hoy en este equipo; lo que escriba no se pierde.',
  },
  /** Sentences for errors for which the server has sent no sentence of its own. */
  errors: {
    notFoundTitle: 'No se encontró esta página',
    notFoundHelp: 'La dirección está incompleta o la página ya no existe.',
    goHome: 'Ir al inicio',
    reload: 'Recargar la página',
    /** Default sentence of the generic error page (specification section 8). */
    message: 'Error',
    help: 'No se perdió nada de lo guardado. Recargue la página; si sigue igual, escriba a soporte.',
    requestId: (id: string) => `Folio para soporte: ${id}`,
    network: 'No hay conexión. Revise su internet e intente de nuevo.',
    awayTitle: 'Aún no se puede abrir esta página',
    networkLoad: 'Esto se carga solo en cuanto vuelva la conexión.',
    late: 'El servidor tarda demasiado. Intente de nuevo en un momento.',
    badAnswer: 'El servidor respondió algo inesperado. Recargue la página.',
    cookiesDropped:
      'Sus datos son correctos, pero el navegador no guardó las cookies. Abra esta página con https://, permita cookies y entre de nuevo.',
    unavailable: 'El servicio no responde. Intente de nuevo en un momento.',
    unavailableLoad: 'El servicio no responde. Esto se carga solo en cuanto vuelva.',
    unexpected: 'Algo falló de nuestro lado. Intente de nuevo.',
  },
}
export type Texts = typeof texts
