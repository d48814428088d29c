/** Class names of the box of inputs, text areas and selects. */
export const controlStyle =
  'min-h-11 w-full rounded-control border border-edge bg-card px-3 py-2 text-base text-ink ' +
  'transition-[border-color,box-shadow] duration-150 hover:border-ink-faint ' +
  'focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-offset-0 ' +
  'aria-invalid:border-stop aria-invalid:focus-visible:outline-stop ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-ink-faint ' +
  '[&[readonly]]:bg-sunk'
