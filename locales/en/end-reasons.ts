import type { Texts } from '../es/end-reasons.ts'

/** Reasons to cancel a prescription or a row: as options of a list, and as shown afterwards. */
export const texts: Texts = {
  reasons: {
    mistake: 'Mistake while writing',
    treatment: 'Change of treatment',
    allergy: 'Allergy',
    intolerance: 'Adverse effect or intolerance',
    interaction: 'Interaction with another medicine',
    pregnancy: 'Pregnancy or breastfeeding',
    duplicate: 'Duplicate prescription',
    hospital: 'Hospital admission',
    unavailable: 'Not to be had in pharmacies',
    unwanted: 'The patient does not want it',
    other: 'Another reason',
  },
  withNote: (reason, note) => `${reason}: ${note}`,
  replaced: (code) => `Replaced by prescription ${code}`,
}
