import {
  ADMINISTRATION_ROUTES,
  type AdministrationRoute,
} from '#contract/medications/administration-route.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { WithNames } from '../../../../ui/Clinical.tsx'
import { Select } from '../../../../ui/fields/Select.tsx'

interface RouteSelectProps {
  id: string
  drug: string
  via: AdministrationRoute | ''
  /** Routes of administration of the product, which the list has first. */
  own: readonly AdministrationRoute[]
  error: string | undefined
  onChange: (via: AdministrationRoute | '') => void
}

/**
 * Select of the route, in full words as the law wants it (RIS article 30); the product's own routes come
 * first.
 */
export function RouteSelect({ id, drug, via, own, error, onChange }: RouteSelectProps) {
  const texts = useTexts('composer-rows')
  const routes = [...own, ...ADMINISTRATION_ROUTES.filter((route) => !own.includes(route))]
  return (
    <Select
      id={id}
      label={<WithNames text={texts.route(drug)} names={[drug]} />}
      hideLabel
      error={error}
      value={via}
      options={[
        ...(via ? [] : [{ value: '', label: texts.routeNone }]),
        ...routes.map((route) => ({ value: route, label: texts.routeChoice(route) })),
      ]}
      onChange={({ target }) => onChange(routes.find((route) => route === target.value) ?? '')}
    />
  )
}
