import { type SyntheticEvent, useState } from 'react'
import { drugsInShort } from '#contract/medications/drug-name.ts'
import { api } from '../../../lib/calls/api.ts'
import { favouriteCalls } from '../../../lib/calls/endpoints.ts'
import { problemText } from '../../../lib/calls/problem-text.ts'
import { invalidate } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import type { ComposerDraft } from '../draft/draft.ts'
import { favouriteWords } from './words.ts'
import { selectOnFocus } from '../../../ui/fields/select-on-focus.ts'

const NAME_MAX = 80

/** Form that saves the draft as a favourite, under a name. */
export function SaveFavourite({ draft, onClose }: { draft: ComposerDraft; onClose: () => void }) {
  const texts = useTexts('favourites')
  const { cancel } = useTexts('common')
  const [name, setName] = useState(() => nameOf(draft).slice(0, NAME_MAX))
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (name.trim() === '' || isBusy) return
    setBusy(true)
    try {
      const body = { prescription: draft.idempotencyKey, name, body: favouriteWords(draft) }
      await api(favouriteCalls.create, { body })
      void invalidate(favouriteCalls.list)
      notify({ message: texts.saved(name.trim()), colour: 'success' })
      onClose()
    } catch (error) {
      setFailure(problemText(error))
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={texts.save}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            tone="primary"
            busy={isBusy}
            disabled={name.trim() === ''}
            type="submit"
            form="save-favourite"
          >
            {texts.saveNow}
          </Button>
        </>
      }
    >
      <form id="save-favourite" onSubmit={(event) => void save(event)}>
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          error={failure}
          maxLength={NAME_MAX}
          value={name}
          onChange={({ target }) => setName(target.value)}
          onFocus={selectOnFocus}
        />
      </form>
    </Dialog>
  )
}

const nameOf = ({ diagnosis, diagnoses, rows }: ComposerDraft): string =>
  diagnoses[0]?.name ?? (diagnosis.trim() || drugsInShort(rows, 3).names)
