/** How a medicine is taken, by which "receta de losartán, una cada 24 horas" is an order and no search. */
const TAKEN =
  /\b(?:c\/ ?\d+(?: ?h(?:rs?|oras?)?)?|cada \d+ ?(?:h|hr|hrs|hora|horas|dia|dias)|(?:una?|1|2) (?:en|por) la (?:noche|manana|tarde)|(?:por|x|durante) \d+ ?(?:d|dias?))\b/

/** Further ways, which count only behind the strength of a medicine: alone they are found in questions as well. */
const TAKEN_SOMEHOW = new RegExp(
  `${TAKEN.source}|\\b(?:\\d-\\d-\\d(?:-\\d)?|\\d ?x ?\\d|en ayunas|diari[oa]s?|al dia|(?:cada|por la|en la) (?:noche|manana|tarde)|cada dia|\\d+ veces|prn|antes de (?:dormir|acostarse|cenar|comer|desayunar)|antes del desayuno|con (?:la cena|la comida|el desayuno)|every \\d+ ?(?:h|hours?|days?)|q\\d+h|(?:once|twice|three times|four times) (?:a day|daily)|daily|at night|for \\d+ days?)\\b`,
)

/** Whether a text says how a medicine is taken. `text` is normalised. */
export const isTaken = (text: string): boolean => TAKEN.test(text)

/** Whether a text says how a medicine is taken, in words that a question may have as well. `text` is normalised. */
export const isTakenSomehow = (text: string): boolean => TAKEN_SOMEHOW.test(text)

/** Number of times that a text says how a medicine is taken. `text` is normalised. */
export const timesTaken = (text: string): number => [...text.matchAll(new RegExp(TAKEN, 'g'))].length
