import { type SubmitEvent, useState } from 'react'
import type { Feedback } from '#contract/profile/profile.ts'
import { savePreference } from '../../../lib/account/profile.ts'
import { useTexts } from '../../../lib/texts.ts'
import { FormEnd } from '../../../ui/fields/FormEnd.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { RatingField } from './RatingField.tsx'

/** Maximum number of characters of a review's text, as in contract/profile/profile.ts. */
const LONGEST = 2000

interface ReviewFormProps {
  /** The doctor's earlier review, which the form changes; null before the first one. */
  given: Feedback | null
  question: string
  onDone: () => void
  onCancel: (() => void) | undefined
}

/** Form of the doctor's review of the product: a rating from 1 to 5, and an optional text. */
export function ReviewForm({ given, question, onDone, onCancel }: ReviewFormProps) {
  const texts = useTexts('user-review')
  const { cancel } = useTexts('common')
  const [rating, setRating] = useState(given?.rating)
  const [description, setDescription] = useState(given?.description ?? '')
  const [fault, setFault] = useState<'rating' | 'unsaved'>()
  const [isSaving, setSaving] = useState(false)
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isSaving) return
    if (rating === undefined) {
      setFault('rating')
      return
    }
    setSaving(true)
    const isSaved = await savePreference({ feedback: { rating, description: description.trim() } })
    setSaving(false)
    setFault(isSaved ? undefined : 'unsaved')
    if (isSaved) onDone()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      className="grid content-start gap-4 px-4 py-4 sm:px-5"
    >
      <RatingField
        label={question}
        value={rating}
        onChange={(chosen) => {
          setRating(chosen)
          setFault(undefined)
        }}
      />
      <TextArea
        label={texts.description}
        optional
        rows={3}
        maxLength={LONGEST}
        value={description}
        onChange={(event) => setDescription(event.target.value)}
      />
      <FormEnd>
        <p role="alert" className="text-sm text-stop-ink">
          {fault && texts.faults[fault]}
        </p>
        {onCancel && <Button onClick={onCancel}>{cancel}</Button>}
        <Button tone="primary" type="submit" busy={isSaving}>
          {given === null ? texts.send : texts.save}
        </Button>
      </FormEnd>
    </form>
  )
}
