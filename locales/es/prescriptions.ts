/** Texts of the history of prescriptions. */
export const texts = {
  title: 'Historial',
  patients: 'Pacientes',
  newPrescription: 'Receta Nueva',
  unnamed: 'Paciente sin nombre',

  list: {
    search: 'Buscar en el historial',
    searchPlaceholder: 'Paciente, fármaco, diagnóstico, código',
    clear: 'Borrar la búsqueda',
    count: (count: string, isOne: boolean) => `${count} ${isOne ? 'receta' : 'recetas'}`,
    found: (count: string, isOne: boolean, search: string) =>
      `${count} ${isOne ? 'receta' : 'recetas'} con «${search}»`,
    today: 'Hoy',
    yesterday: 'Ayer',
    otherYear: (day: string, year: string) => `${day} de ${year}`,
    moreDrugs: (count: number) => `y ${count} más`,
    pages: 'Páginas del historial',
    range: (from: string, to: string, count: string) => `${from} a ${to} de ${count}`,
    previous: 'Más recientes',
    next: 'Anteriores',
    none: 'Aún no hay recetas',
    noneHelp: 'Cada receta que emita quedará aquí, con su paciente, su envío y lo que se haya surtido.',
    notFound: (search: string) => `Nada coincide con «${search}»`,
    notFoundHelp:
      'Se busca en el paciente y su correo, el diagnóstico, los medicamentos y el código impreso. Pruebe con menos letras.',
    pastEnd: 'No hay recetas en esta página',
    pastEndHelp: 'El historial termina antes.',
    firstPage: 'Ir a las más recientes',
    failed: 'No se pudo cargar el historial',
    from: (day: string) => `Desde el ${day}`,
    panel: 'Receta elegida',
  },

  actions: {
    menu: (patient: string) => `Acciones de la receta de ${patient}`,
    more: 'Más acciones',
    open: 'Abrir',
    print: 'Imprimir',
    send: 'Enviar',
    resend: 'Enviar de nuevo',
    repeat: 'Repetir',
    renew: 'Renovar',
    replace: 'Corregir y reemitir',
    series: 'Emitir en serie',
    favourite: 'Guardar como favorito',
    copyLink: 'Copiar enlace',
    cancel: 'Cancelar receta',
    copied: 'Enlace copiado: quien lo abra verá si la receta es auténtica y qué falta por surtir.',
    notCopied: (link: string) => `El navegador no permitió copiar. El enlace es ${link}`,
  },
}
export type Texts = typeof texts
