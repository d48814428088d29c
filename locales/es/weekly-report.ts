const number = (value: number): string => new Intl.NumberFormat('es-MX').format(value)

/** Texts of the weekly report to the responsible physician. */
export const texts = {
  title: 'Informe semanal',
  lead: 'Entre con la cuenta que recibe el informe.',
  open: 'Informe semanal',
  back: 'Revisión de cédulas',
  week: 'Semana',
  weekOf: (from: string, until: string) => `Del ${from} al ${until}`,
  madeAt: (when: string) => `Hecho el ${when}`,
  print: 'Imprimir',
  failed: 'No se pudo cargar.',
  forbidden:
    'Este informe es del médico responsable de la instalación. Quien opera el servidor pone su correo en RESPONSIBLE_EMAIL.',
  none: 'Todavía no hay ningún informe. El primero se hace el lunes.',
  empty: 'En esta semana no se emitió ninguna receta.',
  issued: 'Recetas emitidas',
  doctors: 'Médicos que emitieron',
  gapsPer100: 'Revisiones que no se pudieron hacer, por cada 100 recetas',
  gaps: {
    title: 'Por qué no se pudieron hacer, por cada 100 recetas',
    record: 'Faltó un dato del paciente: peso, función renal, alergias, padecimientos',
    knowledge: 'El conocimiento no tiene regla ni revisión de esa pregunta',
    text: 'No se entendió el medicamento o la dosis escrita',
    once: 'Cada dato o pregunta cuenta una vez por receta.',
  },
  figure: number,
  sections: {
    unknown: 'Medicamentos que nadie reconoció',
    overrides: 'Advertencias emitidas con motivo',
    repeats: 'Controlados recetados otra vez en 30 días',
  },
  nothing: 'Sin casos.',
  more: (shown: number, all: number) => `Se muestran ${number(shown)} de ${number(all)}.`,
  reason: 'Motivo',
  privacy: 'Este informe no nombra a ningún paciente. Los motivos son los que escribió cada médico.',
}

export type Texts = typeof texts
