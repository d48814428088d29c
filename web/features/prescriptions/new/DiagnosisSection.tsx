import { useTexts } from '../../../lib/texts.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { fieldIds } from './draft/field-ids.ts'
import type { DraftParts } from './parts.ts'
import { Section } from './Section.tsx'

/** Why it is prescribed. Enter goes on to the medicines. */
export function DiagnosisSection({ draft, dispatch, errorOf }: DraftParts) {
  const texts = useTexts('composer')
  return (
    <Section id="rx-diagnosis-title" title={texts.diagnosis}>
      <div className="grid items-start gap-x-5 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          id={fieldIds.diagnosis}
          label={texts.diagnosis}
          hideLabel
          optional
          maxLength={500}
          enterKeyHint="next"
          placeholder={texts.diagnosisPlaceholder}
          error={errorOf(fieldIds.diagnosis)}
          value={draft.diagnosis}
          onChange={({ target }) => dispatch({ kind: 'set', change: { diagnosis: target.value } })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing)
              return
            event.preventDefault()
            document.getElementById(fieldIds.add)?.focus()
          }}
        />
        <Checkbox
          label={texts.showDiagnosis}
          checked={draft.show_diagnosis}
          onChange={({ target }) => dispatch({ kind: 'set', change: { show_diagnosis: target.checked } })}
        />
      </div>
    </Section>
  )
}
