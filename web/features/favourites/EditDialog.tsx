import { Trash2 } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import type { Favourite, FavouriteBody } from '#contract/medications/favourites.ts'
import { useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { WithNames } from '../../ui/Clinical.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useFavouriteChange } from './use-change.ts'

const FORM = 'edit-favourite'

/**
 * Dialog for the name, diagnosis, instructions and medicines of an own favourite. Other medicines are added
 * in the composer.
 */
export function EditDialog({ favourite, onClose }: { favourite: Favourite; onClose: () => void }) {
  const texts = useTexts('favourites')
  const { cancel } = useTexts('common')
  const { failure, isBusy, save } = useFavouriteChange(favourite.id, onClose)
  const [name, setName] = useState(favourite.name)
  const [body, setBody] = useState<FavouriteBody>(() => {
    const { diagnosis, diagnoses, show_diagnosis, extras, rows } = favourite
    return { diagnosis, diagnoses, show_diagnosis, extras, rows }
  })
  const set = (change: Partial<FavouriteBody>) => setBody({ ...body, ...change })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (name.trim() !== '') save({ name, body })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closesOutside={false}
      title={texts.editTitle}
      className="w-[min(38rem,calc(100vw-2rem))]"
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button tone="primary" type="submit" form={FORM} busy={isBusy} disabled={name.trim() === ''}>
            {texts.saveNow}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} className="grid gap-4">
        <TextField
          label={texts.name}
          error={failure}
          maxLength={80}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        {body.diagnoses.length === 0 && (
          <TextField
            label={texts.diagnosis}
            optional
            maxLength={500}
            value={body.diagnosis}
            onChange={({ target }) => set({ diagnosis: target.value })}
          />
        )}
        <RowFields rows={body.rows} onChange={(rows) => set({ rows })} />
        <TextArea
          label={texts.extras}
          optional
          rows={2}
          maxLength={2000}
          value={body.extras}
          onChange={({ target }) => set({ extras: target.value })}
        />
      </form>
    </Dialog>
  )
}

type Rows = FavouriteBody['rows']

/**
 * Fields for the instructions of each medicine of a favourite, with a button to remove the medicine while another one is left.
 */
function RowFields({ rows, onChange }: { rows: Rows; onChange: (rows: Rows) => void }) {
  const texts = useTexts('favourites')
  return rows.map((row) => {
    const drug = row.generic || row.presentation
    const write = (instructions: string) =>
      onChange(rows.map((one) => (one.key === row.key ? { ...one, instructions } : one)))
    return (
      <div key={row.key} className="flex items-end gap-1">
        <TextArea
          label={<WithNames text={texts.instructionsOf(drug)} names={[drug]} />}
          rows={2}
          maxLength={1000}
          value={row.instructions}
          className="min-w-0 flex-1"
          onChange={({ target }) => write(target.value)}
        />
        {rows.length > 1 && (
          <IconButton
            icon={Trash2}
            label={texts.removeRow(drug)}
            spoken={<WithNames text={texts.removeRow(drug)} names={[drug]} />}
            onClick={() => onChange(rows.filter((one) => one.key !== row.key))}
          />
        )}
      </div>
    )
  })
}
