import { parsePosology } from '#contract/posology/parse.ts'
import { patientSentence } from '#contract/posology/patient-sentence.ts'

/** Examples of shorthand by subject. The page prints the sentence that the parser makes of each. */
export const shorthandExamples = {
  often: [
    '1 tab c/8h x 3d',
    '1 cap c/24h x 10 días',
    '1 tab 3 veces al día por 7 días',
    '1 tab c/6h PRN dolor',
    '1 tab dosis única',
  ],
  moments: [
    '1 tab mañana y noche x 5d',
    '1-0-1 tab x 5d',
    '1 tab c/8h AC x 14d',
    '1 tab c/12h PC x 7d',
    '1 tab al acostarse x 30d',
  ],
  days: ['1 tab lunes y jueves x 4 sem', '1 tab un día sí y un día no x 1 mes', '1 tab cada semana x 4 sem'],
  amounts: [
    '½ tab c/24h x 30d',
    '5 ml c/8h x 7d',
    '2 gotas c/12h en ojo derecho x 5d',
    '2 inhalaciones c/12h x 30d',
    '10 UI SC antes del desayuno',
  ],
  routes: [
    '1 amp IM c/24h x 3d',
    '1 tab SL c/8h x 2d',
    '1 óvulo vaginal c/24h x 7d',
    '1 gota c/6h en ambos ojos x 7d',
  ],
  steps: ['2 tab c/24h x 3d, luego 1 tab c/24h x 4d'],
} as const satisfies Record<string, readonly string[]>

/** The sentence that the patient reads, or null where the instructions are not understood. */
export const sentenceFor = (instructions: string): string | null =>
  patientSentence(parsePosology(instructions))
