/** Texts of the page that lists all keyboard shortcuts and the shorthand for instructions. */
export const texts = {
  title: 'Atajos y abreviaturas',
  lead: 'Todo lo que se hace con teclas también tiene un botón.',
  try: {
    label: 'Pruebe una indicación',
    placeholder: '1 tab c/8h x 3d',
    none: 'Esta línea no se entiende: se imprimiría tal como está escrita.',
    empty: 'Aquí aparece la frase que leería el paciente.',
  },
  written: 'Se escribe',
  printed: 'Se imprime',
  mac: 'En Mac, Cmd vale por Ctrl y Opción por Alt.',
  groups: {
    everywhere: {
      title: 'En todas las páginas',
      keys: {
        command: 'Buscar pacientes, medicamentos y acciones',
        shortcuts: 'Esta página, fuera de los campos de texto',
        undo: 'Deshacer lo que dice el aviso',
        close: 'Cerrar lo que está abierto',
      },
    },
    composer: {
      title: 'En la receta',
      keys: {
        issue: 'Emitir',
        add: 'Ir al siguiente medicamento',
        take: 'Tomar el resultado marcado, o pasar al siguiente campo',
        dose: 'Tomar la última dosis que usted recetó, cuando aparece en el campo',
        favourite: 'Usar un favorito, o elegir una de dos lecturas',
        repeat: 'Repetir la última receta del paciente',
        usual: 'Ir a sus medicamentos habituales',
        quantity: 'Tomar la cantidad calculada',
        move: 'Subir o bajar el medicamento',
        more: 'Abrir «Más» del medicamento',
        takeOut: 'Quitar lo escrito para el paciente anterior, tras cambiarlo',
        update: 'Actualizar su medicación, cuando la receta continúa lo que ya toma',
      },
    },
    prescription: {
      title: 'En una receta emitida',
      keys: { correct: 'Corregirla: abre la dosis del primer medicamento' },
    },
    history: {
      title: 'En el historial',
      keys: {
        search: 'Ir a la búsqueda',
        rows: 'Recorrer las recetas',
        open: 'Abrir la receta marcada',
      },
    },
  },
  verbs: {
    title: 'Verbos de Ctrl K',
    lines: [
      { line: 'rep ram', says: 'Repetir la última receta de Ramón' },
      { line: 'corregir última', says: 'Corregir su última receta' },
      { line: 'nueva ram', says: 'Receta nueva para Ramón' },
      { line: 'expediente ram', says: 'Abrir el expediente de Ramón' },
    ],
  },
  shorthand: {
    title: 'Abreviaturas que se entienden',
    lead: 'Después del medicamento, en la misma línea o en sus indicaciones. La frase es la que se imprime. La vía que no se escribe es la del medicamento.',
    groups: {
      often: 'Cada cuánto',
      moments: 'Momentos y comidas',
      days: 'Días y semanas',
      amounts: 'Cantidades',
      routes: 'Vías y sitios',
      steps: 'Por pasos',
    },
  },
}
export type Texts = typeof texts
