import type { PublicInstitutions } from '#contract/prescription/law.ts'

/**
 * How medicines are named in public institutions. Confidence: H read in the statute, M secondary sources, L our own
 * reading. Counsel has to confirm the rule before launch.
 */
export const publicInstitutions = {
  version: '2026-11-21',
  genericOnly: {
    basis: 'Reglamento de Insumos para la Salud, art. 32',
    source:
      'RIS 32: in public institutions only generic names are used; read in unofficial copies of the regulation (https://juristas.mx/laws/reglamento-de-insumos-para-la-salud/articulo-32). That a brand beside the generic name is refused too, in whichever field it stands, is our reading (L)',
    confidence: 'M',
  },
} satisfies PublicInstitutions
