import type { RowFaultKey } from '#contract/prescription/fault.ts'

/** Values that the sentences about a medicine's row contain. */
export interface FaultValues {
  drug: string
  value: string
  basis: string
}

/**
 * Sentences for the faults of a medicine's row. They are loaded with the rules that judge drafts, not with the composer's first
 * load.
 */
export const rowFaults = {
  blank: () => 'Escriba las indicaciones: dosis, frecuencia y duración.',
  'not-text': () => 'El texto tiene caracteres que no se pueden guardar.',
  'too-long': (v) => `El texto es demasiado largo para la receta: caben ${v.value} caracteres.`,
  'too-small': (v) => `Escriba al menos ${v.value}.`,
  'too-large': (v) => `Escriba a lo más ${v.value}.`,
  'presentation-missing': () => 'Elija un medicamento o escriba su nombre.',
  'drug-unknown': () =>
    'Este producto ya no está en el catálogo. Elíjalo de nuevo o escríbalo como texto libre.',
  'unstructured-with-code': () => 'Elíjalo de nuevo del catálogo, o escríbalo como texto libre.',
  'substance-prohibited': () =>
    'Esta sustancia está prohibida (LGS arts. 237 y 245 I): no se puede prescribir.',
  'drug-misspelt': (v) =>
    `¿Quiso decir «${v.value}»? Corrija el nombre o elíjalo de la lista: de él depende qué pide la ley.`,
  'presentation-other-drug': () =>
    'La presentación nombra otro medicamento que el elegido. Elíjalo de nuevo.',
  'brand-unknown': () => 'Esta marca no es de este producto en el catálogo. Elíjalo de nuevo.',
  'brand-in-public-institution': (v) =>
    `En una institución pública se prescribe solo por el nombre genérico (${v.value}). Quite la marca.`,
  'generic-missing': (v) =>
    `Escriba la denominación genérica: «${v.value}» es una marca y no basta sola (LGS art. 226).`,
  'dose-missing': () => 'Falta la dosis: cuánto cada vez, por ejemplo «1 tableta».',
  'frequency-missing': () => 'Falta la frecuencia, por ejemplo «cada 8 horas».',
  'duration-missing': () => 'Falta la duración, por ejemplo «durante 7 días» o «uso continuo».',
  'antibiotic-days-missing': () => 'Falta la duración en días: un antibiótico siempre la lleva.',
  'scale-without-heading': () =>
    'Parece un esquema de insulina por glucosa. Antepóngale «según glucosa», por ejemplo «según glucosa <150: 0 UI, 150-200: 2 UI».',
  'measure-of-form': (v) =>
    `«${v.value}» no es medida de este producto (${v.basis}). Escriba la dosis en la unidad del producto, o elija la presentación que corresponde. Si antes se disuelve o se diluye, dígalo.`,
  'drug-in-instructions': (v) =>
    `«${v.value}» lleva reglas propias: escríbalo en un renglón propio. Si solo lo menciona, diga por qué: «evitar…», «ya toma…».`,
  'drug-in-notes': (v) =>
    `«${v.value}» lleva una receta con reglas propias: escríbalo como medicamento. Si solo lo menciona, diga por qué: «ya toma…», «evitar…», «alérgico a…».`,
  'brand-in-notes': (v) =>
    `En una institución pública se prescribe solo por el nombre genérico (${v.basis}). Quite «${v.value}» de este texto.`,
  'generic-unknown': (v) =>
    `En una institución pública se prescribe solo por el nombre genérico (${v.value}), y este nombre no se reconoce. Elija el medicamento de la lista.`,
  'strength-missing': (v) =>
    `Falta la concentración: escríbala después del nombre, por ejemplo «500 mg», o elija el medicamento de la lista (${v.value}).`,
  'form-missing': (v) =>
    `Falta la forma: escríbala después del nombre, por ejemplo «tableta» o «jarabe», o elija el medicamento de la lista (${v.value}).`,
  'end-missing': (v) =>
    `Falta cuántos días dura: la fracción ${v.value} no se prescribe de uso continuo (${v.basis}).`,
  'route-abbreviated': (v) => `Escriba la vía completa en lugar de «${v.value}», por ejemplo «vía oral».`,
  'route-unknown': () => 'Elija una vía de administración de la lista.',
  'route-missing': () => 'Elija la vía de administración.',
  'price-format': () => 'El precio de este producto no se entiende. Elíjalo de nuevo.',
  'compendium-only': () =>
    'Por su profesión, quien firma prescribe solo lo que tiene clave del Compendio Nacional de Insumos para la Salud (LGS art. 28 Bis). Elija otro del catálogo.',
  'content-missing': (v) =>
    `Escriba el contenido del envase: la fracción ${v.value} lo exige, por ejemplo «caja con 30 tabletas» (${v.basis}).`,
  'quantity-needed': (v) =>
    v.value === ''
      ? `Escriba en número la cantidad de ${v.drug}: su fracción no se conoce.`
      : `Elija la cantidad de ${v.drug}: la fracción ${v.value} la lleva en número.`,
  'quantity-above': (v) => `La ley permite a lo más ${v.value} cajas o envases.`,
  'refills-above': (v) =>
    v.value === '0'
      ? `Este medicamento no se resurte con la misma receta (${v.basis}).`
      : `Se puede resurtir a lo más ${v.value} veces (${v.basis}).`,
  'refills-need-quantity': () => 'Para resurtir, elija en número la cantidad de cada vez.',
  'series-not-allowed': (v) => `Este medicamento no puede ir en una serie de recetas (${v.value}).`,
  'series-with-refills': () => 'En una serie no hay resurtidos: cada receta de la serie ya es uno.',
} satisfies Record<RowFaultKey, (v: FaultValues) => string>
