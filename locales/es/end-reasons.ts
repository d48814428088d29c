import type { EndReason } from '#contract/prescription-acts.ts'

/** Reasons to cancel a prescription or a row: as options of a list, and as shown afterwards. */
export const texts = {
  reasons: {
    mistake: 'Error de captura',
    treatment: 'Cambio de tratamiento',
    allergy: 'Alergia',
    intolerance: 'Efecto adverso o intolerancia',
    interaction: 'Interacción con otro medicamento',
    pregnancy: 'Embarazo o lactancia',
    duplicate: 'Receta duplicada',
    hospital: 'Ingreso al hospital',
    unavailable: 'No se consigue en farmacias',
    unwanted: 'El paciente no la quiere',
    other: 'Otro motivo',
  } satisfies Record<EndReason, string>,
  withNote: (reason: string, note: string) => `${reason}: ${note}`,
  replaced: (code: string) => `Sustituida por la receta ${code}`,
}
export type Texts = typeof texts
