/**
 * Style of a button inside the third line of a row. On a touch screen the area that can be pressed is larger than the drawn
 * button, so that the line is as high as one without a button.
 */
export const inlineAction =
  'relative cursor-pointer rounded-small font-semibold text-accent hover:underline pointer-coarse:after:absolute pointer-coarse:after:-inset-x-0.5 pointer-coarse:after:-inset-y-3'
