import type { PrescriberTable } from '#contract/prescription/law.ts'

/**
 * Who may prescribe and what (Ley General de Salud, articles 28 Bis and 240). Confidence: H read in the statute, M
 * secondary sources, L one press outlet or our own reading. Counsel has to confirm the table before launch. `basis`
 * is the article that a refusal of a class names. This product issues class I for nobody (article-226.ts).
 */
export const prescribers = {
  version: '2026-11-21.2',
  prescribers: {
    physician: {
      classes: ['I', 'II', 'III', 'IV', 'V', 'VI'],
      compendiumOnly: false,
      patients: 'people',
      sources: ['lgs-28-bis', 'lgs-240'],
      confidence: 'H',
      basis: 'LGS art. 28 Bis',
    },
    homeopath: {
      classes: ['II', 'III', 'IV', 'V', 'VI'],
      compendiumOnly: false,
      patients: 'people',
      sources: ['lgs-28-bis', 'lgs-240'],
      confidence: 'H',
      basis: 'LGS art. 240',
    },
    dentist: {
      classes: ['I', 'II', 'III', 'IV', 'V', 'VI'],
      compendiumOnly: false,
      patients: 'people',
      sources: ['lgs-28-bis', 'lgs-240'],
      confidence: 'H',
      basis: 'LGS art. 240',
    },
    veterinarian: {
      classes: ['I', 'II', 'III', 'IV', 'V', 'VI'],
      compendiumOnly: false,
      patients: 'animals',
      sources: ['lgs-28-bis', 'lgs-240'],
      confidence: 'H',
      basis: 'LGS art. 240',
    },
    nurse: {
      classes: ['III', 'IV', 'V', 'VI'],
      compendiumOnly: true,
      patients: 'people',
      sources: ['lgs-28-bis', 'nursing-2025'],
      confidence: 'L',
      basis: 'LGS art. 28 Bis; Acuerdo DOF 21-10-2025',
    },
    intern: {
      classes: ['III', 'IV', 'V', 'VI'],
      compendiumOnly: false,
      patients: 'people',
      sources: ['lgs-28-bis', 'lgs-240', 'nursing-2025'],
      confidence: 'L',
      basis: 'LGS art. 28 Bis; Acuerdo DOF 21-10-2025',
    },
    'nursing-intern': {
      classes: ['III', 'IV', 'V', 'VI'],
      compendiumOnly: true,
      patients: 'people',
      sources: ['lgs-28-bis', 'nursing-2025'],
      confidence: 'L',
      basis: 'LGS art. 28 Bis; Acuerdo DOF 21-10-2025',
    },
  },
} satisfies PrescriberTable
