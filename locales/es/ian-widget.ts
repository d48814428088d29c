/** Texts of the assistant's widget. They are few, because the home page loads them. */
export const texts = {
  lead: 'Pregunte por un paciente, una receta, una interacción o una dosis.',
  field: 'Pregunta',
  placeholder: '¿Qué le receté a…?',
  ask: 'Preguntar',
  examples: [
    '¿Cuántas recetas llevo este mes?',
    'Interacciones entre warfarina e ibuprofeno',
    'Dosis máxima de paracetamol',
  ],
}
export type Texts = typeof texts
