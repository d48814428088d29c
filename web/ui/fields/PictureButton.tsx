import { FileButton, type FileButtonProps } from './FileButton.tsx'

/** Button that asks for a picture file of the device: .jpg or .png. */
export const PictureButton = (props: Omit<FileButtonProps, 'accept'>) => (
  <FileButton {...props} accept="image/jpeg,image/png" />
)
