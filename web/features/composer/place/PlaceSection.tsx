import type { useLocations } from '../../../lib/places/use-locations.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import type { ChosenPlace } from '../draft/default-place.ts'
import { fieldIds } from '../draft/field-ids.ts'
import type { DraftParts } from '../parts.ts'
import { placeKey, placeOptions, shownPlace } from './place.ts'
import { Section } from '../Section.tsx'

interface PlaceSectionProps extends Pick<DraftParts, 'dispatch' | 'errorOf'> {
  locations: ReturnType<typeof useLocations>
  place: ChosenPlace | null
}

/**
 * Section of the place of issue, whose address the sheet prints. The preselected place is nearly always right. Where the doctor's
 * places could not be loaded, the draft keeps its place, which cannot be changed until they are loaded.
 */
export function PlaceSection({ locations, place, dispatch, errorOf }: PlaceSectionProps) {
  const texts = useTexts('composer')
  const { retry } = useTexts('common')
  const { data, latest = [], error } = locations
  const options = placeOptions(latest)
  if (error) {
    const kept = place && options.find(({ value }) => value === placeKey(place))
    return (
      <Section id="rx-place-title" title={texts.place} look="beside">
        {kept && <p>{kept.label}</p>}
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-ink-soft">{texts.placesFailed}</p>
          <Button id={fieldIds.place} onClick={() => void locations.retry()}>
            {retry}
          </Button>
        </div>
      </Section>
    )
  }
  if (!data) {
    return (
      <Section id="rx-place-title" title={texts.place} look="beside">
        <Skeleton className="h-11 w-full rounded-control" />
      </Section>
    )
  }
  const choose = (value: string) => {
    const chosen = options.find((option) => option.value === value)?.place
    if (chosen) dispatch({ kind: 'set', change: chosen })
  }
  return (
    <Section id="rx-place-title" title={texts.place} look="beside">
      {place ? (
        <Select
          id={fieldIds.place}
          label={texts.placeLabel}
          hideLabel
          value={placeKey(place)}
          options={options}
          error={errorOf(fieldIds.place)}
          hint={shownPlace(data, place)?.location}
          onChange={({ target }) => choose(target.value)}
        />
      ) : (
        <p id={fieldIds.place} tabIndex={-1} className="rounded-control bg-warn-soft px-3 py-2 text-warn-ink">
          {texts.noPlaces}
        </p>
      )}
    </Section>
  )
}
