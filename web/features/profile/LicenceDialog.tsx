import { useId, useState } from 'react'
import { isProfession, professions } from '#contract/profile/professions.ts'
import { api } from '../../lib/calls/api.ts'
import { profileCalls } from '../../lib/calls/endpoints.ts'
import { useForm } from '../../lib/form.ts'
import { keepProfile, useDoctor } from '../../lib/account/profile.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePicture } from '../../lib/use-picture.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx'
import { notify } from '../../ui/notices/notices.ts'
import { Select } from '../../ui/fields/Select.tsx'
import { DayField } from '../../ui/fields/DayField.tsx'
import { ListedField } from '../../ui/fields/ListedField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import {
  licenceBody,
  licenceFaults,
  type LicenceValues,
  openingLicence,
  sendsToReview,
} from '../../lib/account/licence-values.ts'
import { useSpecialties } from '../../lib/account/use-specialties.ts'
import { PhotoField } from './PhotoField.tsx'

/**
 * Dialog for the cédula, the specialty and their photograph, sent together to be compared with the register.
 */
export function LicenceDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts('licence')
  const { cancel } = useTexts('common')
  const doctor = useDoctor()
  const formId = useId()
  const kept = usePicture(doctor.licence_photo)
  const [photo, setPhoto] = useState<File | null>(null)
  const [photoFault, setPhotoFault] = useState<string>()
  const names = useSpecialties()
  const isListed = (name: string): boolean =>
    names.length === 0 || name === doctor.specialty || names.includes(name)
  const form = useForm({
    initial: openingLicence(doctor),
    validate: (values) => licenceFaults(values, texts.rules, isListed),
    send: async (values) => {
      let saved = await api(profileCalls.complete, { body: licenceBody(values) })
      if (photo) saved = await api(profileCalls.licencePhoto, { pictures: { photo } })
      keepProfile(saved)
      notify({ message: saved.licence_state === 'pending' ? texts.sent : texts.saved, colour: 'success' })
      onClose()
    },
  })
  const isReview = sendsToReview(doctor, form.values) || (photo !== null && !doctor.specialty_verified)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={texts.dialogTitle}
      className="w-[min(44rem,calc(100vw-2rem))]"
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" form={formId} tone="primary" busy={form.isSending}>
            {form.isSending ? texts.sending : isReview ? texts.send : texts.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!photoFault) void form.submit()
        }}
        className="grid gap-5 text-ink sm:grid-cols-2"
      >
        <div className="empty:hidden sm:col-span-2">
          <ErrorSummary errors={form.summary} attempt={form.attempt} />
        </div>
        <LicenceFields form={form} listed={names} />
        <PhotoField
          kept={kept}
          chosen={photo}
          error={photoFault}
          onChoose={(file, fault) => {
            setPhoto(file)
            setPhotoFault(fault)
          }}
        />
        {/* The element is rendered before its sentence appears, because a screen reader announces only changes inside a region
            that it knows. */}
        <output className="block empty:hidden sm:col-span-2">
          {doctor.specialty_verified && sendsToReview(doctor, form.values) && (
            <p className="rounded-control border border-warn bg-warn-soft px-4 py-3 text-warn-ink">
              {texts.willEnd}
            </p>
          )}
        </output>
      </form>
    </Dialog>
  )
}

interface LicenceFieldsProps {
  form: ReturnType<typeof useForm<LicenceValues>>
  /** Names of specialties to choose from; empty while the list is not loaded. */
  listed: readonly string[]
}

/** Fields for the profession with its cédula, and for the specialty with its own. */
function LicenceFields({ form, listed }: LicenceFieldsProps) {
  const texts = useTexts('licence')
  const { profession } = form.values
  const specialty = form.values.specialty.trim()
  const { onChange: _typed, ...until } = form.field('specialty_until')
  return (
    <>
      <Select
        {...form.field('profession')}
        label={texts.fields.profession}
        hint={isProfession(profession) ? texts.scopes[profession] : undefined}
        options={professions.map((value) => ({ value, label: texts.professions[value] }))}
        className="sm:col-span-2"
      />
      <TextField
        {...form.field('cedula_prof')}
        label={texts.fields.cedula}
        hint={texts.hints.cedula}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
      />
      <TextField
        {...form.field('alma_mater')}
        label={texts.fields.institution}
        autoComplete="off"
        maxLength={200}
      />
      <ListedField
        {...form.field('specialty')}
        label={texts.fields.specialty}
        hint={texts.hints.specialty}
        optional
        listed={listed}
        maxLength={120}
      />
      <TextField
        {...form.field('specialty_no')}
        label={texts.fields.specialtyCedula}
        optional={specialty === ''}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
      />
      {specialty !== '' && (
        <DayField
          {...until}
          onDay={(day) => form.set('specialty_until', day)}
          label={texts.fields.specialtyUntil}
          hint={texts.hints.specialtyUntil}
          optional
          className="sm:col-span-2"
        />
      )}
    </>
  )
}
