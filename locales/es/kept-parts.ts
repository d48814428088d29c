/** Texts of the line that names the parts of a draft that stay when its patient is changed. */
export const texts = {
  kept: (parts: string, patient: string) => `Se conserva lo escrito para ${patient}: ${parts}.`,
  diagnosis: 'diagnóstico',
  rows: (count: number) => (count === 1 ? '1 medicamento' : `${count} medicamentos`),
  extras: 'indicaciones generales',
  followUp: 'próxima cita',
  takeOut: 'Quitarlo',
  keep: 'Conservar',
  takenOut: (parts: string) => `Se quitó de la receta: ${parts}.`,
  undo: 'Deshacer',
}
export type Texts = typeof texts
