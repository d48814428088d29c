import { type Taking, takingOf as takingIn } from '#contract/posology/times-of-day.ts'
import type { Language } from '#locales/locale.ts'

/** The table under an instruction, in the language of the sheet. */
export const takingOf = (instructions: string, language: Language): Taking => takingIn(instructions, language)
