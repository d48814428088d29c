import { ADMINISTRATION_ROUTES } from '#contract/medications/administration-route.ts'
import { firstOf, type BuilderGroup, sitesFor, withAll } from '#contract/posology/builder.ts'
import { useStore } from '../../../lib/store.ts'
import { language, useTexts } from '../../../lib/texts.ts'
import { Chips } from './Chips.tsx'
import { Beside, Line } from './Line.tsx'
import { More } from './More.tsx'

const COMMON = ['oral', 'intramuscular', 'cutánea']

interface WayFieldsProps {
  steps: BuilderGroup
  onChange: (steps: BuilderGroup) => void
}

/** Fields of the route and of the site on the body, which are the same in every step of a taper. */
export function WayFields({ steps, onChange }: WayFieldsProps) {
  const texts = useTexts('posology')
  const composer = useTexts('composer-rows')
  const reader = useStore(language)
  const { route, site } = firstOf(steps)
  const routes = [...new Set<string>(route === null ? COMMON : [route, ...COMMON])]
  const sites = sitesFor(route ?? '')
  const put = (next: string) => {
    const found = ADMINISTRATION_ROUTES.find((one) => one === next)
    // The site on the body may belong to the previous route, so it is cleared.
    if (found !== undefined) onChange(withAll(steps, { route: found, site: null }))
  }
  return (
    <>
      <Line label={texts.route}>
        <Beside>
          <Chips
            label={texts.route}
            options={routes.map((value) => ({
              value,
              label: composer.routeName(value),
              title: composer.routeChoice(value),
            }))}
            value={route}
            onChange={(value) => value !== null && put(value)}
          />
          <More
            label={texts.otherRoute}
            options={ADMINISTRATION_ROUTES.filter((one) => !routes.includes(one)).map((value) => ({
              value,
              label: composer.routeChoice(value),
            }))}
            onPick={put}
          />
        </Beside>
      </Line>
      {sites.length > 0 && (
        <Line label={texts.site}>
          <Chips
            label={texts.site}
            clearable
            options={sites.map(({ key, en }) => ({ value: key, label: reader === 'es' ? key : en }))}
            value={site}
            onChange={(value) => onChange(withAll(steps, { site: value }))}
          />
        </Line>
      )}
    </>
  )
}
