import { accepted, refused, type Checked } from './check.ts'

/** Key of the Compendio Nacional de Insumos para la Salud: group.generic.specific[.presentation] (mexico.md 5.2). */
const COMPENDIUM_KEY = /^\d{3}\.\d{3}\.\d{4}(?:\.\d{2})?$/

export function checkCompendiumKey(input: string): Checked<string, 'format'> {
  const text = input.trim()
  return COMPENDIUM_KEY.test(text) ? accepted(text) : refused('format')
}
