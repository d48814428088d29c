/**
 * Pattern of words that tell how a medicine is taken. With them, "receta de losartán, una cada 24 horas" is an order and not a
 * search.
 */
const TAKEN =
  /\b(?:c\/ ?\d+(?: ?h(?:rs?|oras?)?)?|cada \d+ ?(?:h|hr|hrs|hora|horas|dia|dias)|(?:una?|1|2) (?:en|por) la (?:noche|manana|tarde)|(?:por|x|durante) \d+ ?(?:d|dias?))\b/

/**
 * Pattern of further words that tell how a medicine is taken. They count only after the strength of a medicine, because
 * questions contain them as well.
 */
const TAKEN_SOMEHOW = new RegExp(
  `${TAKEN.source}|\\b(?:\\d-\\d-\\d(?:-\\d)?|\\d ?x ?\\d|en ayunas|diari[oa]s?|al dia|(?:cada|por la|en la) (?:noche|manana|tarde)|cada dia|\\d+ veces|prn|antes de (?:dormir|acostarse|cenar|comer|desayunar)|antes del desayuno|con (?:la cena|la comida|el desayuno)|every \\d+ ?(?:h|hours?|days?)|q\\d+h|(?:once|twice|three times|four times) (?:a day|daily)|daily|at night|for \\d+ days?)\\b`,
)

/** Whether a text contains words that tell how a medicine is taken. `text` is normalised. */
export const isTaken = (text: string): boolean => TAKEN.test(text)

/**
 * Whether a text contains words that tell how a medicine is taken, including words that occur in questions too. `text` is
 * normalised.
 */
export const isTakenSomehow = (text: string): boolean => TAKEN_SOMEHOW.test(text)

/** Counts how often a text tells how a medicine is taken. `text` is normalised. */
export const timesTaken = (text: string): number => [...text.matchAll(new RegExp(TAKEN, 'g'))].length
