/** History of prescriptions and one prescription: what is read, asked and answered there. */
export const texts = {
  title: 'Historial',
  patients: 'Pacientes',
  newPrescription: 'Receta nueva',
  unnamed: 'Paciente sin nombre',

  state: {
    available: 'Vigente',
    partially_filled: 'Surtida parcial',
    filled: 'Surtida',
    rejected: 'Cancelada',
    expired: 'Vencida',
    scheduled: 'Programada',
    paused: 'Detenida',
  },
  delivery: {
    not_to_send: 'No se envía',
    pending: 'Pendiente',
    sent_email: 'Enviada',
    failed: 'No entregada',
    unknown: 'Sin confirmar',
  },

  list: {
    search: 'Buscar en el historial',
    searchPlaceholder: 'Paciente, correo o diagnóstico',
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
      'Se busca en el nombre y el correo del paciente y en el diagnóstico. Pruebe con menos letras.',
    pastEnd: 'No hay recetas en esta página',
    pastEndHelp: 'El historial termina antes.',
    firstPage: 'Ir a las más recientes',
    failed: 'No se pudo cargar el historial',
    panel: 'Receta elegida',
  },

  actions: {
    menu: (patient: string) => `Acciones de la receta de ${patient}`,
    more: 'Más acciones',
    open: 'Abrir',
    print: 'Imprimir',
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
