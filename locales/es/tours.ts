/** Texts of the guided tours of the pages. */
export const texts = {
  next: 'Siguiente',
  previous: 'Anterior',
  done: 'Entendido',
  close: 'Cerrar el recorrido',
  progress: '{{current}} de {{total}}',
  steps: {
    newPrescription: {
      title: 'Aquí empieza una receta',
      description: 'Paciente, tratamiento y firma en una sola pantalla. Lo que deja a medias se guarda solo.',
    },
    openMenu: {
      title: 'Todo lo demás está en el menú',
      description: 'Su historial, la configuración y la ayuda.',
    },
    history: {
      title: 'Historial',
      description: 'Todas sus recetas: búsquelas, reenvíelas, imprímalas o cancélelas.',
    },
    settings: {
      title: 'Configuración',
      description: 'Sus datos, sus sitios de trabajo y su contraseña.',
    },
    help: {
      title: 'Ayuda',
      description: 'Escríbanos desde cualquier página. Lo que está escribiendo no se pierde.',
    },
    search: {
      title: 'Encuentre una receta',
      description:
        'Por paciente o su correo, medicamento, diagnóstico o código impreso: la lista se acorta mientras escribe.',
    },
    row: {
      title: 'Abra una receta',
      description: 'Verá la hoja y lo que ha pasado con ella, y podrá reenviarla, imprimirla o cancelarla.',
    },
    toggle: {
      title: 'Más espacio para escribir',
      description: 'Reduzca el menú a sus iconos. Su elección se recuerda.',
    },
  },
}
export type Texts = typeof texts
