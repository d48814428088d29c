import { type ComponentProps, useId } from 'react'
import { TextField } from './TextField.tsx'

/** Text input of one line that proposes the names of a list while somebody types. */
export function ListedField({
  listed,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'list'> & { listed: readonly string[] }) {
  const listId = useId()
  return (
    <>
      <TextField {...field} list={listId} autoComplete="off" />
      <datalist id={listId}>
        {listed.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  )
}
