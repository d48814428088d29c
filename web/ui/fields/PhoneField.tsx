import { type ComponentProps, useEffect, useMemo, useState } from 'react'
import type { checkIntlPhone, countryOfPhone, phoneCountries } from '#contract/values/phone/intl-phone.ts'
import { intlLocale } from '#locales/locale.ts'
import { useStore } from '../../lib/store.ts'
import { afterPress } from '../../lib/after-press.ts'
import { language, useTexts } from '../../lib/texts.ts'
import { classNames } from '../class-names.ts'
import { controlStyle } from './control-style.ts'
import { countryMark } from './country-mark.ts'
import { Field, type FieldProps } from './Field.tsx'
import { HOME, inCountry, nationalPart, type PhoneCountryName, sortedCountries } from './phone-text.ts'

interface Plans {
  checkIntlPhone: typeof checkIntlPhone
  countryOfPhone: typeof countryOfPhone
  phoneCountries: typeof phoneCountries
}

interface PhoneFieldProps extends FieldProps {
  id?: string | undefined
  name?: string
  /** The number as it is stored: a Mexican one as it is typed, any other with `+` and its country's code. */
  value: string
  onValue: (value: string) => void
  onBlur?: () => void
  autoComplete?: ComponentProps<'input'>['autoComplete']
}

/**
 * Telephone number of any country: a Mexican one as ten digits, any other by choosing its country or typing its code. The
 * countries and their numbering plans are loaded after the page. Until then only the format of a number is checked.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { id, label, hint, error, optional, hideLabel, className, value, onValue, onBlur, ...input } = props
  const texts = useTexts('phone')
  const plans = usePlans()
  const countries = useCountries(plans)
  const [chosen, setChosen] = useState(HOME)
  const [wasLeft, setLeft] = useState(false)
  const country = value.startsWith('+')
    ? (plans?.countryOfPhone(value) ?? chosen)
    : value === ''
      ? chosen
      : HOME
  const current = countries.find((one) => one.country === country)
  const callingCode = current?.callingCode ?? ''
  const checked = wasLeft && value.trim() !== '' ? plans?.checkIntlPhone(value) : undefined
  const own = checked?.ok === false ? texts.reasons[checked.reason] : undefined

  const choose = (next: string) => {
    const to = countries.find((one) => one.country === next)
    if (!to) return
    setChosen(next)
    onValue(inCountry(to, nationalPart(value, callingCode)))
  }
  return (
    <Field {...{ id, label, hint, error: error ?? own, optional, hideLabel, className }}>
      {(control) => (
        <span className="flex gap-2">
          <CountrySelect label={texts.country} country={country} countries={countries} onChoose={choose} />
          <input
            {...input}
            {...control}
            type="tel"
            inputMode="tel"
            maxLength={32}
            className={classNames(controlStyle, 'min-w-0 flex-1')}
            value={nationalPart(value, callingCode)}
            onChange={({ target }) => onValue(current ? inCountry(current, target.value) : target.value)}
            onBlur={() => {
              afterPress(() => setLeft(true))
              onBlur?.()
            }}
          />
        </span>
      )}
    </Field>
  )
}

interface CountrySelectProps {
  label: string
  country: string
  countries: readonly PhoneCountryName[]
  onChoose: (country: string) => void
}

/**
 * Select that shows the flag and the calling code of the chosen country. Its list of options, which the platform draws, shows the
 * names of the countries.
 */
function CountrySelect({ label, country, countries, onChoose }: CountrySelectProps) {
  const callingCode = countries.find((one) => one.country === country)?.callingCode ?? ''
  return (
    <span className="relative shrink-0">
      <span
        aria-hidden
        className={classNames(
          controlStyle,
          'flex h-full items-center gap-1.5 whitespace-nowrap tabular-nums',
        )}
      >
        {countryMark(country)} +{callingCode}
      </span>
      <select
        aria-label={label}
        value={country}
        onChange={({ target }) => onChoose(target.value)}
        className="absolute inset-0 w-full cursor-pointer appearance-none rounded-control bg-transparent text-base text-transparent opacity-0 focus-visible:opacity-100 focus-visible:outline-2 focus-visible:outline-accent"
      >
        {countries.map((one) => (
          <option key={one.country} value={one.country} className="bg-card text-ink">
            {countryMark(one.country)} {one.name} +{one.callingCode}
          </option>
        ))}
      </select>
    </span>
  )
}

/**
 * The numbering plans, loaded once the field is on the page. Without them the field works, but only the format of a number is
 * checked.
 */
function usePlans(): Plans | undefined {
  const [plans, setPlans] = useState<Plans>()
  useEffect(() => {
    let isHere = true
    import('#contract/values/phone/intl-phone.ts').then(
      (found) => isHere && setPlans(found),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [])
  return plans
}

function useCountries(plans: Plans | undefined): readonly PhoneCountryName[] {
  const locale = intlLocale[useStore(language)]
  return useMemo(() => sortedCountries(plans?.phoneCountries() ?? [], locale), [plans, locale])
}
