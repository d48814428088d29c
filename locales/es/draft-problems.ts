/** Sentences for problems that prevent the issue of a draft. They are loaded with the rules that judge the draft. */
export const texts = {
  'patient-unsaved': () => 'Guarde los datos del paciente nuevo.',
  unsaved: () => 'Guarde o cancele lo que escribió del paciente: aún no cuenta.',
  'date-past': () => 'La fecha no puede ser anterior a hoy.',
  'date-too-far': () => 'Elija una fecha dentro de los próximos 5 años.',
  'date-unread': () => 'La fecha no existe o está incompleta. Escríbala como 31/12/2026 o borre el campo.',
  'diagnosis-long': () => 'El diagnóstico es demasiado largo: quite alguno o acorte el texto libre.',
  'not-text': () => 'El texto tiene caracteres que no se pueden guardar.',
  'extras-long': () => 'Las indicaciones generales son demasiado largas: acórtelas.',
  'no-rows': () => 'Agregue al menos un medicamento.',
  'too-many-rows': (v: { most: number; over: number }) =>
    `Una receta lleva hasta ${v.most} medicamentos: quite ${v.over}.`,
  'search-unfinished': (v: { text: string }) =>
    `Escribió «${v.text}» sin elegir un medicamento. Elija uno de la lista o borre el texto.`,
  instructions: () => 'Escriba las indicaciones: dosis, frecuencia y duración.',
  quantity: (v: { drug: string }) => `Escriba la cantidad de ${v.drug}.`,
  'class-one': (v: { drug: string }) =>
    `${v.drug} es de la fracción I: no se puede emitir aquí. Quítelo de la receta.`,
  profession: (v: { drug: string; fraction: string; basis: string }) =>
    `La profesión de quien firma no prescribe ${v.drug}, de la fracción ${v.fraction} (${v.basis}). Quítelo de la receta.`,
}
export type Texts = typeof texts
