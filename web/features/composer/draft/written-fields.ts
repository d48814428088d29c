import type { DocumentField, EachField } from '#contract/prescription/document-fields.ts'
import { diagnosisText } from '#contract/values/diagnosis-text.ts'
import type { DraftBody } from '#contract/drafts/drafts.ts'

/** Empty values of the fields that apply to the whole prescription. */
export const blankFields = {
  diagnosis: '',
  show_diagnosis: false,
  extras: '',
  follow_up_on: '',
} satisfies EachField<unknown>

/** The fields of a draft that apply to the whole prescription, in the form of the request to issue. */
export const writtenFields = (draft: Pick<DraftBody, DocumentField | 'diagnoses'>) =>
  ({
    diagnosis: diagnosisText(draft),
    show_diagnosis: draft.show_diagnosis,
    extras: draft.extras.trim(),
    follow_up_on: draft.follow_up_on || null,
  }) satisfies EachField<unknown>
