import { useRef } from 'react'
import { Button, type ButtonProps } from '../Button.tsx'

export interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** As the attribute of an input: extensions and media types. */
  accept: string
  onPick: (file: File) => void
}

/** Asks for a file of the device. */
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
          // The same file may be chosen again after a refusal.
          target.value = ''
          if (file) onPick(file)
        }}
      />
    </>
  )
}
