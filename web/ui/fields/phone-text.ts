import type { PhoneCountry } from '#contract/values/phone/intl-phone.ts'

/** Country whose numbers are written without a country code. */
export const HOME = 'MX'
const HOME_CODE = '52'

export interface PhoneCountryName extends PhoneCountry {
  name: string
}

/** Countries with their names: Mexico first, then the others sorted by name in the reader's language. */
export function sortedCountries(countries: readonly PhoneCountry[], locale: string): PhoneCountryName[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const named = (one: PhoneCountry): PhoneCountryName => ({
    ...one,
    name: names.of(one.country) ?? one.country,
  })
  return [
    named({ country: HOME, callingCode: HOME_CODE }),
    ...countries
      .filter(({ country }) => country !== HOME)
      .map(named)
      .toSorted((a, b) => a.name.localeCompare(b.name, locale)),
  ]
}

/** Flag emoji of a country's two-letter code. */
export const flagOf = (country: string): string =>
  String.fromCodePoint(...Array.from(country, (letter) => 0x1f1e6 - 65 + letter.charCodeAt(0)))

/** A number without its country's code, as the input beside the country select shows it. */
export function nationalPart(value: string, callingCode: string): string {
  const prefix = `+${callingCode}`
  return callingCode !== '' && value.startsWith(prefix) ? value.slice(prefix.length).trimStart() : value
}

/**
 * Value to store for text typed with this country selected. A country code in the text wins over the selected
 * country.
 */
export function inCountry({ country, callingCode }: PhoneCountry, typed: string): string {
  const text = typed.trimStart()
  if (text.startsWith('+')) return text
  if (text.startsWith('00')) return `+${text.slice(2)}`
  return country === HOME || text === '' ? text : `+${callingCode} ${text}`
}
