/** Amounts of a substance or a volume: beside a tableta they are its strength. */
const WEIGHED = new Set(['mg', 'g', 'mcg', 'mEq', 'unidad', 'ml', 'l', 'cm'])
/** What is done rather than taken: "2 lavados al día" says how often. */
const ACTS = new Set(['aplicación', 'nebulización', 'enjuague', 'lavado', 'enema', 'gargarismo'])

/** What is poured or dropped: a weight beside it is of all that is taken, not of one spoon. */
const POURED = new Set(['ml', 'l', 'cucharadita', 'cucharada', 'medida', 'gota'])

export const isPoured = (unit: string): boolean => POURED.has(unit)
export const isWeighed = (unit: string): boolean => WEIGHED.has(unit)
export const isAct = (unit: string): boolean => ACTS.has(unit)
