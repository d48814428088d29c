import { FileButton, type FileButtonProps } from './FileButton.tsx'

/** Asks for a picture of the device: .jpg or .png. */
export const PictureButton = (props: Omit<FileButtonProps, 'accept'>) => (
  <FileButton {...props} accept="image/jpeg,image/png" />
)
