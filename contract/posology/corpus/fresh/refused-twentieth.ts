/** Dosage instructions beside those of `everyday-twentieth.ts` that leave a question open. */
export const REFUSED_TWENTIETH = `
open or incomplete
  150-200: 2-4 UI
  colocar 1 anillo vaginal cada mes por 3 semanas
  anillo vaginal 21 días y 7 días sin anillo
  1 tab diaria 21 activas y 7 placebo
  1 amp IM c/8 dias x 3
  1 cap c/15 dias x 2
  1 tab c/12h L-V
  1 tab mar-jue
  1 tab lun-jue
  1 tab vie-lun
  150-200: 2 UI, 200-250: 4 UI
  1 tab c/8 dias x 6
  1 tab c/8 dias x 12
  1 tab 21 dias y 7 dias de placebo`
