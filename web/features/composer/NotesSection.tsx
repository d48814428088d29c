import type { ComponentType } from 'react'
import type { NoteField } from '#contract/prescription/document-fields.ts'
import { useDocumentLang } from '../../lib/document-texts.ts'
import { useTexts } from '../../lib/texts.ts'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { FollowUpField } from './FollowUpField.tsx'
import { fieldIds } from './draft/field-ids.ts'
import type { DraftParts } from './parts.ts'
import { Section } from './Section.tsx'

/**
 * The control of each field that the sheet prints below the medicines. The type makes a field without a control a compile error.
 */
const controls: Record<NoteField, ComponentType<DraftParts>> = { extras: Extras, follow_up_on: FollowUpField }

/**
 * Section of the fields that apply to the whole prescription: general instructions and the next appointment.
 */
export function NotesSection(parts: DraftParts) {
  const texts = useTexts('composer')
  return (
    <Section id="rx-extras-title" title={texts.extras} look="beside">
      {Object.entries(controls).map(([field, Control]) => (
        <Control key={field} {...parts} />
      ))}
    </Section>
  )
}

function Extras({ draft, dispatch, errorOf }: DraftParts) {
  const texts = useTexts('composer')
  const { printed } = useDocumentLang()
  return (
    <TextArea
      id={fieldIds.extras}
      label={texts.extras}
      hideLabel
      optional
      rows={2}
      maxLength={2000}
      placeholder={texts.extrasPlaceholder}
      error={errorOf(fieldIds.extras)}
      lang={draft.extras ? printed : undefined}
      value={draft.extras}
      onChange={({ target }) => dispatch({ kind: 'set', change: { extras: target.value } })}
    />
  )
}
