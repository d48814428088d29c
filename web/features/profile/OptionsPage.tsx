import { useState } from 'react'
import type { DarkMode, UxSettings } from '#contract/profile/profile.ts'
import { type Language, languages } from '#locales/locale.ts'
import { savePreference, useDoctor } from '../../lib/account/profile.ts'
import { persistLocal } from '../../lib/calls/persist.ts'
import { useTexts } from '../../lib/texts.ts'
import { notify } from '../../ui/notices/notices.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { FormEnd } from '../../ui/fields/FormEnd.tsx'
import { Page } from '../../ui/Page.tsx'
import { Select } from '../../ui/fields/Select.tsx'
import { ClinicOption } from './ClinicOption.tsx'
import { MailOptions } from './MailOptions.tsx'
import { PaylinksOption } from './PaylinksOption.tsx'
import { StepUpOption } from './StepUpOption.tsx'

const modes: Record<'auto' | 'light' | 'dark', DarkMode> = { auto: 'auto', light: false, dark: true }
type Mode = keyof typeof modes

/** Page for the appearance and language of the interface and for mails; each choice is saved at once. */
export function OptionsPage() {
  const texts = useTexts('profile')
  const { ux_settings: settings } = useDoctor()
  const mode = settings.darkMode === 'auto' ? 'auto' : settings.darkMode ? 'dark' : 'light'
  const [isSaved, setSaved] = useState(false)
  const save = async (change: Partial<UxSettings>) => {
    setSaved(false)
    const isKept = await savePreference(change)
    setSaved(isKept)
    if (!isKept) notify({ message: texts.notSaved, colour: 'error' })
  }
  return (
    <Page title={texts.optionsTitle} lead={texts.optionsLead} width="narrow">
      <div className="grid gap-5 surface p-4 sm:p-6">
        <Select
          label={texts.appearance}
          value={mode}
          options={(Object.keys(modes) as Mode[]).map((value) => ({ value, label: texts.modes[value] }))}
          onChange={(event) => void save({ darkMode: modes[event.target.value as Mode] })}
        />
        <Select
          label={texts.language}
          value={settings.language}
          options={languages.map((value) => ({ value, label: texts.languages[value] }))}
          onChange={(event) => {
            // A language that was chosen earlier and could not be saved is given up.
            persistLocal({ chosen: false })
            void save({ language: event.target.value as Language })
          }}
        />
        <Checkbox
          label={texts.mini}
          hint={texts.miniHint}
          checked={settings.mini}
          onChange={(event) => void save({ mini: event.target.checked })}
        />
        <Checkbox
          label={texts.beta}
          hint={texts.betaHint}
          checked={settings.betaLayout}
          onChange={(event) => void save({ betaLayout: event.target.checked })}
        />
        <ClinicOption chosen={settings.clinicId} onChoose={(clinicId) => void save({ clinicId })} />
        <StepUpOption />
        <FormEnd done={isSaved && texts.optionSaved} />
      </div>
      <MailOptions settings={settings} onChoose={save} />
      <PaylinksOption />
    </Page>
  )
}
