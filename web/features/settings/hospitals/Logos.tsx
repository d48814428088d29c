import { useState } from 'react'
import type { Hospital } from '#contract/places/workplaces.ts'
import { api } from '../../../lib/calls/api.ts'
import { workplaceCalls } from '../../../lib/calls/workplace-calls.ts'
import { problemText } from '../../../lib/calls/problem-text.ts'
import { useTexts } from '../../../lib/texts.ts'
import { pictureIn, usePicture } from '../../../lib/use-picture.ts'
import { Button } from '../../../ui/Button.tsx'
import { type Notice, notify } from '../../../ui/notices/notices.ts'
import { PictureButton } from '../../../ui/fields/PictureButton.tsx'
import { refreshWorkplaces } from './workplace-data.ts'

const NAMES = ['picture', 'university_logo'] as const
const BYTES_AT_MOST = 2 * 1024 * 1024

/** Section of the logos that head the sheet beside the names; an administrator can change them. */
export function Logos({ hospital }: { hospital: Hospital }) {
  const texts = useTexts('pictures')
  return (
    <section className="grid gap-3" aria-labelledby="logos-title">
      <div>
        <h2 id="logos-title" className="text-lg font-semibold">
          {texts.logos}
        </h2>
        <p className="text-ink-soft">{texts.logosLead}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {NAMES.map((name) => (
          <Logo key={name} hospital={hospital} name={name} />
        ))}
      </div>
    </section>
  )
}

function Logo({ hospital, name }: { hospital: Hospital; name: (typeof NAMES)[number] }) {
  const texts = useTexts('pictures')
  const [isBusy, setBusy] = useState(false)
  const address = hospital[name]
  const shown = usePicture(address)
  const params = { id: String(hospital.id) }
  const send = async (act: () => Promise<unknown>, said: Notice) => {
    setBusy(true)
    try {
      await act()
      await refreshWorkplaces()
      notify(said)
    } catch (error) {
      notify({ message: problemText(error), colour: 'error' })
    }
    setBusy(false)
  }
  const upload = (picture: Blob) =>
    picture.size > BYTES_AT_MOST
      ? void notify({ message: texts.tooLarge, colour: 'error' })
      : send(() => api(workplaceCalls.change, { params, body: {}, pictures: { [name]: picture } }), {
          message: texts.logoSaved,
          colour: 'success',
        })
  const remove = () => {
    const undo = shown && { label: texts.undo, run: () => void upload(pictureIn(shown)) }
    return send(() => api(workplaceCalls.change, { params, body: { [name]: null } }), {
      message: texts.logoRemoved,
      ...(undo ? { action: undo } : {}),
    })
  }
  const label = texts.logo[name]
  return (
    <div className="grid content-start gap-3 surface p-4">
      <h3 className="font-semibold">{label}</h3>
      <div className="grid h-28 place-items-center rounded-control border border-line bg-paper p-3 text-paper-ink">
        {shown ? (
          <img src={shown} alt={label} className="max-h-22 max-w-full" />
        ) : (
          <p className="text-center text-sm">{address === null && texts.logoEmpty[name]}</p>
        )}
      </div>
      {hospital.is_admin && (
        <div className="flex flex-wrap gap-2">
          <PictureButton
            aria-label={texts.uploadLogo(label)}
            busy={isBusy}
            onPick={(file) => void upload(file)}
          >
            {texts.upload}
          </PictureButton>
          {address !== null && (
            <Button
              tone="quiet"
              aria-label={texts.removeLogo(label)}
              busy={isBusy}
              onClick={() => void remove()}
            >
              {texts.remove}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
