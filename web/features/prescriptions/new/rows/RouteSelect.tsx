import { ADMINISTRATION_ROUTES } from '#contract/administration-route.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { Select } from '../../../../ui/Select.tsx'

interface RouteSelectProps {
  id: string
  drug: string
  via: string
  error: string | undefined
  onChange: (via: string) => void
}

/** The route in full words, as the law wants it (RIS article 30); the product's own to begin with. */
export function RouteSelect({ id, drug, via, error, onChange }: RouteSelectProps) {
  const texts = useTexts('composer')
  return (
    <Select
      id={id}
      label={texts.route(drug)}
      hideLabel
      error={error}
      value={via}
      options={[
        ...(via ? [] : [{ value: '', label: texts.routeNone }]),
        ...ADMINISTRATION_ROUTES.map((route) => ({ value: route, label: texts.routeChoice(route) })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
