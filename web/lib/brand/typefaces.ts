import latin from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import extended from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2?url'
import { headingPainted } from '../heading-painted.ts'

/** Family of the default brand's texts, and of the sheets of every brand. */
const OWN = 'Atkinson Hyperlegible Next Variable'
/** Latin letters of the second file, which Spanish and English do not need. Its rarer letters and signs are left to the system's typeface. */
const EXTENDED = 'U+100-2BA,U+2BD-2C5,U+2C7-2FF,U+1D00-1EFF'

/** Whether the service worker controls the page: files of earlier visits are then on the device. */
const isLaterVisit = (): boolean => Boolean(navigator.serviceWorker?.controller)

/**
 * Registers a typeface, which the browser downloads when a text needs it. On a first visit the registration waits until the
 * first heading has been painted, in a typeface of the system: a file of 35 kB would share a slow line with the scripts and
 * data of the page. On later visits the texts have the typeface from their first paint.
 */
export async function addTypeface(
  family: string,
  address: string,
  descriptors: FontFaceDescriptors,
): Promise<void> {
  if (!isLaterVisit()) await headingPainted()
  document.fonts.add(new FontFace(family, `url(${address})`, { ...descriptors, display: 'swap' }))
}

/** Registers the typeface of the default brand and of the sheets. The file that is added last is asked for its letters first. */
export function addOwnTypeface(): void {
  const weight = '200 800'
  void addTypeface(OWN, latin, { weight })
  void addTypeface(OWN, extended, { weight, unicodeRange: EXTENDED })
}
