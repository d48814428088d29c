import { useState } from 'react'
import type { Favourite } from '#contract/medications/favourites.ts'
import type { Location } from '#contract/places/locations.ts'
import { useLocations } from '../../lib/places/use-locations.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { useFavouriteChange } from './use-change.ts'

const NOBODY = ''

/** Dialog to choose the workplace with which an own favourite is shared. */
export function ShareDialog({ favourite, onClose }: { favourite: Favourite; onClose: () => void }) {
  const texts = useTexts('favourites')
  const { cancel } = useTexts('common')
  const { failure, isBusy, save } = useFavouriteChange(favourite.id, onClose)
  const { data, error, retry } = useLocations()
  const shared = favourite.shared_with
  const [chosen, setChosen] = useState(shared ? keyOf(shared.hospital, shared.clinic) : NOBODY)
  const options = [
    { value: NOBODY, label: texts.nobody },
    ...(data ?? []).flatMap((one) => optionsOf(one, texts)),
  ]
  const share = () => {
    const [hospital = '', clinic = ''] = chosen.split(':')
    save({
      share:
        chosen === NOBODY
          ? null
          : { hospital: Number(hospital), clinic: clinic === '' ? null : Number(clinic) },
    })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.shareTitle}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button tone="primary" busy={isBusy} onClick={share}>
            {texts.saveNow}
          </Button>
        </>
      }
    >
      <p>{texts.shareHelp}</p>
      {error ? (
        <LoadFailed error={error} retry={retry} />
      ) : (
        <Select
          label={texts.shareWith}
          error={failure}
          value={chosen}
          options={options}
          onChange={({ target }) => setChosen(target.value)}
        />
      )}
    </Dialog>
  )
}

const keyOf = (hospital: number, clinic: number | null): string => `${hospital}:${clinic ?? ''}`

/** Options of one workplace: the hospital as a whole, then each of its clinics. */
function optionsOf({ hospital, clinics }: Location, { allOf }: { allOf: (hospital: string) => string }) {
  const own = clinics.filter(({ id }) => id !== null)
  const whole = {
    value: keyOf(hospital.id, null),
    label: own.length > 0 ? allOf(hospital.name) : hospital.name,
  }
  return [
    whole,
    ...own.map(({ id, name }) => ({ value: keyOf(hospital.id, id), label: `${hospital.name}, ${name}` })),
  ]
}
