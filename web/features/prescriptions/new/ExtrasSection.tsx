import { useTexts } from '../../../lib/texts.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { fieldIds } from './draft/field-ids.ts'
import type { DraftParts } from './parts.ts'
import { Section } from './Section.tsx'

/** What goes for the patient as a whole. */
export function ExtrasSection({ draft, dispatch, errorOf }: DraftParts) {
  const texts = useTexts('composer')
  return (
    <Section id="rx-extras-title" title={texts.extras}>
      <TextArea
        id={fieldIds.extras}
        label={texts.extras}
        hideLabel
        optional
        rows={2}
        maxLength={2000}
        placeholder={texts.extrasPlaceholder}
        error={errorOf(fieldIds.extras)}
        value={draft.extras}
        onChange={({ target }) => dispatch({ kind: 'set', change: { extras: target.value } })}
      />
    </Section>
  )
}
