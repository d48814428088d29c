import { useRef } from 'react'
import { Button, type ButtonProps } from './Button.tsx'

interface PictureButtonProps extends Omit<ButtonProps, 'onClick'> {
  onPick: (picture: File) => void
}

/** Asks for a picture of the device: .jpg or .png. */
export function PictureButton({ onPick, ...button }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png"
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
