import { useRef } from 'react'
import { Button, type ButtonProps } from '../Button.tsx'

export interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The `accept` attribute of the file input: extensions and media types. */
  accept: string
  onPick: (file: File) => void
}

/** Button that opens the device's file picker. */
export function FileButton({ accept, onPick, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-hidden
        className="hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The input is reset, so that the same file can be chosen again after it was refused.
          target.value = ''
          if (file) onPick(file)
        }}
      />
    </>
  )
}
